// swift-tools-version: 6.2
import PackageDescription

/// True where everything is built once and never again after a change, as in continuous integration. The scripts say so:
/// of a package that others depend on, Swift takes no such flags.
let isBuiltOnce = Context.environment["RENDER_LAYOUTS_BUILT_ONCE"] != nil

/// Everything that is built once is compiled as a whole, which takes less time than file by file.
let whole: [SwiftSetting] = isBuiltOnce ? [.unsafeFlags(["-wmo", "-num-threads", "2"])] : []

/// The language of every target.
let language: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The settings of every target.
let common = language + whole

/// The settings of every target that touches no C.
let strict = common + [.strictMemorySafety()]

/// Rounding calls the C library's functions, which Linux keeps in a library of their own.
let mathematics: [LinkerSetting] = [.linkedLibrary("m")]

/// A target without C.
func module(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict, linkerSettings: mathematics)
}

/// A target that calls C libraries of the system.
func calling(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: common, linkerSettings: mathematics)
}

/// The tests of one target.
func tests(of name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.target(name: name), "LayoutTestSupport"] + dependencies,
    exclude: exclude,
    swiftSettings: common)
}

/// The modules that read documents, below `SceneDocuments`.
let documents: [Target.Dependency] = [
  "InterfaceBuilder", "SceneFiles", "DocumentResources", "MarkupReading", "JSON", "HostFiles",
]

/// A C library of the system, found through pkg-config.
func library(_ name: String, _ pkgConfig: String, _ package: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([package])])
}

/// Targets of one district, a folder with everything of one concern: their sources are in `Sources/<district>/<target>`, their
/// tests in `Tests/<district>/<target>`.
func district(_ name: String, _ targets: [Target]) -> [Target] {
  for target in targets where target.path == nil {
    target.path = "\(target.type == .test ? "Tests" : "Sources")/\(name)/\(target.name)"
  }
  return targets
}

/// What knows no view: texts that are seen, budgets, geometry, the solver of constraints and Auto Layout above it.
let engineDistrict = district(
  "Engine",
  [
    module("VisibleText"),
    module("WorkBudgets"),
    module("LinearConstraints", ["WorkBudgets"]),
    module("Geometry"),
    // Characters and bytes as markup has them.
    module("MarkupWriting", ["Geometry"]),
    module("AutoLayout", ["VisibleText", "LinearConstraints", "WorkBudgets", "Geometry"]),
    tests(of: "VisibleText", []),
    tests(of: "WorkBudgets", []),
    tests(of: "LinearConstraints", ["WorkBudgets"]),
    tests(of: "Geometry", []),
    tests(of: "MarkupWriting", []),
    tests(of: "AutoLayout", ["LayoutViews", "WorkBudgets", "Geometry"], exclude: ["Fixtures"]),
  ])

