// swift-tools-version: 6.2
import PackageDescription

/// The identity of the measured package: the name of its folder, as the Swift package manager uses it.
let measured = Context.packageDirectory.split(separator: "/").dropLast().last.map { $0.lowercased() } ?? ""

/// The settings of all targets.
let common: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // The measured declarations have package access, so these programs must count as part of that package.
  .unsafeFlags(["-package-name", measured]),
]

/// Returns a library of the measured package.
func library(_ name: String) -> Target.Dependency { .product(name: name, package: measured) }

/// The package of the benchmarks. Only scripts/benchmark and scripts/test build it. With the scratch folder of the main
/// package, both packages share their build products.
let package = Package(
  name: "benchmarks",
  dependencies: [.package(path: "..")],
  targets: [
    .executableTarget(
      name: "solve-problem", dependencies: [library("LinearConstraints"), library("Scenes")], path: "SolveProblem",
      packageAccess: false, swiftSettings: common),
    .executableTarget(
      name: "measure-drawing",
      dependencies: ["LayoutReview", "CairoDrawing", "Scenes", "AutoLayout", "Drawing"].map(library),
      path: "MeasureDrawing", packageAccess: false, swiftSettings: common),
    .executableTarget(
      name: "decode-artwork", dependencies: ["ArtworkDecoding"].map(library), path: "DecodeArtwork",
      packageAccess: false, swiftSettings: common),
    .executableTarget(
      name: "edit-screen", dependencies: ["UIKit"].map(library), path: "EditScreen", packageAccess: false,
      swiftSettings: common),
    .testTarget(
      name: "SolveProblemTests", dependencies: ["solve-problem", library("LinearConstraints")],
      path: "SolveProblemTests", packageAccess: false, swiftSettings: common),
  ]
)
