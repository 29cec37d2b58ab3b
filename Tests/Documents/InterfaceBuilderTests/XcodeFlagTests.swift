import DocumentTestSupport
import Findings
import LayoutRules
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// The share of views marked by Xcode in public documents that we mark too, if the documents are available.
///
/// Xcode writes marks when it saves a document and removes them when it opens the scene again. A missing mark therefore
/// does not mean that a view is fine, and marks on views with complete constraints are out of date.
@Suite(.enabled(if: XcodeCorpus.isAvailable, XcodeCorpus.absence)) struct XcodeFlagTests {
  /// The counts of views that Xcode and we mark.
  private struct Agreement: CustomStringConvertible {
    var views = 0
    var both = 0
    var onlyXcode = 0
    var onlyHere = 0

    var marked: Int { both + onlyXcode }
    var description: String { "marked by Xcode \(marked), here too \(both); here and not by Xcode \(onlyHere)" }
  }

  private func agreement(
    on mark: String, in part: XcodeCorpus.Part, _ leafSizes: LeafSizes, _ isMarked: (Layout) -> Set<Int>
  ) throws -> Agreement {
    var agreement = Agreement()
    for document in try XcodeCorpus.documents(of: part) {
      let marked = try Self.identifiers(marked: mark, in: XcodeCorpus.text(of: document.path))
      for layout in try document.layouts(leafSizes: leafSizes) {
        let ours = isMarked(layout)
        agreement.views += layout.frames.count
        for (position, view) in layout.resolved.documentViews.enumerated() {
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

  /// Returns the object ids of the elements that have an attribute with the value YES.
  private static func identifiers(marked attribute: String, in text: String) -> Set<String> {
    let tags = text.split(separator: "<").filter { $0.contains(" \(attribute)=\"YES\"") }
    return Set(
      tags.compactMap { tag in
        guard let start = tag.firstRange(of: " id=\"")?.upperBound else { return nil }
        return String(tag[start...].prefix { $0 != "\"" })
      })
  }

  // All letters of this measurer are equally wide, so that some strings compete for space that do not with Apple's
  // fonts.
  @Test(arguments: [
    (XcodeCorpus.Part.first, 78...78, 69.2, 0.54), (.later, 31...Int.max, 90.3, 0.66),
    (.latest, 10...Int.max, 0, 0.9),
  ])
  func `ambiguous views are those that Xcode marks, except for outdated marks`(
    part: XcodeCorpus.Part, marks: ClosedRange<Int>, found: Double, others: Double
  ) throws {
    let agreement = try agreement(on: "ambiguous", in: part, .measured) { layout in
      Set(layout.findings.flatMap(\.unfolded).filter { $0.code == "ambiguous" }.flatMap(\.views))
    }
    print("ambiguous views: \(agreement)")
    #expect(marks.contains(agreement.marked))
    #expect(percentage(agreement.both, of: agreement.marked) >= found)
    #expect(percentage(agreement.onlyHere, of: agreement.views) <= others)
  }

  @Test(arguments: [(XcodeCorpus.Part.first, 1...4, 1.12), (.later, 1...Int.max, 4.67), (.latest, 1...Int.max, 0.01)])
  func `views that Xcode does not mark as misplaced mostly have their recorded frames`(
    part: XcodeCorpus.Part, marks: ClosedRange<Int>, others: Double
  ) throws {
    let agreement = try agreement(on: "misplaced", in: part, .recorded) { layout in
      Set(layout.misplacedViews(measuringTextWith: FixedPitchTextMeasurer()).flatMap(\.views))
    }
    print("misplaced views: \(agreement)")
    #expect(agreement.both >= 1)
    #expect(marks.contains(agreement.marked))
    // Most of the others have frames that are older than their constraints.
    #expect(percentage(agreement.onlyHere, of: agreement.views) <= others)
  }
}
