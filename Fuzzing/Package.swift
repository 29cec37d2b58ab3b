// swift-tools-version: 6.2
import PackageDescription

/// The package of the fuzzer. Only scripts/fuzz builds it, because it needs a sanitizer that the main package does not
/// use.
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
        // libFuzzer defines the entry point.
        .unsafeFlags(["-parse-as-library"]),
      ]),
    .target(name: "CFuzzer", path: "CFuzzer"),
  ]
)
