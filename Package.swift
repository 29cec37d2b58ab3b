// swift-tools-version: 6.2
import PackageDescription

/// Whether everything is built once and never rebuilt after a change, as in continuous integration. The scripts set it:
/// Swift rejects unsafe flags in packages that others depend on.
let isBuiltOnce = Context.environment["RENDER_LAYOUTS_BUILT_ONCE"] != nil

/// Whole-module compilation, which is faster than file by file if everything is built only once.
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

/// The settings of every test target. Nothing waits for the interface of a test module, and compiling it separately would
/// expand all macros twice.
let tested = common + (isBuiltOnce ? [.unsafeFlags(["-no-emit-module-separately-wmo"])] : [])

/// The settings of every target that does not use C.
let strict = common + [.strictMemorySafety()]

/// The modules that tests spend most of their time in.
let busyModules: Set<String> = [
  "ArtworkDecoding", "AutoLayout", "CairoDrawing", "Drawing", "Geometry", "JSON", "LinearConstraints", "MarkupReading",
  "SceneLayouts", "Scenes", "Typography", "WorkBudgets",
]

/// Optimization of a busy module if everything is built once: it costs less time than the tests gain.
func optimization(of name: String) -> [SwiftSetting] {
  isBuiltOnce && busyModules.contains(name) ? [.unsafeFlags(["-O"])] : []
}

/// Rounding uses functions of the C library, which are in a separate library on Linux.
let mathematics: [LinkerSetting] = [.linkedLibrary("m")]

/// Fortified C code, which detects buffer overruns, in release builds.
let hardened: [CSetting] = [.define("_FORTIFY_SOURCE", to: "2", .when(configuration: .release))]

/// A target without C.
func module(_ name: String, _ dependencies: [String] = [], exclude: [String] = []) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, exclude: exclude,
    swiftSettings: strict + optimization(of: name), linkerSettings: mathematics)
}

/// A target that calls C libraries of the system.
func calling(_ name: String, _ dependencies: [String]) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .byName(name: $0) },
    swiftSettings: common + optimization(of: name), linkerSettings: mathematics)
}

/// The tests of one target.
func tests(of name: String, _ dependencies: [String], exclude: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    // A list for several targets also contains the tested one.
    dependencies: ([name, "LayoutTestSupport"] + dependencies.filter { $0 != name }).map { .byName(name: $0) },
    exclude: exclude,
    swiftSettings: tested)
}

/// The modules that read documents, below `SceneDocuments`.
let documents = [
  "InterfaceBuilder", "SceneFiles", "DocumentResources", "MarkupReading", "JSON", "HostFiles",
]

/// A C library of the system, found through pkg-config.
func library(_ name: String, _ pkgConfig: String, _ package: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([package])])
}

/// Targets of one district, a folder for one concern. Their sources are in `Sources/<district>/<target>`, their tests
/// in `Tests/<district>/<target>`.
func district(_ name: String, _ targets: [Target]) -> [Target] {
  for target in targets where target.path == nil {
    target.path = "\(target.type == .test ? "Tests" : "Sources")/\(name)/\(target.name)"
  }
  return targets
}

/// Everything that does not depend on views: visible text, work budgets, geometry, the constraint solver, and Auto
/// Layout.
let engineDistrict = district(
  "Engine",
  [
    module("VisibleText"),
    module("WorkBudgets"),
    module("LinearConstraints", ["WorkBudgets"]),
    module("Geometry"),
    // Characters and bytes of markup.
    module("MarkupWriting", ["Geometry"]),
    // Findings: their messages, locations and identity.
    module("Findings", ["VisibleText", "Geometry"]),
    // Fonts and texts: their vocabulary, and line breaking.
    module("Typography", ["WorkBudgets", "Geometry"]),
    module("AutoLayout", ["Findings", "VisibleText", "LinearConstraints", "WorkBudgets", "Geometry"]),
    // Reads UIKit's logs.
    module("ConflictLogs", ["AutoLayout", "Geometry"]),
    tests(of: "VisibleText", []),
    tests(of: "WorkBudgets", []),
    tests(of: "LinearConstraints", ["WorkBudgets"]),
    tests(of: "Geometry", []),
    tests(of: "MarkupWriting", []),
    tests(of: "Findings", ["AutoLayout"]),
    tests(of: "Typography", ["WorkBudgets", "Geometry"]),
    tests(of: "ConflictLogs", ["AutoLayout"]),
    tests(of: "AutoLayout", ["Findings", "WorkBudgets", "Geometry"], exclude: ["Fixtures"]),
  ])

