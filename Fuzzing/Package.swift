// swift-tools-version: 6.2
import PackageDescription

/// A package of its own: only scripts/fuzz builds it, with a sanitizer that the package beside it does without.
let package = Package(
  name: "fuzzing",
  dependencies: [.package(name: "render-layouts", path: "..")],
  targets: [
    .executableTarget(
      name: "fuzz",
      dependencies: ["CFuzzer", .product(name: "ReaderTrials", package: "render-layouts")],
      path: "Fuzzer",
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        // The fuzzer brings the entry point.
        .unsafeFlags(["-parse-as-library"]),
      ]),
    .target(name: "CFuzzer", path: "CFuzzer"),
  ]
)
