import QuartzCore
import Typesetting

// Text layers know fonts and colours of ours that way.
extension UIFont: FontSource {
  package var fontDescription: FontDescription { descriptor }
}

extension UIColor: ColorSource {}
