// swift-tools-version: 6.2
import PackageDescription

/// What every target is built with.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A program that tries what the fuzzer makes; the fuzzer brings the entry point.
func fuzzer(_ name: String, _ folder: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: folder, exclude: ["Corpus", "words.txt"],
    swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])])
}

/// A package of its own: only scripts/fuzz builds it, with a sanitizer that the package beside it does without.
let package = Package(
  name: "fuzzing",
  dependencies: [.package(name: "render-layouts", path: "..")],
  targets: [
    fuzzer("fuzz-visual-format", "VisualFormat", [.product(name: "AutoLayout", package: "render-layouts")]),
    fuzzer("fuzz-interface-builder", "InterfaceBuilder", ["FuzzedDocuments"]),
    fuzzer("fuzz-scene-file", "SceneFile", ["FuzzedDocuments"]),
    .target(
      name: "FuzzedDocuments",
      dependencies: [
        .product(name: "Scenes", package: "render-layouts"), .product(name: "AutoLayout", package: "render-layouts"),
      ],
      path: "Documents", swiftSettings: settings),
  ]
)