/// Reading documents and other files.
let documentsDistrict = district(
  "Documents",
  [
    // Signal handlers may call only async-signal-safe functions, so they are written in C.
    .target(name: "CFailureHandler", cSettings: hardened),
    // A system call that is missing in the C library's module.
    .target(name: "CProcessLimits", cSettings: hardened),
    // The command line, which the loader passes only to C code.
    .target(name: "CProcessArguments", cSettings: hardened),
    module("JSON", ["VisibleText"]),
    calling(
      "HostFiles",
      ["VisibleText", "WorkBudgets", "CXXHash", "CFailureHandler", "CProcessLimits", "CProcessArguments"]),
    // libxml2 is loaded when the first XML document is read.
    .target(name: "CXMLLibrary", dependencies: ["CXML2"], cSettings: hardened),
    calling(
      "MarkupReading",
      ["Findings", "Typography", "VisibleText", "WorkBudgets", "Geometry", "CYAML", "CXML2", "CXMLLibrary"]),
    // What a project's sources say about views, constraints and lists, read as text. They are never run.
    module("ProjectSources", ["HostFiles", "WorkBudgets", "Scenes", "Findings"]),
    module(
      "DocumentResources",
      [
        "ProjectSources", "MarkupWriting", "MarkupReading", "JSON", "HostFiles", "Scenes", "AutoLayout", "Findings",
        "Typography",
        "Geometry",
      ]),
    module(
      "InterfaceBuilder",
      [
        "ProjectSources", "MarkupWriting", "DocumentResources", "MarkupReading", "HostFiles", "Scenes", "AutoLayout",
        "Findings",
        "Typography", "Geometry", "VisibleText",
      ]),
    // The contents of storyboards and xibs, and the changes between versions.
    module("DocumentFacts", ["MarkupReading", "MarkupWriting", "AutoLayout", "Findings", "Geometry", "VisibleText"]),
    module(
      "SceneFiles",
      [
        "DocumentResources", "MarkupReading", "JSON", "HostFiles", "Scenes", "AutoLayout", "Findings", "Typography",
        "Geometry", "VisibleText",
      ]),
    module(
      "SceneDocuments",
      [
        "InterfaceBuilder", "SceneFiles", "DocumentResources", "MarkupReading", "HostFiles", "LayoutRules", "Scenes",
        "AutoLayout",
      ]),
    library("CYAML", "yaml-0.1", "libyaml-dev"),
    library("CXML2", "libxml-2.0", "libxml2-dev"),
    library("CXXHash", "libxxhash", "libxxhash-dev"),
    tests(of: "HostFiles", ["DocumentTestSupport", "WorkBudgets", "CFailureHandler"]),
    tests(of: "JSON", ["DocumentTestSupport"]),
    tests(of: "MarkupReading", ["AutoLayout", "Findings"]),
    tests(of: "DocumentFacts", ["MarkupReading", "Findings", "Geometry"]),
    tests(of: "ProjectSources", ["DocumentTestSupport", "HostFiles", "Scenes", "Findings"]),
    tests(
      of: "DocumentResources",
      documents + [
        "DocumentTestSupport", "SceneDocuments", "SceneLayouts", "Scenes", "AutoLayout", "Findings", "Typography",
        "WorkBudgets", "Geometry",
      ]),
    tests(
      of: "InterfaceBuilder",
      documents + [
        "DocumentTestSupport", "SceneDocuments", "LayoutReview", "ReviewPlans", "ReviewReports", "LayoutRules",
        "SceneLayouts", "Scenes",
        "AutoLayout", "Findings", "Typography", "Geometry",
      ]),
    tests(
      of: "SceneFiles",
      documents + [
        "DocumentTestSupport", "SceneDocuments", "LayoutRules", "SceneLayouts", "LayoutReview", "ReviewReports",
        "Scenes",
        "AutoLayout", "Findings", "Typography", "Geometry",
      ]),
  ])

