import CommandArguments
import ReviewPlans
import Scenes
import Testing
import UIKit

@testable import LayoutPreviews

/// Previews whose pictures show one color only are recorded.
@MainActor
struct BlankPreviewTests {
  private func records(of previews: Preview...) throws -> [String] {
    var selection = ReviewSelection()
    selection.variants.devices = DeviceCatalogue.devices(named: "iphone-16-pro")
    selection.variants.orientations = [.portrait]
    selection.variants.appearances = [.light, .dark]
    let review = PreviewReview(of: previews, selection: selection)
    return try review.blankPreviews(in: review.laidOut()).map(\.record)
  }

  @Test func `a record names the path, line, kind and name of a blank preview`() throws {
    let records = try records(
      of: Preview("Card: dark", path: "Screens/Card.swift", line: 12) { UIView() },
      Preview(sample: "Row", path: "Row.swift", line: 3) { UIView() },
      Preview("Title") {
        let title = UILabel()
        title.text = "Title"
        return title
      })
    #expect(records == ["Screens/Card.swift\t12\tpreview\tCard: dark", "Row.swift\t3\tsample\tRow"])
  }

  @Test func `a preview is not blank if one of its layouts shows something`() throws {
    let records = try records(
      of: Preview("Card") {
        let (card, box) = (UIView(), UIView())
        box.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        box.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .systemRed : .clear }
        card.addSubview(box)
        return card
      })
    #expect(records.isEmpty)
  }

  @Test func `a record is one line`() {
    let preview = Preview("Card\n\tdark", path: "Card.swift", line: 1) { UIView() }
    #expect(preview.record == "Card.swift\t1\tpreview\tCard\\n\\tdark")
    #expect(preview.calling {}.record == preview.record)
  }
}
