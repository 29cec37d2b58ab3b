import AutoLayout
import DocumentTestSupport
import Geometry
import LayoutRules
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

@testable import SceneFiles

/// Public Xcode documents, converted to scene files and solved again, both as saved and on other devices.
///
/// Both sides measure the sizes of leaves, because a scene file does not contain recorded ones.
@Suite(.enabled(if: XcodeCorpus.isAvailable, XcodeCorpus.absence)) struct ConvertedCorpusTests {
  /// A scene whose frames differ after the conversion, with the first view that differs.
  struct Exception: CustomStringConvertible {
    let document: String
    let scene: String
    let view: String
    let cause: String

    var description: String { "\(document), \(scene): \(view), \(cause)" }
  }

  private static let measurer = FixedPitchTextMeasurer()

  /// The documents whose frames as saved differ after the conversion, listed once for each scene. Scene files cannot
  /// express the places that Xcode keeps in bars, nor screens lower than a point.
  private static let notConverted: [XcodeCorpus.Part: [String]] = [
    .latest: [
      "tinode+ios/Localizations/en.xcloc/Source Contents/Tinodios/Base.lproj/Main.storyboard",
      "tinode+ios/Tinodios/Base.lproj/Main.storyboard",
      "vector-im+element-ios/Riot/Modules/Room/Views/BubbleCells/RoomEmptyBubbleCell.xib",
    ]
  ]

  /// Returns the documents whose frames differ after the conversion on another device.
  private static func notConverted(_ part: XcodeCorpus.Part, on name: String, _ orientation: Orientation) -> [String] {
    let linter = "IBDecodable+IBLinter/Tests/IBLinterKitTest/Resources/Rules/CustomModuleRule/CustomModuleNGTest.xib"
    let messages = "SwiftKickMobile+SwiftMessages/Demo/Demo/Base.lproj/Main.storyboard"
    switch (part, name.hasPrefix("iPhone"), orientation) {
    case (.first, true, .portrait): return [linter]
    case (.first, true, _): return [messages]
    case (.first, false, _): return [linter, messages]
    case (.latest, true, .landscape):
      return [
        "dji-sdk+Mobile-SDK-iOS/Sample Code/ObjcSampleCode/DJISdkDemo/Demo/Camera/fpv/CameraFPVViewController.xib"
      ]
    default: return []
    }
  }

  @Test(arguments: [(XcodeCorpus.Part.first, 97.9), (.later, 98.8), (.latest, 97.7)])
  func `converted scenes solve to the saved frames of the document`(
    part: XcodeCorpus.Part, percent: Double
  ) throws {
    // A third of the documents may differ slightly more often than all of them do.
    let (step, tolerance) = XcodeCorpus.triesAll ? (1, 0.0) : (3, 2.0)
    let documents = try XcodeCorpus.documents(of: part, oneOf: step)
    try expectSameFrames(of: documents, atLeast: percent - tolerance, but: Self.notConverted[part] ?? []) { scene in
      (scene.resolvedAsSaved(leafSizes: .measured), { Self.firstVariant(of: $0) })
    }
  }

  @Test(
    arguments: ["iPhone SE (1st gen)", "iPad Pro 11"],
    [(XcodeCorpus.Part.first, 89.7), (.later, 97.1), (.latest, 98.6)])
  func `converted scenes solve to the same frames on other devices`(
    name: String, measured: (part: XcodeCorpus.Part, percent: Double)
  ) throws {
    for orientation in Orientation.usual {
      let variant = try SceneVariant(on: name, orientation: orientation)
      let others = Self.notConverted(measured.part, on: name, orientation)
      // Each document costs as much as all tests of its reader. A fifth of the documents covers every feature that
      // occurs, and a third of that fifth may differ slightly more often.
      let (step, tolerance) = XcodeCorpus.triesAll ? (5, 0.0) : (15, 3.0)
      let documents = try XcodeCorpus.documents(of: measured.part, oneOf: step)
      try expectSameFrames(of: documents, atLeast: measured.percent - tolerance, but: others) { scene in
        (Self.asConverted(scene).resolved(for: variant), { $0.resolved(for: variant) })
      }
    }
  }

  @Test func `converting the same document twice gives the same text`() throws {
    for document in XcodeCorpus.paths.prefix(40) {
      let texts = try (0..<2).map { _ in try XcodeCorpus.scenes(of: document).map(SceneWriter.text) }
      #expect(texts[0] == texts[1])
    }
  }

  /// Returns the first layout that a converted scene asks for, which has the screen that the document was saved with.
  private static func firstVariant(of scene: Scene) -> ResolvedScene? {
    scene.selection.variants(fallback: VariantSelection()).first.map { scene.resolved(for: $0) }
  }

  /// Converts documents and prints those whose frames differ. Expects a minimum percentage of equal frames, and that
  /// only the named documents differ without a known cause.
  private func expectSameFrames(
    of documents: [XcodeCorpus.Document], atLeast percent: Double, but others: [String] = [],
    _ resolve: (Scene) -> (ResolvedScene?, (Scene) -> ResolvedScene?)
  ) throws {
    let tried = Set(documents.map(\.path))
    var exceptions: [Exception] = []
    for document in documents {
      for scene in document.scenes {
        let converted = try Self.converted(scene, from: document.path)
        let (resolved, other) = resolve(scene)
        if let exception = Self.exception(document.path, try #require(resolved), try #require(other(converted))) {
          exceptions.append(exception)
        }
      }
    }
    for exception in exceptions { print(exception) }
    let different = Set(exceptions.map(\.document)).count
    #expect(percentage(documents.count - different, of: documents.count) >= percent)
    #expect(exceptions.filter { $0.cause == "no cause" }.map(\.document) == others.filter(tried.contains))
  }

  /// Returns a scene as the converter sees it: an embedded scene becomes a screen of its own.
  static func asConverted(_ scene: Scene) -> Scene {
    var screen = scene
    if case .container = scene.surroundings { screen.surroundings = scene.surroundings.withoutContainers }
    return screen
  }

  /// Returns a scene of a document after writing it to a scene file and reading it back.
  static func converted(_ scene: Scene, from document: String) throws -> Scene {
    try SceneFile.scene(SceneWriter.text(of: scene), path: "\(document).scene.yaml")
  }

  static func exception(_ document: String, _ original: ResolvedScene, _ converted: ResolvedScene) -> Exception? {
    let layout = original.layout(measuringTextWith: measurer)
    let frames = converted.layout(measuringTextWith: measurer).frames
    guard frames.count == layout.frames.count else {
      return Exception(document: document, scene: original.name, view: "-", cause: "other views")
    }
    guard let position = frames.indices.first(where: { !frames[$0].isNearly(layout.frames[$0]) }) else { return nil }
    return Exception(
      document: document, scene: original.name, view: original.views[position].displayName,
      cause: cause(of: layout))
  }

  /// Returns the reason why frames may depend on more than the constraints: Interface Builder's canvas, which shows
  /// views that the app does not; the order of constraints; or recorded frames that as saved do not follow their
  /// superviews.
  private static func cause(of layout: Layout) -> String {
    if isShownByCanvas(layout) { return "canvas" }
    if !layout.solution.conflicts.isEmpty { return "conflict" }
    if !layout.solution.ambiguities.isEmpty { return "ambiguity" }
    let views = layout.resolved.views
    // Only as saved does a string with line breaks prefer the width of its widest line.
    let isBroken = views.indices.contains {
      guard layout.resolved.isAsSaved, case .label = views[$0].content else { return false }
      return layout.lines(ofView: $0, measuringTextWith: measurer).count > 1
    }
    if isBroken { return "broken text" }
    let isOutOfDate = views.indices.contains { position in
      guard layout.resolved.isAsSaved, views[position].placement.isPlacedByMask,
        let superview = views[position].superview
      else {
        return false
      }
      return views[superview].placement.recordedFrame?.size != layout.frames[superview].size
    }
    return isOutOfDate ? "recorded frame out of date" : "no cause"
  }

  /// Whether a stack view reserves space for a stopped activity indicator or for a view without content.
  private static func isShownByCanvas(_ layout: Layout) -> Bool {
    zip(layout.resolved.views, layout.system.items).contains { view, item in
      view.appearance.isHidden && !item.isHidden || item.stack?.emptyView != nil
    }
  }
}

extension Rect {
  /// Whether all numbers are equal up to rounding errors of arithmetic in a different order.
  fileprivate func isNearly(_ other: Rect) -> Bool {
    [(minX, other.minX), (minY, other.minY), (width, other.width), (height, other.height)]
      .allSatisfy { abs($0.0 - $0.1) < 0.001 }
  }
}
