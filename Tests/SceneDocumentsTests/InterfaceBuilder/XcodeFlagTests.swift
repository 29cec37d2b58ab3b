import AutoLayout
import LayoutTestSupport
import Scenes
import Testing

/// The views that Xcode marked in real documents, where they are at hand: how many we mark too.
///
/// Xcode writes a mark when it saves a document and forgets it when it opens the scene again, so that no mark does not
/// mean that nothing is wrong; marks on views whose constraints leave nothing open are out of date.
@Suite(.enabled(if: XcodeCorpus.isAvailable)) struct XcodeFlagTests {
  /// What Xcode and we say of the same views.
  private struct Agreement: CustomStringConvertible {
    var both = 0
    var onlyXcode = 0
    var onlyHere = 0

    var description: String {
      "marked by Xcode \(both + onlyXcode), here too \(both); here and not by Xcode \(onlyHere)"
    }
  }

  private func agreement(
    on mark: String, _ leafSizes: LeafSizes, _ isMarked: (Layout) -> Set<Int>
  ) throws -> Agreement {
    var agreement = Agreement()
    for (document, scenes) in zip(XcodeCorpus.documents, try XcodeCorpus.scenes.get()) {
      let marked = try Self.identifiers(marked: mark, in: XcodeCorpus.text(of: document))
      for scene in scenes {
        guard let resolved = scene.resolvedAsSaved(leafSizes: leafSizes) else { continue }
        let ours = isMarked(resolved.layout(measuringTextWith: FixedPitchTextMeasurer()))
        for (position, view) in scene.views.enumerated() {
          switch (marked.contains(view.name), ours.contains(position)) {
          case (true, true): agreement.both += 1
          case (true, false): agreement.onlyXcode += 1
          case (false, true): agreement.onlyHere += 1
          case (false, false): break
          }
        }
      }
    }
    return agreement
  }

  /// The object ids of the elements that have an attribute with the value YES.
  private static func identifiers(marked attribute: String, in text: String) -> Set<String> {
    let tags = text.split(separator: "<").filter { $0.contains(" \(attribute)=\"YES\"") }
    return Set(
      tags.compactMap { tag in
        guard let start = tag.firstRange(of: " id=\"")?.upperBound else { return nil }
        return String(tag[start...].prefix { $0 != "\"" })
      })
  }

  @Test func `ambiguous views are those that Xcode marks, but for marks that are out of date`() throws {
    let found = try agreement(on: "ambiguous", .measured) { layout in
      Set(layout.findings.filter { $0.code == "ambiguous" }.flatMap(\.views))
    }
    print("ambiguous views: \(found)")
    #expect(found.both >= 16 && found.both + found.onlyXcode == 78)
    #expect(found.onlyHere <= 30)
  }

  @Test func `views that Xcode does not mark as misplaced mostly lie where they were recorded`() throws {
    let found = try agreement(on: "misplaced", .recorded) { layout in
      Set(layout.misplacedViews(measuringTextWith: FixedPitchTextMeasurer()).flatMap(\.views))
    }
    print("misplaced views: \(found)")
    #expect(found.both >= 1 && found.both + found.onlyXcode <= 4)
    // Most of them have frames that are older than their constraints.
    #expect(found.onlyHere <= 76)
  }
}
