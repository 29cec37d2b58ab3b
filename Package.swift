// swift-tools-version: 6.2
import PackageDescription

/// What every target is built with.
let common: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What every target is built with that touches no C.
let strict = common + [.strictMemorySafety()]

/// Rounding calls the C library's functions, which Linux keeps in a library of their own.
let mathematics: [LinkerSetting] = [.linkedLibrary("m")]

/// A target without C.
func module(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict, linkerSettings: mathematics)
}

/// The tests of one target.
func tests(of name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.target(name: name), "LayoutTestSupport"] + dependencies,
    exclude: exclude,
    swiftSettings: common)
}

/// A C library of the system, found through pkg-config.
func library(_ name: String, _ pkgConfig: String, _ package: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([package])])
}

let package = Package(
  name: "render-layouts",
  products: [
    .executable(name: "render-layouts", targets: ["render-layouts"]),
    .library(name: "AutoLayout", targets: ["AutoLayout", "Geometry"]),
    .library(name: "UIKitNames", targets: ["UIKitNames"]),
    .library(name: "LayoutFonts", targets: ["LayoutFonts"]),
    .library(name: "Scenes", targets: ["Scenes", "SceneDocuments"]),
    .library(name: "Drawing", targets: ["Drawing", "SceneDrawing"]),
    .library(name: "LayoutReview", targets: ["LayoutReview"]),
    // For the package in Benchmarks.
    .library(name: "LinearConstraints", targets: ["LinearConstraints"]),
    .library(name: "CairoDrawing", targets: ["CairoDrawing"]),
  ],
  targets: [
    // Document to picture: each target knows only what stands above it.
    module("LinearConstraints"),
    module("Geometry"),
    module("AutoLayout", ["LinearConstraints", "Geometry"]),
    module("UIKitNames", ["AutoLayout", "Geometry"]),
    module("Scenes", ["AutoLayout", "Geometry"]),
    .target(
      name: "SceneDocuments",
      dependencies: ["Scenes", "AutoLayout", "Geometry", "CYAML", "CXML2", "CXXHash"],
      swiftSettings: common),
    module("Drawing", ["Geometry"]),
    module("SceneDrawing", ["Drawing", "Scenes", "AutoLayout", "Geometry"]),
    .target(
      name: "CairoDrawing",
      dependencies: ["Drawing", "Scenes", "Geometry", "CCairo", "CPangoCairo", "CFontconfig", "CDeflate"],
      swiftSettings: common),
    module("LayoutFonts", ["AutoLayout", "CairoDrawing", "Drawing", "Scenes", "Geometry"]),
    module(
      "LayoutReview",
      ["SceneDocuments", "SceneDrawing", "Drawing", "Scenes", "AutoLayout", "Geometry", "CGalleryPages"],
      exclude: ["Report/Gallery/Page", "Differences/Page"]),
    // The files of the pages as bytes of the program, which Swift would compile number by number.
    .target(name: "CGalleryPages"),
    .executableTarget(
      name: "render-layouts",
      dependencies: [
        "LayoutReview", "CairoDrawing", "SceneDocuments", "SceneDrawing", "Scenes", "AutoLayout", "Drawing", "Geometry",
      ],
      swiftSettings: strict),

    // C libraries of the system.
    library("CCairo", "cairo", "libcairo2-dev"),
    library("CPangoCairo", "pangocairo", "libpango1.0-dev"),
    library("CFontconfig", "fontconfig", "libfontconfig-dev"),
    library("CDeflate", "libdeflate", "libdeflate-dev"),
    library("CYAML", "yaml-0.1", "libyaml-dev"),
    library("CXML2", "libxml-2.0", "libxml2-dev"),
    library("CXXHash", "libxxhash", "libxxhash-dev"),

    // Tests.
    .target(
      name: "LayoutTestSupport",
      dependencies: ["Scenes", "AutoLayout", "Geometry"],
      swiftSettings: common),
    tests(of: "LinearConstraints", []),
    tests(of: "Geometry", []),
    tests(of: "AutoLayout", ["Geometry"], exclude: ["Fixtures"]),
    .testTarget(
      name: "TutorialTests",
      dependencies: ["UIKitNames", "LayoutFonts", "AutoLayout", "Geometry", "LayoutTestSupport"],
      swiftSettings: common),
    tests(of: "Scenes", ["AutoLayout", "Geometry"]),
    tests(of: "SceneDocuments", ["LayoutReview", "Scenes", "AutoLayout", "Geometry"]),
    tests(of: "Drawing", ["Geometry"]),
    tests(of: "SceneDrawing", ["CairoDrawing", "Drawing", "Scenes", "AutoLayout", "Geometry"], exclude: ["Snapshots"]),
    tests(
      of: "CairoDrawing",
      ["LayoutReview", "SceneDocuments", "SceneDrawing", "Drawing", "Scenes", "AutoLayout", "Geometry", "CCairo"],
      exclude: ["Scenes/Goldens"]),
    tests(of: "LayoutFonts", ["AutoLayout", "Scenes", "Geometry"]),
    tests(of: "LayoutReview", ["SceneDocuments", "SceneDrawing", "Drawing", "Scenes", "AutoLayout", "Geometry"]),
    .testTarget(
      name: "RenderLayoutsTests",
      dependencies: ["render-layouts", "LayoutTestSupport", "SceneDocuments"],
      swiftSettings: common),
  ],
  cLanguageStandard: .c2x
)