/// Reading documents, and everything else that is in files.
let documentsDistrict = district(
  "Documents",
  [
    // What a handler of signals may do is C alone.
    .target(name: "CFailureHandler"),
    // A call of the system that the module of the C library does not have.
    .target(name: "CProcessLimits"),
    module("JSON", ["VisibleText"]),
    calling("HostFiles", ["VisibleText", "WorkBudgets", "CXXHash", "CFailureHandler", "CProcessLimits"]),
    calling("MarkupReading", ["VisibleText", "Scenes", "AutoLayout", "WorkBudgets", "Geometry", "CYAML", "CXML2"]),
    module(
      "DocumentResources", ["MarkupWriting", "MarkupReading", "JSON", "HostFiles", "Scenes", "AutoLayout", "Geometry"]),
    module(
      "InterfaceBuilder",
      ["MarkupWriting", "DocumentResources", "MarkupReading", "HostFiles", "Scenes", "AutoLayout", "Geometry"]),
    module(
      "SceneFiles", ["DocumentResources", "MarkupReading", "JSON", "HostFiles", "Scenes", "AutoLayout", "Geometry"]),
    module(
      "SceneDocuments",
      [
        "InterfaceBuilder", "SceneFiles", "DocumentResources", "MarkupReading", "HostFiles", "SceneLayouts", "Scenes",
        "AutoLayout",
      ]),
    library("CYAML", "yaml-0.1", "libyaml-dev"),
    library("CXML2", "libxml-2.0", "libxml2-dev"),
    library("CXXHash", "libxxhash", "libxxhash-dev"),
    tests(of: "HostFiles", ["DocumentTestSupport", "CFailureHandler"]),
    tests(of: "JSON", ["DocumentTestSupport"]),
    tests(of: "MarkupReading", ["Scenes", "AutoLayout"]),
    tests(
      of: "DocumentResources",
      documents + ["DocumentTestSupport", "SceneDocuments", "SceneLayouts", "Scenes", "AutoLayout", "Geometry"]),
    tests(
      of: "InterfaceBuilder",
      documents + [
        "DocumentTestSupport", "SceneDocuments", "LayoutReview", "ReviewReports", "SceneLayouts", "Scenes",
        "AutoLayout", "Geometry",
      ]),
    tests(
      of: "SceneFiles",
      documents + [
        "DocumentTestSupport", "SceneDocuments", "SceneLayouts", "LayoutReview", "ReviewReports", "Scenes",
        "AutoLayout", "Geometry",
      ]),
  ])

/// Screens and components, and what becomes of them in a variant.
let scenesDistrict = district(
  "Scenes",
  [
    module("Scenes", ["VisibleText", "AutoLayout", "WorkBudgets", "Geometry"]),
    module("SceneLayouts", ["Scenes", "AutoLayout", "WorkBudgets", "Geometry"]),
    tests(of: "Scenes", ["AutoLayout", "Geometry"]),
    tests(of: "SceneLayouts", ["Scenes", "AutoLayout", "WorkBudgets", "Geometry"]),
  ])

/// Layouts become pictures.
let drawingDistrict = district(
  "Drawing",
  [
    module("Drawing", ["MarkupWriting", "Geometry"]),
    module("SceneDrawing", ["Drawing", "SceneLayouts", "Scenes", "AutoLayout", "Geometry"]),
    calling(
      "CairoDrawing",
      ["MarkupWriting", "Drawing", "Scenes", "Geometry", "CCairo", "CPangoCairo", "CFontconfig", "CDeflate"]),
    // libpng leaps out of functions, which must not be Swift's.
    .target(name: "CImageDecoding", dependencies: ["CPNG"]),
    calling("ArtworkDecoding", ["MarkupWriting", "Drawing", "HostFiles", "CImageDecoding", "CJPEG", "CWebP", "CRSVG"]),
    library("CCairo", "cairo", "libcairo2-dev"),
    library("CPangoCairo", "pangocairo", "libpango1.0-dev"),
    library("CFontconfig", "fontconfig", "libfontconfig-dev"),
    library("CDeflate", "libdeflate", "libdeflate-dev"),
    library("CPNG", "libpng", "libpng-dev"),
    library("CJPEG", "libturbojpeg", "libturbojpeg0-dev"),
    library("CWebP", "libwebp", "libwebp-dev"),
    library("CRSVG", "librsvg-2.0", "librsvg2-dev"),
    tests(of: "Drawing", ["Geometry"]),
    tests(
      of: "SceneDrawing",
      ["ArtworkDecoding", "CairoDrawing", "Drawing", "SceneLayouts", "Scenes", "AutoLayout", "Geometry"],
      exclude: ["Artwork/Snapshots", "Snapshots"]),
    tests(
      of: "CairoDrawing",
      documents + [
        "LayoutReview", "SceneDocuments", "SceneDrawing", "Drawing", "SceneLayouts", "Scenes", "AutoLayout", "Geometry",
        "CCairo",
      ],
      exclude: ["Scenes/Goldens"]),
    tests(of: "ArtworkDecoding", ["Drawing", "HostFiles", "CJPEG", "CWebP"]),
  ])