/// Screens and components, and their layouts in a variant.
let scenesDistrict = district(
  "Scenes",
  [
    module("Scenes", ["AutoLayout", "Findings", "Typography", "VisibleText", "Geometry"]),
    module("SceneLayouts", ["Scenes", "AutoLayout", "Findings", "Typography", "WorkBudgets", "Geometry"]),
    module(
      "LayoutRules",
      [
        "SceneLayouts", "Scenes", "AutoLayout", "LinearConstraints", "Findings", "Typography", "WorkBudgets",
        "Geometry", "VisibleText",
      ]),
    tests(of: "Scenes", ["AutoLayout", "Typography", "Geometry"]),
    tests(of: "SceneLayouts", ["Scenes", "AutoLayout", "Findings", "Typography", "Geometry"]),
    tests(
      of: "LayoutRules",
      ["SceneLayouts", "Scenes", "AutoLayout", "Findings", "Typography", "WorkBudgets", "Geometry"]),
  ])

/// Pictures of layouts.
let drawingDistrict = district(
  "Drawing",
  [
    module("Drawing", ["MarkupWriting", "Geometry"]),
    module(
      "SceneDrawing",
      [
        "Drawing", "LayoutRules", "SceneLayouts", "Scenes", "AutoLayout", "Findings", "Typography", "Geometry",
        "VisibleText",
      ]),
    calling(
      "CairoDrawing",
      [
        "MarkupWriting", "Drawing", "Typography", "WorkBudgets", "Geometry", "CCairo", "CPangoCairo", "CFontconfig",
        "CDeflate", "CImageDecoding",
      ]),
    // libpng reports errors with longjmp, which must not cross Swift frames.
    .target(name: "CImageDecoding", dependencies: ["CPNG"], cSettings: hardened),
    // librsvg is loaded when a drawing needs it.
    .target(name: "CSVGLibrary", dependencies: ["CCairo"], cSettings: hardened),
    calling(
      "ArtworkDecoding",
      [
        "MarkupWriting", "Drawing", "HostFiles", "WorkBudgets", "CImageDecoding", "CJPEG", "CWebP", "CCairo",
        "CSVGLibrary",
      ]),
    library("CCairo", "cairo", "libcairo2-dev"),
    library("CPangoCairo", "pangocairo", "libpango1.0-dev"),
    library("CFontconfig", "fontconfig", "libfontconfig-dev"),
    library("CDeflate", "libdeflate", "libdeflate-dev"),
    library("CPNG", "libpng", "libpng-dev"),
    library("CJPEG", "libturbojpeg", "libturbojpeg0-dev"),
    library("CWebP", "libwebp", "libwebp-dev"),
    tests(of: "Drawing", ["Geometry"]),
    tests(
      of: "SceneDrawing",
      [
        "ArtworkDecoding", "CairoDrawing", "Drawing", "LayoutRules", "SceneLayouts", "Scenes", "AutoLayout",
        "InterfaceBuilder",
        "Findings", "Typography", "Geometry",
      ],
      exclude: ["Artwork/Snapshots", "Content/Snapshots", "Snapshots"]),
    tests(
      of: "CairoDrawing",
      documents + [
        "LayoutReview", "SceneDocuments", "SceneDrawing", "Drawing", "SceneLayouts", "Scenes", "AutoLayout",
        "ReviewPlans", "Typography", "WorkBudgets", "Geometry", "CCairo",
      ],
      exclude: ["Scenes/Goldens"]),
    tests(of: "ArtworkDecoding", ["Drawing", "HostFiles", "WorkBudgets", "CJPEG", "CWebP"]),
  ])

