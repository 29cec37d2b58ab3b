import AutoLayout
import Geometry
import LayoutTestSupport
import Scenes
import Testing

@testable import SceneFiles

/// Real documents, converted and solved again: as they were saved, and on other devices.
///
/// Sizes of leaves are measured on both sides, for a scene does not hold recorded ones.
@Suite(.enabled(if: XcodeCorpus.isAvailable)) struct ConvertedCorpusTests {
  /// A scene whose frames differ, with the first view that does.
  struct Exception: CustomStringConvertible {
    let document: String
    let scene: String
    let view: String
    let cause: String

    var description: String { "\(document), \(scene): \(view), \(cause)" }
  }

  private static let measurer = FixedPitchTextMeasurer()

  @Test func `converted scenes solve to the frames of the document as it was saved`() throws {
    try expectSameFrames(of: 1, atLeast: 370) { scene in
      (scene.resolvedAsSaved(leafSizes: .measured), { Self.firstVariant(of: $0) })
    }
  }

  @Test(arguments: ["iPhone SE (1st gen)", "iPad Pro 11"])
  func `converted scenes solve to the same frames on other devices`(name: String) throws {
    let device = try #require(DeviceCatalogue.devices(named: name).first)
    for orientation in Orientation.allCases {
      let variant = SceneVariant(device: device, orientation: orientation)
      // Each document costs as much as all tests of its reader; a fifth of them has everything that occurs.
      try expectSameFrames(of: 5, atLeast: 70) { scene in
        // A scene that another one embeds becomes a screen of its own.
        var screen = scene
        screen.surroundings = .screen
        return (screen.resolved(for: variant), { $0.resolved(for: variant) })
      }
    }
  }

  @Test func `the same document becomes the same text`() throws {
    for document in XcodeCorpus.documents.prefix(40) {
      let texts = try (0..<2).map { _ in try XcodeCorpus.scenes(of: document).map(SceneWriter.text) }
      #expect(texts[0] == texts[1])
    }
  }

  /// The layout that a converted scene asks for: its screen is the one that the document was saved with.
  private static func firstVariant(of scene: Scene) -> ResolvedScene? {
    scene.selection.variants(fallback: VariantSelection()).first.map { scene.resolved(for: $0) }
  }

  /// Converts every document of so many, prints those whose frames differ and expects a number that do not.
  private func expectSameFrames(
    of step: Int, atLeast minimum: Int, _ resolve: (Scene) -> (ResolvedScene?, (Scene) -> ResolvedScene?)
  ) throws {
    var documents = 0
    var exceptions: [Exception] = []
    let all = Array(zip(XcodeCorpus.documents, try XcodeCorpus.scenes.get()))
    for (document, scenes) in stride(from: 0, to: all.count, by: step).map({ all[$0] }) {
      let before = exceptions.count
      for scene in scenes {
        let converted = try SceneFile.scene(SceneWriter.text(of: scene), path: "\(document).scene.yaml")
        let (resolved, other) = resolve(scene)
        if let exception = Self.exception(document, try #require(resolved), try #require(other(converted))) {
          exceptions.append(exception)
        }
      }
      if exceptions.count == before { documents += 1 }
    }
    for exception in exceptions { print(exception) }
    #expect(documents >= minimum, "of \(all.count / step)")
    #expect(!exceptions.contains { $0.cause == "no cause" })
  }

  private static func exception(
    _ document: String, _ original: ResolvedScene, _ converted: ResolvedScene
  ) -> Exception? {
    let layout = original.layout(measuringTextWith: measurer)
    let frames = converted.layout(measuringTextWith: measurer).frames
    guard frames.count == layout.frames.count else {
      return Exception(document: document, scene: original.scene.name, view: "-", cause: "other views")
    }
    guard let position = frames.indices.first(where: { !frames[$0].isNearly(layout.frames[$0]) }) else { return nil }
    return Exception(
      document: document, scene: original.scene.name, view: original.views[position].displayName,
      cause: cause(of: layout))
  }

  /// Why frames may depend on more than the constraints: on their order, or on recorded frames that as saved do not
  /// follow their superviews.
  private static func cause(of layout: Layout) -> String {
    if !layout.solution.conflicts.isEmpty { return "conflict" }
    if !layout.solution.ambiguities.isEmpty { return "ambiguity" }
    let views = layout.resolved.views
    let isOutOfDate = views.indices.contains { position in
      guard layout.resolved.isAsSaved, views[position].isPlacedByMask, let superview = views[position].superview else {
        return false
      }
      return views[superview].recordedFrame?.size != layout.frames[superview].size
    }
    return isOutOfDate ? "recorded frame out of date" : "no cause"
  }
}

extension Rect {
  /// Whether all numbers are the same but for what arithmetic in another order does to the last digits.
  fileprivate func isNearly(_ other: Rect) -> Bool {
    [(minX, other.minX), (minY, other.minY), (width, other.width), (height, other.height)]
      .allSatisfy { abs($0.0 - $0.1) < 0.001 }
  }
}
