import Typesetting

/// An object that stands for a font; text layers take it where applications name one.
package protocol FontSource: AnyObject {
  var fontDescription: FontDescription { get }
}

/// An object that stands for a colour.
package protocol ColorSource: AnyObject {
  var cgColor: CGColor { get }
}