/// The parts of a review: reports, sheets, the gallery, baselines, and the pipeline from documents to them.
let reviewDistrict = district(
  "Review",
  [
    module(
      "ReviewReports",
      [
        "MarkupWriting", "VisibleText", "JSON", "HostFiles", "LayoutRules", "SceneLayouts", "Scenes", "ConflictLogs",
        "AutoLayout",
        "Findings", "Typography", "Geometry",
      ]),
    module(
      "ContactSheets",
      [
        "ReviewReports", "HostFiles", "SceneDrawing", "Drawing", "SceneLayouts", "Scenes", "AutoLayout", "Findings",
        "Typography", "Geometry", "WorkBudgets", "VisibleText",
      ]),
    module(
      "Gallery",
      [
        "MarkupWriting", "ReviewReports", "JSON", "HostFiles", "Drawing", "SceneLayouts", "Scenes",
        "AutoLayout", "Typography", "Geometry", "CGalleryPages",
      ],
      exclude: ["Page"]),
    // The plan of a run: the documents, scenes and layouts that are selected, their shares, and the output files.
    module(
      "ReviewPlans",
      [
        "SceneDrawing", "Typography", "Scenes", "LayoutRules", "SceneLayouts", "SceneFiles", "ReviewReports", "JSON",
        "HostFiles",
        "Geometry", "Gallery", "Findings", "Drawing", "DocumentResources", "ContactSheets", "AutoLayout",
        "InterfaceBuilder", "MarkupReading", "WorkBudgets",
      ]),
    // The results of earlier runs.
    calling(
      "ReviewCache",
      [
        "ReviewPlans", "Scenes", "SceneDrawing", "ReviewReports", "HostFiles", "Findings", "ContactSheets", "Geometry",
        "CGLib",
      ]),
    library("CGLib", "glib-2.0", "libglib2.0-dev"),
    module(
      "LayoutReview",
      [
        "MarkupWriting", "ContactSheets", "Gallery", "ReviewReports", "SceneDocuments", "SceneFiles",
        "InterfaceBuilder", "DocumentResources", "ProjectSources", "MarkupReading", "JSON", "HostFiles", "SceneDrawing",
        "Drawing",
        "LayoutRules", "SceneLayouts", "Scenes", "AutoLayout", "ReviewCache", "ReviewPlans", "Findings", "Typography",
        "WorkBudgets",
        "Geometry", "VisibleText",
      ]),
    // Approved layouts, and the differences from them.
    module(
      "Baselines",
      [
        "LayoutReview", "ReviewPlans", "ReviewReports", "JSON", "HostFiles", "DocumentFacts", "MarkupReading",
        "LayoutRules", "SceneLayouts", "Scenes",
        "Typography",
        "SceneFiles", "SceneDrawing", "ReviewCache", "Gallery", "Findings", "Drawing", "CGalleryPages", "AutoLayout",
        "Geometry",
      ],
      exclude: ["Differences/Page"]),
    // The parts of a run that is split across machines.
    module(
      "ReviewParts",
      [
        "Baselines", "LayoutReview", "ReviewPlans", "Scenes", "ReviewReports", "ReviewCache", "HostFiles", "Findings",
        "ContactSheets",
      ]),
    // The files of the pages as bytes of the program. As Swift arrays they would be compiled number by number.
    .target(name: "CGalleryPages"),
    tests(
      of: "ReviewReports",
      [
        "ReviewTestSupport", "Typography", "Scenes", "SceneLayouts", "LayoutReview", "HostFiles", "Geometry",
        "Findings", "AutoLayout", "ReviewPlans", "VisibleText", "JSON",
      ], exclude: ["Texts/Snapshots"]),
    tests(
      of: "ContactSheets",
      [
        "Scenes", "SceneLayouts", "SceneFiles", "SceneDrawing", "ReviewReports", "Findings", "Drawing",
        "DocumentTestSupport", "Geometry", "WorkBudgets",
      ], exclude: ["Map/Snapshots", "Sheet/Snapshots"]),
    tests(
      of: "Baselines",
      [
        "ReviewTestSupport", "Scenes", "ReviewReports", "HostFiles", "Findings", "SceneLayouts", "AutoLayout",
        "Geometry", "LayoutReview",
      ]),
    tests(of: "Gallery", ["ReviewTestSupport", "ReviewReports", "JSON", "AutoLayout", "Typography", "Geometry"]),
    tests(
      of: "ReviewPlans",
      [
        "ReviewTestSupport", "Typography", "Scenes", "LayoutReview", "HostFiles", "Findings", "Drawing", "LayoutRules",
        "SceneLayouts",
        "SceneDocuments", "MarkupReading", "Geometry",
      ]),
    tests(
      of: "ReviewCache",
      [
        "ReviewTestSupport", "Typography", "Scenes", "SceneLayouts", "SceneFiles", "SceneDrawing", "ReviewReports",
        "ReviewPlans", "HostFiles", "Findings", "ContactSheets", "AutoLayout", "Geometry",
      ]),
    tests(
      of: "LayoutReview",
      [
        "Typography", "Scenes", "SceneLayouts", "SceneFiles", "ReviewTestSupport", "ReviewReports", "InterfaceBuilder",
        "HostFiles", "Geometry", "Gallery", "Findings", "Drawing", "DocumentTestSupport", "ContactSheets", "Baselines",
        "AutoLayout", "ReviewCache", "ReviewPlans", "WorkBudgets",
      ]),
  ])

