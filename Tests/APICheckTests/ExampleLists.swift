import APICheck
import Foundation

/// Reads small lists that have one of each form which the real ones have.
func withExampleLists<Value>(_ body: (AppleNames) throws -> Value) throws -> Value {
  try withTemporaryFolder { folder in
    for (file, text) in exampleLists {
      try Data(text.utf8).write(to: folder.appendingPathComponent(file))
    }
    return try body(AppleNames(listsIn: folder))
  }
}

/// Makes a folder that is gone afterwards.
func withTemporaryFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
  let files = FileManager.default
  let folder = files.temporaryDirectory.appendingPathComponent("glissade-\(UUID().uuidString)")
  try files.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? files.removeItem(at: folder) }
  return try body(folder)
}

private let exampleLists = [
  "signatures.md": """
  # API signatures
  - Existentials are printed without `any`; both spellings must compile.

  ### class UIResponder : NSObject [2]
  - UIResponder.next: `var next: UIResponder? { get }` [2]

  ### class UIView : UIResponder, NSCoding [2]
  - UIView.init(frame:): `init(frame: CGRect)` [2]
  - UIView.frame: `var frame: CGRect` [2]
  - UIView.animate(withDuration:animations:): `class func animate(withDuration: TimeInterval, animations: @escaping () -> Void)` [4]
  - UIView.AnimationCurve: `enum AnimationCurve : Int { case easeInOut, easeIn, easeOut, linear }` [2]

  ### class UIScrollView : UIView [2]
  - UIScrollView.contentSize: `var contentSize: CGSize` [2]

  ### protocol UIScrollViewDelegate : NSObjectProtocol [2]
  - UIScrollViewDelegate.scrollViewDidScroll(_:): `optional func scrollViewDidScroll(_ scrollView: UIScrollView)` [2]

  ### extension UIFont [7]
  - UIFont.init(rawValue:): `struct Weight : Hashable, RawRepresentable { init(rawValue: CGFloat); static let thin, bold: UIFont.Weight }` [8.2]

  ### enum UIBarStyle : Int [2]
  - UIBarStyle.`default`: `case `default`` [2]

  ### struct NSDirectionalRectEdge : OptionSet [13]
  - NSDirectionalRectEdge.top, leading, all: `static var top, leading, all: NSDirectionalRectEdge { get }` [13]

  ### extension IndexPath [2]
  - IndexPath.row: `var row: Int` [2]
  - (global) CACurrentMediaTime: `func CACurrentMediaTime() -> CFTimeInterval` [2]
  - (global) kCATransition: `let kCATransition: String` [2]
  """,
  "quartzcore.tsv": """
  # owner\tname\tkind\tSwift declaration\tavailable from
  -\tCALayer\tClass\tclass CALayer\tiOS 2.0+
  CALayer\tCALayer.ToneMapMode\tType Property\tstatic let never: CALayer.ToneMapMode\tiOS 18.0+
  CALayer\tadd(_:forKey:)\tInstance Method\tfunc add(_ anim: CAAnimation, forKey key: String?)\tiOS 2.0+
  """,
  "coregraphics.tsv": """
  # owner\tname\tkind\tSwift declaration\tavailable from
  -\tCGError\tEnumeration\tenum CGError\t
  CGError\tCGError.failure\tCase\tcase failure\t
  """,
  "uikit.tsv": """
  # type\tkind\tbase\tmember kind\tObjective-C name\tstatic\trequired (protocols)\tiOS\tshape
  UITextView\tclass\tUIScrollView; UITextInput, NSCoding\t\t\t\t\t\t
  UITextView\t\t\tmethod\tscrollRangeToVisible:\t\t\t\tvoid ScrollRangeToVisible (NSRange range)
  UITextView\t\t\tmethod\tinitWithFrame:textContainer:\t\t\t\tNativeHandle Constructor (CGRect frame)
  """,
]
