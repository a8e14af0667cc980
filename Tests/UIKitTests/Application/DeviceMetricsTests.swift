import Testing
import UIKit

@Suite("Device metrics")
struct DeviceMetricsTests {
  struct Expected {
    var metrics: DeviceMetrics
    var size: CGSize
    var scale: CGFloat
    var top: CGFloat
    var bottom: CGFloat
  }

  @Test(
    "5.2 size, scale and portrait safe area of each class",
    arguments: [
      Expected(
        metrics: .iPhoneSE, size: CGSize(width: 375, height: 667), scale: 2, top: 20, bottom: 0),
      Expected(
        metrics: .iPhoneX, size: CGSize(width: 375, height: 812), scale: 3, top: 44, bottom: 34),
      Expected(
        metrics: .iPhone14, size: CGSize(width: 390, height: 844), scale: 3, top: 47, bottom: 34),
      Expected(
        metrics: .iPhone15, size: CGSize(width: 393, height: 852), scale: 3, top: 59, bottom: 34),
      Expected(
        metrics: .iPhone15ProMax, size: CGSize(width: 430, height: 932), scale: 3, top: 59, bottom: 34),
    ])
  func table(_ expected: Expected) {
    let insets = expected.metrics.safeArea(in: .portrait)
    #expect(expected.metrics.size(in: .portrait) == expected.size)
    #expect(expected.metrics.scale == expected.scale)
    #expect(insets == UIEdgeInsets(top: expected.top, left: 0, bottom: expected.bottom, right: 0))
  }

  @Test("5.2.1 landscape of the X class: 44 pt at both sides, 21 pt below, nothing above")
  func landscape() {
    let insets = DeviceMetrics.iPhoneX.safeArea(in: .landscapeLeft)
    #expect(insets == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    #expect(DeviceMetrics.iPhoneX.size(in: .landscapeRight) == CGSize(width: 812, height: 375))
  }

  @Test("Names are unique and fit for a command line")
  func names() {
    let names = DeviceMetrics.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" } })
  }
}