/// Editing of documents, by commands and in editors.
let editingDistrict = district(
  "Editing",
  [
    module(
      "DocumentEditing",
      [
        "MarkupWriting", "SceneFiles", "MarkupReading", "HostFiles", "SceneLayouts", "Scenes", "AutoLayout", "Findings",
        "VisibleText", "Geometry",
      ]),
    // Merging of versions of a document, object by object.
    module(
      "DocumentMerging",
      [
        "DocumentEditing", "InterfaceBuilder", "DocumentFacts", "MarkupReading", "JSON", "SceneLayouts", "Scenes",
        "AutoLayout",
        "Findings", "Typography", "Geometry",
      ]),
    // The page on which a person decides what a merge left open.
    module(
      "MergePages",
      [
        "DocumentMerging", "DocumentEditing", "Gallery", "CGalleryPages", "SceneDrawing", "Drawing", "InterfaceBuilder",
        "MarkupReading", "JSON", "SceneLayouts", "Scenes", "Typography", "Geometry",
      ], exclude: ["Page"]),
    module(
      "LanguageServer",
      [
        "LayoutReview", "ReviewReports", "DocumentEditing", "SceneDocuments", "SceneFiles", "MarkupReading", "JSON",
        "HostFiles", "LayoutRules", "SceneLayouts", "Scenes", "AutoLayout", "Baselines", "ReviewPlans", "Findings",
        "Typography",
        "WorkBudgets", "VisibleText", "Geometry",
      ]),
    tests(
      of: "DocumentEditing",
      documents + ["SceneDocuments", "LayoutRules", "SceneLayouts", "Scenes", "AutoLayout", "Findings", "Geometry"]),
    tests(of: "DocumentMerging", ["DocumentEditing", "MarkupReading", "JSON", "Findings"]),
    tests(of: "MergePages", ["DocumentMerging", "Gallery", "JSON", "Typography"]),
    tests(
      of: "LanguageServer",
      ["LayoutReview", "JSON", "HostFiles", "SceneLayouts", "Scenes", "AutoLayout", "Geometry"],
      exclude: ["Session/Snapshots"]),
  ])

