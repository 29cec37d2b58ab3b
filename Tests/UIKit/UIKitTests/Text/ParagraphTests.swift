import Foundation
import Geometry
import Scenes
import Testing
import Typography

@testable import UIKit

/// Texts whose paragraphs have styles of their own.
@MainActor
struct ParagraphTests {
  private func text(
    _ parts: [(String, (NSMutableParagraphStyle) -> Void)], _ others: [NSAttributedString.Key: Any] = [:]
  ) -> NSAttributedString {
    let strings = parts.map { text, change in
      let style = NSMutableParagraphStyle()
      change(style)
      let own: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 15), .paragraphStyle: style]
      return NSMutableAttributedString(string: text, attributes: own.merging(others) { $1 })
    }
    // Foundation on Linux cannot append to an empty text.
    for string in strings.dropFirst() { strings[0].append(string) }
    return strings[0]
  }

  /// The strings that are drawn in a column of 200 points, and where they start.
  private func drawn(_ text: NSAttributedString, numberOfLines: Int = 0) -> [(text: String, x: Double)] {
    let steps = StyledText(text).steps(
      in: CGRect(x: 0, y: 0, width: 200, height: 400), numberOfLines: numberOfLines, color: .label,
      alignment: .natural, isRightToLeft: false, isCentred: false)
    return steps.compactMap { step in
      guard case .text(let text, _, _, let point, _) = step else { return nil }
      return (text, point.x)
    }
  }

  /// UIKit, NSParagraphStyle: the first line and the others have their own indents, and a tab ends at the next stop.
  @Test func `a list hangs from its indents`() {
    let list = text([
      (
        "•\tOne line of text that wraps to another one",
        {
          $0.headIndent = 24
          $0.tabStops = [NSTextTab(textAlignment: .left, location: 24)]
        }
      )
    ])
    let lines = drawn(list)
    #expect(lines.map(\.x) == [0] + [Double](repeating: 24, count: lines.count - 1))
    #expect(lines.first?.text == "•" && lines.count > 2)
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text([("Some words that take two lines here", { $0.tailIndent = -100 })])
    let narrow = label.sizeThatFits(CGSize(width: 200, height: 0)).height
    label.attributedText = text([("Some words that take two lines here", { _ in })])
    #expect(narrow > label.sizeThatFits(CGSize(width: 200, height: 0)).height)
  }

  @Test func `each paragraph has its own alignment`() {
    let lines = drawn(
      text([("Left\n", { _ in }), ("Middle\n", { $0.alignment = .center }), ("Right", { $0.alignment = .right })]))
    #expect(lines.map(\.text) == ["Left", "Middle", "Right"] && lines[0].x == 0)
    #expect(lines[1].x > 50 && lines[1].x < 100 && lines[2].x > 150)
  }

  @Test func `letters with space between them are drawn one by one`() {
    let plain = drawn(text([("abc", { _ in })], [.kern: 0]))
    let wide = drawn(text([("abc", { _ in })], [.kern: 6]))
    #expect(plain.map(\.text) == ["abc"] && wide.map(\.text) == ["a", "b", "c"])
    let steps = zip(wide, wide.dropFirst()).map { $1.x - $0.x }
    #expect(steps.allSatisfy { $0 > 10 })
  }

  /// Letters that join, and text from right to left, would be torn apart and reversed.
  @Test(arguments: [
    ("שלום עולם", ["שלום עולם"]), ("مرحبا بك", ["مرحبا بك"]), ("कमल", ["कमल"]), ("a👋b", ["a", "👋", "b"]),
  ])
  func `letters that depend on their neighbors are drawn together`(string: String, parts: [String]) {
    #expect(drawn(text([(string, { _ in })], [.kern: 6])).map(\.text) == parts)
  }

  @Test func `the space between letters counts where text is truncated`() throws {
    let letters = drawn(text([(String(repeating: "a", count: 60), { _ in })], [.kern: 10]), numberOfLines: 1)
    let last = try #require(letters.last)
    #expect(last.text == "…" && last.x > 150 && last.x < 200)
  }

  @Test func `text has its background, its slant and the tint of its symbols`() throws {
    let style: [NSAttributedString.Key: Any] = [
      .font: UIFont.italicSystemFont(ofSize: 15), .backgroundColor: UIColor.systemYellow,
    ]
    let string = NSMutableAttributedString(attributedString: text([("Free ", { _ in })], style))
    let star = try #require(UIImage(systemName: "star.fill"))
    string.append(NSAttributedString(attachment: NSTextAttachment(image: star.withTintColor(.systemOrange))))
    let steps = StyledText(string).steps(
      in: CGRect(x: 0, y: 0, width: 200, height: 40), numberOfLines: 0, color: .label, alignment: .natural,
      isRightToLeft: false, isCentred: false)
    let isSlanted = steps.contains { if case .text(_, let font, _, _, _) = $0 { font.isItalic } else { false } }
    let hasGround = steps.contains {
      if case .fill(_, let color) = $0 { color == UIColor.systemYellow.color } else { false }
    }
    let tint = steps.contains {
      if case .image(let content, _) = $0 { content.tint == UIColor.systemOrange.viewColor } else { false }
    }
    #expect(isSlanted && hasGround && tint)
  }
}
