// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// A C library that Debian keeps, found through pkg-config.
func systemLibrary(_ name: String, pkgConfig: String, package: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/SystemLibraries/\(name)", pkgConfig: pkgConfig,
    providers: [.apt([package])])
}

/// One of the articles' programs, written the way apps of their time are: Swift 5 sources, UIKit only.
func article(_ name: String) -> Target {
  .target(
    name: name, dependencies: ["UIKit"], path: "Examples/Articles/\(name)",
    swiftSettings: strict + [.swiftLanguageMode(.v5)])
}

let articles: [Target.Dependency] = [
  "TypedAnimator", "SideSlide", "CornerCircle", "ButtonCircle", "OptInFlag",
]

/// The same sources as a Swift 6 app has them; a link stands for the folder, which belongs to one target only.
func articleInSwift6(_ name: String) -> Target {
  .target(
    name: "\(name)InSwift6", dependencies: ["UIKit"], path: "Examples/InSwift6/\(name)",
    swiftSettings: strict + [.swiftLanguageMode(.v6)])
}

func test(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: dependencies + ["_Testing_CoreGraphics", "_Testing_UIKit"],
    path: "Tests/\(name)Tests", swiftSettings: strict)
}

let package = Package(
  name: "Glissade",
  products: [
    .library(
      name: "UIKit",
      targets: ["UIKit", "QuartzCore", "CoreGraphics", "_Testing_CoreGraphics", "_Testing_UIKit"]),
    .library(name: "Simulator", targets: ["Simulator"]),
    .library(name: "GlissadeTool", targets: ["GlissadeTool"]),
    .executable(name: "glissade", targets: ["GlissadeCommand"]),
  ],
  targets: [
    systemLibrary("CCairo", pkgConfig: "cairo", package: "libcairo2-dev"),
    systemLibrary("CPango", pkgConfig: "pangocairo", package: "libpango1.0-dev"),
    systemLibrary("CFontconfig", pkgConfig: "fontconfig", package: "libfontconfig-dev"),
    systemLibrary("CLibdeflate", pkgConfig: "libdeflate", package: "libdeflate-dev"),
    systemLibrary("CPNG", pkgConfig: "libpng", package: "libpng-dev"),
    systemLibrary("CJPEG", pkgConfig: "libjpeg", package: "libjpeg62-turbo-dev"),
    systemLibrary("CWebP", pkgConfig: "libwebp", package: "libwebp-dev"),

    .target(name: "PixelKernels"),
    .target(
      name: "_Testing_CoreGraphics",
      path: "Sources/TestingOverlays/_Testing_CoreGraphics", swiftSettings: strict),
    .target(
      name: "_Testing_UIKit",
      path: "Sources/TestingOverlays/_Testing_UIKit", swiftSettings: strict),

    .target(name: "DarwinSupplement", swiftSettings: strict),
    .target(
      name: "CoreGraphics",
      dependencies: ["DarwinSupplement", "CCairo", "CLibdeflate", "CPNG", "CJPEG", "CWebP"],
      swiftSettings: strict),
    .target(
      name: "Compositor", dependencies: ["CoreGraphics", "PixelKernels"], swiftSettings: strict),
    .target(
      name: "Typesetting", dependencies: ["CoreGraphics", "CCairo", "CPango", "CFontconfig"],
      swiftSettings: strict),
    .target(
      name: "QuartzCore", dependencies: ["CoreGraphics", "Compositor", "Typesetting"], swiftSettings: strict),
    .target(
      name: "UIKit", dependencies: ["QuartzCore", "CoreGraphics", "Typesetting"],
      swiftSettings: strict),
    .target(
      name: "Simulator",
      dependencies: ["UIKit", "QuartzCore", "Typesetting", "Compositor", "CoreGraphics"],
      swiftSettings: strict),

    article("TypedAnimator"),
    article("SideSlide"),
    article("CornerCircle"),
    article("ButtonCircle"),
    article("OptInFlag"),
    articleInSwift6("OptInFlag"),
    .target(
      name: "Gallery", dependencies: ["UIKit", "Simulator"] + articles,
      swiftSettings: strict),
    .target(
      name: "Benchmarks", dependencies: ["QuartzCore", "Compositor", "CoreGraphics", "PixelKernels"],
      path: "Benchmarks", exclude: ["peers"], swiftSettings: strict),
    .target(
      name: "GlissadeTool",
      dependencies: [
        "Simulator", "QuartzCore", "Typesetting", "Compositor", "CoreGraphics", "Benchmarks",
      ],
      swiftSettings: strict),
    // Takes the place of a program's malloc, so that no library depends on it.
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "GlissadeCommand", dependencies: ["GlissadeTool", "Gallery", "AllocationCounter"],
      swiftSettings: strict),

    .executableTarget(
      name: "SceneCheckCommand", dependencies: ["QuartzCore", "Compositor", "CoreGraphics"],
      swiftSettings: strict),

    .target(name: "APICheck", swiftSettings: strict),
    .executableTarget(name: "APICheckCommand", dependencies: ["APICheck"], swiftSettings: strict),

    test("APICheck", ["APICheck"]),
    test("DarwinSupplement", ["DarwinSupplement"]),
    test("CoreGraphics", ["CoreGraphics", "CLibdeflate"]),
    test("Compositor", ["Compositor", "QuartzCore", "CoreGraphics", "PixelKernels"]),
    test("Typesetting", ["Typesetting", "CoreGraphics"]),
    test("QuartzCore", ["QuartzCore", "Compositor", "Typesetting", "AllocationCounter"]),
    test("UIKit", ["UIKit", "Simulator"]),
    test("Simulator", ["Simulator", "UIKit"]),
    test("Examples", ["Gallery", "Simulator", "UIKit", "OptInFlagInSwift6"] + articles),
    test("GlissadeTool", ["GlissadeTool", "Benchmarks", "Gallery", "Simulator"]),
  ]
)