/// What a review is made of: reports, sheets, the gallery, baselines, and the way from documents to all of it.
let reviewDistrict = district(
  "Review",
  [
    module(
      "ReviewReports",
      ["MarkupWriting", "VisibleText", "JSON", "HostFiles", "SceneLayouts", "Scenes", "AutoLayout", "Geometry"]),
    module(
      "ContactSheets",
      ["ReviewReports", "HostFiles", "SceneDrawing", "Drawing", "SceneLayouts", "Scenes", "AutoLayout", "Geometry"]),
    module("Baselines", ["ReviewReports", "JSON", "HostFiles", "SceneLayouts", "Scenes", "AutoLayout", "Geometry"]),
    module(
      "Gallery",
      [
        "MarkupWriting", "ReviewReports", "JSON", "HostFiles", "SceneDrawing", "Drawing", "SceneLayouts", "Scenes",
        "AutoLayout",
        "Geometry",
        "CGalleryPages",
      ],
      exclude: ["Page"]),
    module(
      "LayoutReview",
      [
        "MarkupWriting", "ContactSheets", "Baselines", "Gallery", "ReviewReports", "SceneDocuments", "SceneFiles",
        "InterfaceBuilder",
        "DocumentResources", "MarkupReading", "JSON", "HostFiles", "SceneDrawing", "Drawing", "SceneLayouts", "Scenes",
        "AutoLayout", "WorkBudgets",
        "Geometry",
        "CGalleryPages",
      ],
      exclude: ["Differences/Page"]),
    // The files of the pages as bytes of the program, which Swift would compile number by number.
    .target(name: "CGalleryPages"),
    tests(
      of: "LayoutReview",
      documents + [
        "ContactSheets", "Baselines", "Gallery", "ReviewReports", "SceneDocuments", "SceneDrawing", "Drawing",
        "SceneLayouts", "Scenes",
        "AutoLayout", "WorkBudgets", "Geometry", "VisibleText",
      ],
      exclude: ["ContactSheet/Snapshots", "Content/Snapshots", "Devices/Snapshots", "Map/Snapshots"]),
  ])

/// Documents are changed, by commands and in editors.
let editingDistrict = district(
  "Editing",
  [
    module(
      "DocumentEditing",
      [
        "MarkupWriting", "SceneFiles", "MarkupReading", "HostFiles", "SceneLayouts", "Scenes", "AutoLayout",
        "VisibleText", "Geometry",
      ]),
    module(
      "LanguageServer",
      [
        "LayoutReview", "ReviewReports", "DocumentEditing", "SceneDocuments", "SceneFiles", "MarkupReading", "JSON",
        "HostFiles", "SceneLayouts", "Scenes", "AutoLayout", "WorkBudgets", "VisibleText", "Geometry",
      ]),
    tests(
      of: "DocumentEditing",
      documents + ["SceneDocuments", "SceneLayouts", "Scenes", "AutoLayout", "Geometry"]),
    tests(
      of: "LanguageServer",
      ["LayoutReview", "JSON", "HostFiles", "SceneLayouts", "Scenes", "AutoLayout", "Geometry"],
      exclude: ["Session/Snapshots"]),
  ])

