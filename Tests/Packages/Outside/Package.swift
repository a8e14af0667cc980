// swift-tools-version: 6.2
import PackageDescription

// What somebody else's package looks like. It is tested as a copy, beside which `Glissade` leads to this repository.
let package = Package(
  name: "Outside",
  dependencies: [.package(name: "Glissade", path: "../Glissade")],
  targets: [
    .executableTarget(
      name: "Film",
      dependencies: [
        .product(name: "GlissadeTool", package: "Glissade"),
        .product(name: "Simulator", package: "Glissade"),
        .product(name: "UIKit", package: "Glissade"),
      ]),
    .testTarget(
      name: "OutsideTests",
      dependencies: [
        .product(name: "UIKit", package: "Glissade"),
        .product(name: "Simulator", package: "Glissade"),
      ]),
  ]
)
