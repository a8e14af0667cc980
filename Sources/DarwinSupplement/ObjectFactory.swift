import Foundation

/// Makes objects of classes known at run time only, by their `init()`.
///
/// Apple's runtime makes an object of any class; Swift asks for a `required` initialiser, which the open classes here
/// cannot have: every subclass in an app would have to repeat the word. But the entry for `init()` has the same place
/// in the table of every descendant of `NSObject`, so it can be called through a class that does have it as required.
package enum ObjectFactory {
  package static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    let pretended = unsafeBitCast(type, to: _ObjectFactoryTemplate.Type.self)
    return unsafeDowncast(pretended.init() as AnyObject, to: type)
  }
}

/// Open, because only then must the optimiser look the initialiser up in the table: for a class that nobody can
/// inherit from it calls this one's own.
open class _ObjectFactoryTemplate: NSObject {
  public required override init() {
    super.init()
  }
}
