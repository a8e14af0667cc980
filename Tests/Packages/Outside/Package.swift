// swift-tools-version: 6.2
import PackageDescription

// What somebody else's package looks like. It is tested as a copy, beside which `Glissade` leads to this repository.
let package = Package(
  name: "Outside",
  dependencies: [.package(name: "Glissade", path: "../Glissade")],
  targets: [
    .testTarget(
      name: "OutsideTests",
      dependencies: [
        .product(name: "UIKit", package: "Glissade"),
        .product(name: "Simulator", package: "Glissade"),
      ])
  ]
)
