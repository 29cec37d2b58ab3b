// swift-tools-version: 6.2
import PackageDescription

/// The identity of the package that is measured: its folder's name, by which Swift's package manager calls it.
let measured = Context.packageDirectory.split(separator: "/").dropLast().last.map { $0.lowercased() } ?? ""

/// The settings of every target.
let common: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // What is measured is open to targets of its own package alone: programs that measure count as such.
  .unsafeFlags(["-package-name", measured]),
]

/// A library of the package that is measured.
func library(_ name: String) -> Target.Dependency { .product(name: name, package: measured) }

/// A package of its own: only scripts/benchmark and scripts/test build it. Where it has the same scratch folder as the
/// package beside it, both share what is built.
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