/// The command line.
let toolDistrict = district(
  "Tool",
  [
    .target(name: "CToolStart", dependencies: ["CFailureHandler"], cSettings: hardened),
    // The syntax of the command line and its meaning, without commands and reviews.
    module(
      "CommandArguments",
      [
        "ReviewReports", "HostFiles", "SceneFiles", "SceneLayouts", "Scenes", "AutoLayout", "Findings",
        "Typography", "Geometry",
      ]),
    // The setup that commands and preview programs share: picture options and engines.
    module(
      "ReviewSetup",
      [
        "CommandArguments", "LayoutReview", "ReviewPlans", "ContactSheets", "SceneDrawing", "ArtworkDecoding",
        "CairoDrawing", "Drawing",
      ]),
    // The exercises of 'learn', and the scenes that they are about as bytes of the program.
    .target(name: "CExerciseScenes", exclude: ["Starts"]),
    module(
      "Exercises",
      [
        "CExerciseScenes", "CommandArguments", "LayoutReview", "ReviewPlans", "SceneDocuments", "MarkupReading",
        "HostFiles", "SceneLayouts", "Scenes", "AutoLayout", "Findings", "Typography", "Geometry",
      ]),
    // Packages of apps become ones that compile here, with a program that draws their previews.
    module("PreviewPackages", ["DocumentResources", "Findings", "HostFiles", "JSON", "VisibleText"]),
    module(
      "Commands",
      [
        "CommandArguments", "ReviewSetup", "LanguageServer", "PreviewPackages", "Exercises", "LayoutReview",
        "ContactSheets", "Drawing",
        "Baselines", "Gallery", "ReviewReports", "CairoDrawing", "ArtworkDecoding", "DocumentEditing",
        "DocumentMerging", "MergePages", "DocumentFacts", "SceneDocuments", "SceneFiles", "InterfaceBuilder",
        "MarkupReading", "JSON",
        "HostFiles",
        "SceneDrawing",
        "LayoutRules", "SceneLayouts", "Scenes", "ConflictLogs", "AutoLayout", "Findings", "Typography", "WorkBudgets",
        "Geometry",
        "VisibleText", "ReviewCache", "ReviewPlans", "ReviewParts",
      ]),
    .executableTarget(name: "render-layouts", dependencies: ["Commands", "CToolStart"], swiftSettings: strict),
    tests(
      of: "PreviewPackages", ["HostFiles", "JSON"],
      exclude: ["Packages/Snapshots", "Rewriting/Fixtures", "Rewriting/Snapshots"]),
    tests(of: "CommandArguments", []),
    tests(of: "Exercises", ["LayoutReview", "Typography", "Scenes", "SceneLayouts", "Geometry"]),
    .testTarget(
      name: "CommandsTests",
      dependencies: (documents + [
        "render-layouts", "Commands", "CommandArguments", "ReviewSetup", "LayoutReview", "ContactSheets",
        "CairoDrawing", "ReviewReports", "LayoutTestSupport", "SceneDocuments", "SceneDrawing", "SceneLayouts",
        "Scenes", "AutoLayout", "Geometry", "Typography", "Findings", "ReviewPlans", "DocumentEditing",
      ]).map { .byName(name: $0) },
      exclude: ["AcceptedFindings"],
      swiftSettings: tested),
  ])

/// The libraries whose public interfaces `run` provides if an app's folder lacks them. The targets have other names,
/// because a package that depends on this one may have the original ones.
let substitutes = ["Cartography", "PureLayout", "SnapKit", "Then"]

