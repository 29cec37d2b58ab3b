internal import Findings
internal import LayoutPreviews
internal import ReviewPlans
internal import SceneLayouts
internal import Scenes
internal import UIKit

/// A view or controller under test.
@MainActor
struct TestedContent {
  let place: TestPlace
  let name: String?
  let traits: [PreviewTrait]
  let make: @MainActor @Sendable () -> any PreviewContent

  /// Compares the layouts with a reference's.
  func expectLayout(on variants: LayoutVariants, as reference: LayoutReference, _ mode: RecordMode) {
    guard let plan = laidOut(on: variants) else { return }
    LayoutExpectation(subject: self, plan: plan, reference: reference, mode: mode).check()
  }

  /// Reports the findings of the layouts as failures.
  func expectNoFindings(on variants: LayoutVariants) {
    guard let plan = laidOut(on: variants) else { return }
    for found in FoundInLayouts(plan).all { place.fail(found) }
  }

  /// Returns the layouts on devices, or nil if they cannot be made, which is reported as a failure.
  func laidOut(on variants: LayoutVariants) -> ReviewPlan? {
    let preview = Preview(
      place.fileName(name), traits: traits, path: place.document(name), line: Int(place.line), making: make)
    AppResources.look(below: place.package)
    do {
      return try PreviewReview(of: [preview], selection: variants.selection).laidOut()
    } catch let error as UnknownDevice {
      place.fail(error.message)
    } catch {
      place.fail("the layout cannot be created: \(error)")
    }
    return nil
  }
}

/// The findings of layouts, each once.
struct FoundInLayouts {
  /// The findings in words, each with its layouts.
  let all: [String]

  init(_ plan: ReviewPlan) {
    var order: [String] = []
    var places: [String: [String]] = [:]
    for layout in plan.scenes.flatMap(\.made) {
      for finding in layout.findings where finding.severity > .note {
        let text = ([finding.message.text] + finding.notes.map(\.text) + [finding.hint?.text].compactMap(\.self))
          .joined(
            separator: "\n    ")
        let line = "\(finding.severity.rawValue): \(text) [\(finding.code)]"
        if places[line] == nil { order.append(line) }
        places[line, default: []].append(layout.resolved.variant.title)
      }
    }
    all = order.map { line in
      let titles = places[line] ?? []
      let more = titles.count > 2 ? "; \(titles.count - 2) more" : ""
      return "\(line)\n    \(titles.prefix(2).joined(separator: "; "))\(more)"
    }
  }
}