/// The command line.
let toolDistrict = district(
  "Tool",
  [
    .target(name: "CToolStart", dependencies: ["CFailureHandler"]),
    // The words of the command line and what they mean: no command, and no review.
    module(
      "CommandArguments",
      ["ReviewReports", "HostFiles", "SceneFiles", "SceneDrawing", "SceneLayouts", "Scenes", "AutoLayout", "Geometry"]),
    // What commands and programs of previews set up alike: the options of pictures, and the engines.
    module(
      "ReviewSetup",
      [
        "CommandArguments", "LayoutReview", "ContactSheets", "SceneDrawing", "ArtworkDecoding", "CairoDrawing",
        "Drawing",
      ]),
    // Packages of apps become ones that compile here, with a program that draws their previews.
    module("PreviewPackages", ["HostFiles", "JSON", "VisibleText"]),
    module(
      "Commands",
      [
        "CommandArguments", "ReviewSetup", "LanguageServer", "PreviewPackages", "LayoutReview", "ContactSheets",
        "Baselines",
        "Gallery", "ReviewReports", "CairoDrawing", "ArtworkDecoding", "DocumentEditing", "SceneDocuments",
        "SceneFiles", "InterfaceBuilder", "DocumentResources", "MarkupReading", "JSON", "HostFiles", "SceneDrawing",
        "SceneLayouts", "Scenes", "AutoLayout", "WorkBudgets", "Geometry", "VisibleText",
      ]),
    .executableTarget(name: "render-layouts", dependencies: ["Commands", "CToolStart"], swiftSettings: strict),
    tests(
      of: "PreviewPackages", ["HostFiles", "JSON"],
      exclude: ["Packages/Snapshots", "Rewriting/Fixtures", "Rewriting/Snapshots"]),
    .testTarget(
      name: "CommandsTests",
      dependencies: documents + [
        "render-layouts", "Commands", "CommandArguments", "ReviewSetup", "LayoutReview", "ContactSheets",
        "CairoDrawing", "ReviewReports",
        "LayoutTestSupport",
        "SceneDocuments",
        "SceneDrawing",
        "SceneLayouts", "Scenes",
        "AutoLayout", "Geometry",
      ],
      swiftSettings: common),
  ])

/// Layouts in code: the framework, previews and tests of them.
let uikitDistrict = district(
  "UIKit",
  [
    module("LayoutViews", ["AutoLayout", "Geometry"]),
    module("UIKitNames", ["LayoutViews", "AutoLayout", "Geometry"]),
    module("LayoutFonts", ["LayoutViews", "AutoLayout", "CairoDrawing", "Drawing", "Scenes", "Geometry"]),
    // Names and geometry are those of UIKit and Foundation, which nothing else uses.
    calling(
      "UIKit",
      ["LayoutFonts", "LayoutViews", "DocumentResources", "HostFiles", "Scenes", "AutoLayout", "Geometry"]),
    // The compiler asks for it where a test imports Testing and UIKit.
    calling("_Testing_UIKit", ["UIKit"]),
    // Frameworks that layout code imports by their own names.
    calling("QuartzCore", ["UIKit"]),
    calling("CoreGraphics", ["UIKit"]),
    calling("MapKit", ["UIKit"]),
    calling("_Testing_CoreGraphics", ["CoreGraphics"]),
    // Views in code become what scenes are.
    calling(
      "LayoutPreviews",
      [
        "UIKit", "ReviewSetup", "LayoutReview", "CommandArguments", "ReviewReports", "CairoDrawing",
        "HostFiles",
        "SceneDrawing", "SceneLayouts", "Scenes", "AutoLayout", "Geometry", "VisibleText",
      ]),
    // Expectations for tests of views in code.
    calling(
      "LayoutTesting",
      [
        "LayoutPreviews", "UIKit", "_Testing_UIKit", "ReviewSetup", "LayoutReview", "Baselines", "ReviewReports",
        "CommandArguments",
        "HostFiles", "SceneLayouts", "Scenes",
      ]),
    .testTarget(
      name: "TutorialTests",
      dependencies: ["UIKitNames", "LayoutFonts", "LayoutViews", "AutoLayout", "Geometry", "LayoutTestSupport"],
      swiftSettings: common),
    // Layout code as apps and libraries write it, the same files in both language modes.
    .target(
      name: "UIKitCode5", dependencies: ["UIKit", "QuartzCore", "CoreGraphics"], path: "Tests/UIKit/UIKitCode/Swift5",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "UIKitCode6", dependencies: ["UIKit", "QuartzCore", "CoreGraphics"], path: "Tests/UIKit/UIKitCode/Swift6",
      swiftSettings: [.swiftLanguageMode(.v6)]),
    // Screens in code, a package of its own for whoever tries 'render-layouts run'.
    .target(
      name: "Screens", dependencies: ["UIKit", "MapKit"], path: "Tests/Samples/Screens/Sources/Screens",
      exclude: ["Previews.swift"],
      swiftSettings: common),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "UIKit", "_Testing_UIKit", "UIKitCode5", "UIKitCode6", "Screens", "LayoutTestSupport", "SceneLayouts", "Scenes",
        "AutoLayout", "Geometry",
      ],
      exclude: ["Fixtures"],
      swiftSettings: common),
    tests(
      of: "LayoutPreviews",
      [
        "Screens", "UIKit", "_Testing_UIKit", "CommandArguments", "ReviewSetup", "LayoutReview", "ReviewReports",
        "ContactSheets", "CairoDrawing",
        "Drawing", "SceneDrawing", "SceneLayouts", "Scenes", "AutoLayout", "Geometry",
      ]),
    tests(
      of: "LayoutTesting", ["LayoutPreviews", "UIKit", "_Testing_UIKit", "HostFiles", "Scenes"],
      exclude: ["__layouts__"]),
    tests(of: "LayoutFonts", ["LayoutViews", "AutoLayout", "SceneLayouts", "Scenes", "Geometry"]),
  ])

