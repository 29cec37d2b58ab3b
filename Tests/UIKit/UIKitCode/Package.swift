// swift-tools-version: 6.2
import PackageDescription

// The same sources in both language modes, as a separate package that knows only the product `UIKit`.
let package = Package(
  name: "uikit-code",
  dependencies: [.package(name: "render-layouts", path: "../..")],
  targets: [
    .target(
      name: "UIKitCode5", dependencies: [.product(name: "UIKit", package: "render-layouts")], path: "Swift5",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "UIKitCode6", dependencies: [.product(name: "UIKit", package: "render-layouts")], path: "Swift6",
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