/// Layouts in code: the framework, previews and tests.
let uikitDistrict = district(
  "UIKit",
  [
    // Calls initializers of classes that are known at run time, which Swift refuses.
    .target(name: "CObjectMaking", cSettings: hardened),
    // Names and geometry are those of UIKit and Foundation, which nothing else uses.
    module(
      "UIKit",
      [
        "CObjectMaking", "CairoDrawing", "DocumentResources", "HostFiles", "Scenes", "AutoLayout", "Typography",
        "Geometry",
      ]),
    // The names of the modules 'os' and 'OSLog', whose messages are dropped.
    module("SystemLogs"),
    // The compiler asks for it where a test imports Testing and UIKit.
    module("_Testing_UIKit", ["UIKit"]),
    // Frameworks that layout code imports by name.
    module("QuartzCore", ["UIKit"]),
    module("CoreGraphics", ["UIKit"]),
    module("MapKit", ["UIKit"]),
    module("_Testing_CoreGraphics", ["CoreGraphics"]),
    // Turns views in code into the values of scenes.
    module(
      "LayoutPreviews",
      [
        "UIKit", "ReviewSetup", "LayoutReview", "CommandArguments", "ReviewReports", "CairoDrawing", "HostFiles",
        "InterfaceBuilder", "DocumentResources", "SceneDrawing", "LayoutRules", "SceneLayouts", "Scenes", "AutoLayout",
        "Geometry", "VisibleText", "Findings",
        "Typography",
        "ReviewPlans",
      ]),
    // Expectations for tests of views in code.
    module(
      "LayoutTesting",
      [
        "LayoutPreviews", "UIKit", "_Testing_UIKit", "ReviewSetup", "LayoutReview", "Baselines", "ReviewReports",
        "SceneLayouts", "Scenes", "Typography", "Findings", "ReviewPlans", "VisibleText",
      ]),
  ]
    + substitutes.map { name in
      .target(
        name: "\(name)Substitute", dependencies: ["UIKit"], path: "Sources/UIKit/Libraries/\(name)",
        swiftSettings: common)
    } + [
      // Views and layouts for tests of layout code.
      .target(
        name: "UIKitTestSupport", dependencies: ["UIKit", "LayoutTestSupport", "Scenes", "AutoLayout"],
        path: "Tests/UIKit/UIKitTestSupport", swiftSettings: common),
      .testTarget(
        name: "TutorialTests",
        dependencies: ["UIKitTestSupport", "UIKit", "_Testing_UIKit", "LayoutTestSupport", "AutoLayout", "Geometry"],
        swiftSettings: tested),
      // Layout code in the style of apps and libraries, the same files in both language modes.
      .target(
        name: "UIKitCode5", dependencies: ["UIKit", "QuartzCore", "CoreGraphics"], path: "Tests/UIKit/UIKitCode/Swift5",
        swiftSettings: [.swiftLanguageMode(.v5)]),
      .target(
        name: "UIKitCode6", dependencies: ["UIKit", "QuartzCore", "CoreGraphics"], path: "Tests/UIKit/UIKitCode/Swift6",
        swiftSettings: [.swiftLanguageMode(.v6)]),
      // Screens in code: a separate package for trying 'render-layouts run'.
      .target(
        name: "Screens", dependencies: ["UIKit", "MapKit"], path: "Tests/Samples/Screens/Sources/Screens",
        exclude: ["Previews.swift"],
        swiftSettings: common),
      .testTarget(
        name: "UIKitTests",
        dependencies: [
          "UIKitTestSupport", "UIKit", "_Testing_UIKit", "UIKitCode5", "UIKitCode6", "Screens", "LayoutTestSupport",
          "SceneLayouts", "Scenes",
          "AutoLayout", "Geometry",
        ],
        exclude: ["Fixtures"],
        swiftSettings: tested),
      .testTarget(
        name: "LibrariesTests",
        dependencies: (["UIKit", "UIKitTestSupport", "LayoutTestSupport", "_Testing_UIKit"]
          + substitutes.map { "\($0)Substitute" })
          .map { .byName(name: $0) },
        swiftSettings: tested),
      tests(
        of: "LayoutPreviews",
        [
          "Screens", "UIKit", "_Testing_UIKit", "CommandArguments", "ReviewSetup", "LayoutReview", "ReviewReports",
          "ContactSheets", "CairoDrawing", "Drawing", "SceneDrawing", "SceneLayouts", "Scenes", "AutoLayout",
          "Geometry", "Findings", "Typography", "ReviewPlans",
        ]),
      tests(
        of: "LayoutTesting", ["LayoutPreviews", "UIKit", "_Testing_UIKit", "HostFiles", "Scenes"],
        exclude: ["__layouts__"]),
    ])