/// What tests and fuzzing share.
let trialsDistrict = district(
  "Trials",
  [
    .target(
      name: "LayoutTestSupport",
      dependencies: ["SceneLayouts", "Scenes", "AutoLayout", "Geometry"],
      swiftSettings: common),
    .target(
      name: "DocumentTestSupport",
      dependencies: documents + ["LayoutTestSupport", "SceneDocuments", "Scenes", "AutoLayout"],
      swiftSettings: common),
    module(
      "ReaderTrials",
      documents + [
        "ArtworkDecoding", "Baselines", "CairoDrawing", "CommandArguments", "ContactSheets", "DocumentEditing",
        "Drawing", "LanguageServer",
        "LayoutReview", "ReviewReports", "SceneDocuments", "SceneDrawing", "SceneLayouts", "Scenes", "AutoLayout",
        "Geometry",
      ]),
    tests(of: "ReaderTrials", []),
  ])

let package = Package(
  name: "render-layouts",
  products: [
    .executable(name: "render-layouts", targets: ["render-layouts"]),
    .library(name: "AutoLayout", targets: ["LayoutViews", "AutoLayout", "Geometry"]),
    .library(name: "UIKitNames", targets: ["UIKitNames"]),
    .library(name: "LayoutFonts", targets: ["LayoutFonts"]),
    .library(
      name: "UIKit",
      targets: ["UIKit", "_Testing_UIKit", "QuartzCore", "CoreGraphics", "_Testing_CoreGraphics", "MapKit"]),
    .library(
      name: "Scenes", targets: ["SceneLayouts", "Scenes", "SceneDocuments", "HostFiles", "MarkupReading", "JSON"]),
    .library(name: "LayoutPreviews", targets: ["LayoutPreviews", "UIKit"]),
    .library(name: "LayoutTesting", targets: ["LayoutTesting", "LayoutPreviews", "UIKit", "_Testing_UIKit"]),
    .library(name: "Drawing", targets: ["Drawing", "SceneDrawing"]),
    .library(name: "LayoutReview", targets: ["LayoutReview", "ReviewReports", "ContactSheets"]),
    // For the package in Fuzzing.
    .library(name: "ReaderTrials", targets: ["ReaderTrials"]),
    // For the package in Benchmarks.
    .library(name: "LinearConstraints", targets: ["LinearConstraints"]),
    .library(name: "CairoDrawing", targets: ["CairoDrawing"]),
    .library(name: "ArtworkDecoding", targets: ["ArtworkDecoding", "Drawing", "HostFiles"]),
  ],
  targets: engineDistrict + documentsDistrict + scenesDistrict + drawingDistrict + reviewDistrict + editingDistrict
    + toolDistrict + uikitDistrict + trialsDistrict,
  cLanguageStandard: .c2x
)
