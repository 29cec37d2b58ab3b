// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Screens",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Screens", targets: ["Screens", "Rows"])],
  targets: [
    .target(name: "Screens"),
    // Written as apps are, with words that only Apple's compiler takes.
    .target(name: "Rows", resources: [.process("Rows.xcassets")], swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
