import Foundation
import LayoutTestSupport
import Testing

/// The constraints that can be edited in the gallery, and their systems.
@Suite struct GallerySystemTests {
  let tool = Tool()

  init() throws { try tool.add("card.scene.yaml", Self.scene) }

  static let scene = """
    format: 1
    scene: Card
    devices: [iPhone 5s, iPhone 16 Pro]
    views:
      card:
        views:
          text: { type: label, lines: 0, text: a text of several words that takes more than one line }
          note: { type: label, text: note }
    constraints:
      - card: { leading: superview + 20, top: superview + 20, width: 200 }
      - text: { leading: card + 8, trailing: card - 8, top: card + 8 }
      - "note.top == text.bottom + 8 #gap"
      - note.leading >= card.leading + 8 @500
      - note.bottom == card.bottom
    variants:
      portrait:
        constraints:
          - note.height == 30
      landscape:
        constraints:
          - note.height == 30

    """

  private func text(_ path: String) throws -> String {
    _ = try tool.run(arguments: ["render", "card.scene.yaml", "-f", "svg", "--no-cache", "--orientation", "portrait"])
    return try String(contentsOfFile: "\(tool.folder.path)/Output/\(path)", encoding: .utf8)
  }

  /// The file of a scene as the page reads it.
  private struct Systems: Decodable {
    struct Layout: Decodable {
      let constants: [Double]
      let texts: [Text]
    }

    /// A string: its view, its rows, and the widths at which its height changes.
    struct Text: Decodable {
      let widths: [Double]
      let heights: [Double]

      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        _ = (try list.decode(Int.self), try list.decode([Int].self))
        widths = try list.decode([Double].self)
        heights = try list.decode([Double].self)
      }
    }

    let shapes: [[Double]]
    let orders: [[Int]]
    let layouts: [Layout]
  }

  private func systems() throws -> Systems {
    let text = try text("systems/card.js")
    let start = #"layoutReview.addSystems("card", "#
    #expect(text.hasPrefix(start) && text.hasSuffix(");\n"))
    return try JSONDecoder().decode(Systems.self, from: Data(text.dropFirst(start.count).dropLast(3).utf8))
  }

  @Test func `a constraint is named by its name or its equation`() throws {
    let details = try text("data/card.js")
    #expect(details.contains(#""word":"gap","constant":8"#))
    #expect(details.contains(#""word":"note.leading >= card.leading + 8 @500","relation":">=","constant":8"#))
    #expect(details.contains(#""word":"card.width == 200","constant":200"#))
  }

  @Test func `a constraint equal to another one of the document has no name`() throws {
    let details = try text("data/card.js")
    #expect(details.contains(#""text":"note.height == 30""#))
    #expect(!details.contains(#""word":"note.height == 30""#))
  }

  @Test func `'edit' finds the constraint by every name`() throws {
    let words = try text("data/card.js").matches(of: /"word":"([^"]+)"/).map { String($0.1) }
    #expect(Set(words).count == 9)
    for word in Set(words) {
      let run = try tool.run(arguments: ["edit", "card.scene.yaml", word, "--constant=3"])
      #expect(run.code == 0, "\(word): \(run.messages)")
      #expect(run.output.contains("\n+"), "\(word)")
    }
  }

  @Test func `rows that differ only in constants are written once`() throws {
    let systems = try systems()
    #expect(systems.orders.count == 1 && systems.layouts.count == 2)
    #expect(Set(systems.shapes).count == systems.shapes.count)
    for layout in systems.layouts { #expect(layout.constants.count == systems.orders[0].count) }
  }

  @Test func `a text has its heights between the widths at which its lines change`() throws {
    for text in try systems().layouts.flatMap(\.texts) {
      #expect(text.widths == text.widths.sorted() && text.widths.count == text.heights.count + 1)
      #expect(text.heights == text.heights.sorted(by: >) && text.heights.count > 1)
    }
  }
}