/// Code that tests and fuzzing share.
let trialsDistrict = district(
  "Trials",
  [
    .target(
      name: "LayoutTestSupport",
      dependencies: ["LayoutRules", "SceneLayouts", "Scenes", "AutoLayout", "Findings", "Typography", "Geometry"],
      swiftSettings: common),
    .target(
      name: "DocumentTestSupport",
      dependencies: (documents + ["LayoutTestSupport", "SceneDocuments", "Scenes", "AutoLayout", "Findings"]).map {
        .byName(name: $0)
      },
      swiftSettings: common),
    .target(
      name: "ReviewTestSupport",
      dependencies: [
        "LayoutTestSupport", "Scenes", "SceneLayouts", "ReviewReports", "Findings", "AutoLayout", "Geometry",
      ],
      swiftSettings: common),
    module(
      "ReaderTrials",
      documents + [
        "ArtworkDecoding", "Baselines", "CairoDrawing", "CommandArguments", "ContactSheets", "DocumentEditing",
        "PreviewPackages", "ProjectSources", "DocumentFacts", "DocumentMerging",
        "Drawing", "LanguageServer", "LayoutReview", "ReviewReports", "SceneDocuments", "SceneDrawing", "LayoutRules",
        "SceneLayouts",
        "Scenes", "ConflictLogs", "AutoLayout", "ReviewParts", "ReviewCache", "ReviewPlans", "Findings", "Typography",
        "Geometry",
      ]),
    tests(of: "ReaderTrials", []),
  ])

let package = Package(
  name: "render-layouts",
  products: [
    .executable(name: "render-layouts", targets: ["render-layouts"]),
    .library(name: "AutoLayout", targets: ["AutoLayout", "ConflictLogs", "Findings", "Geometry"]),
    // The former name of UIKit, kept for one version.
    .library(name: "UIKitNames", targets: ["UIKit"]),
    .library(
      name: "UIKit",
      targets: [
        "UIKit", "_Testing_UIKit", "QuartzCore", "CoreGraphics", "_Testing_CoreGraphics", "MapKit", "SystemLogs",
      ]),
    .library(
      name: "Scenes",
      targets: [
        "LayoutRules", "SceneLayouts", "Scenes", "SceneDocuments", "HostFiles", "MarkupReading", "JSON", "Findings",
        "Typography",
      ]),
    .library(name: "LayoutPreviews", targets: ["LayoutPreviews", "UIKit"]),
    .library(name: "LayoutTesting", targets: ["LayoutTesting", "LayoutPreviews", "UIKit", "_Testing_UIKit"]),
    .library(name: "Drawing", targets: ["Drawing", "SceneDrawing"]),
    .library(
      name: "LayoutReview", targets: ["LayoutReview", "ReviewPlans", "Baselines", "ReviewReports", "ContactSheets"]),
    // For the package in Fuzzing.
    .library(name: "ReaderTrials", targets: ["ReaderTrials"]),
    // For the package in Benchmarks.
    .library(name: "LinearConstraints", targets: ["LinearConstraints"]),
    .library(name: "CairoDrawing", targets: ["CairoDrawing", "Typography"]),
    .library(name: "ArtworkDecoding", targets: ["ArtworkDecoding", "Drawing", "HostFiles"]),
  ],
  targets: engineDistrict + documentsDistrict + scenesDistrict + drawingDistrict + reviewDistrict + editingDistrict
    + toolDistrict + uikitDistrict + trialsDistrict,
  cLanguageStandard: .c2x
)
