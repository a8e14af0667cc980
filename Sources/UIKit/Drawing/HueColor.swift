import CoreGraphics

/// A colour by hue, saturation and brightness, each from 0 to 1.
struct HueColor {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let high = max(red, green, blue)
    let range = high - min(red, green, blue)
    brightness = high
    saturation = high == 0 ? 0 : range / high
    if range == 0 {
      hue = 0
    } else if high == red {
      let sixth = (green - blue) / range
      hue = (sixth < 0 ? sixth + 6 : sixth) / 6
    } else if high == green {
      hue = ((blue - red) / range + 2) / 6
    } else {
      hue = ((red - green) / range + 4) / 6
    }
  }

  /// Red, green and blue.
  var components: (CGFloat, CGFloat, CGFloat) {
    let position = (hue - hue.rounded(.down)) * 6
    let sector = position.rounded(.down)
    let fraction = position - sector
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    switch Int(sector) {
    case 0: return (brightness, rising, low)
    case 1: return (falling, brightness, low)
    case 2: return (low, brightness, rising)
    case 3: return (low, falling, brightness)
    case 4: return (rising, low, brightness)
    default: return (brightness, low, falling)
    }
  }
}
