// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Screens",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Screens", targets: ["Screens"])],
  targets: [.target(name: "Screens")]
)
