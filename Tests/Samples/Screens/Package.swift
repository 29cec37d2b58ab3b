// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Screens",
  defaultLocalization: "en",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Screens", targets: ["Screens", "Rows"])],
  targets: [
    .target(name: "Screens"),
    // Written like an app, with words that only Apple's compiler accepts.
    .target(
      name: "Rows",
      resources: [.process("Rows.xcassets"), .process("en.lproj"), .process("de.lproj")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
