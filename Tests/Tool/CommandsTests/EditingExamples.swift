import Foundation
import LayoutTestSupport
import Testing

/// Documents and helpers that tests of the editing commands share.
enum EditingExamples {
  /// A scene with a heading, a switch and a footer.
  static let card = """
    format: 1
    scene: Card
    devices: [iPhone 8]
    orientations: [portrait]

    views:
      title: { type: label, text: Title, contentSize: 40x20 }
      switch: { type: switch, on: true, contentSize: 49x31, insets: { right: 2 } }
      footer: { views: { note: { type: label, text: Note, contentSize: 30x20 } } }

    constraints:
      # The heading
      - title: { leading: superview + 16, top: safeArea + 8 }   # near the top
      - "switch.trailing == superview.trailing - 16 #onOff"
      - switch.centerY == title.centerY
      - footer: { leading: superview, trailing: superview, bottom: superview, height: 60 }
      - note: { leading: superview + 16, centerY: superview }

    """

  /// A document in which one constraint of a chart is missing.
  static let xib = TraceAndLogTests.xib.replacing(/\n +<constraint .*c2"\/>/, with: "")
}

extension Tool {
  /// Returns the lines that a difference adds, and those that it removes with a minus sign.
  func changes(_ words: String..., file: String = EditingExamples.card, code: Int32 = 0) throws -> [String] {
    try add("a.scene.yaml", file)
    let result = try run(arguments: [words[0], "a.scene.yaml"] + words.dropFirst())
    #expect(result.code == code, "\(result.messages)")
    return result.output.split(separator: "\n").filter {
      $0.hasPrefix("+ ") || $0.hasPrefix("- ") || $0.hasPrefix("-  ") || $0.hasPrefix("+  ")
    }
    .map { String($0.prefix(1)) + $0.dropFirst().drop { $0 == " " } }
  }

  /// The text of a file in the folder of the test.
  func text(of name: String) throws -> String {
    String(decoding: try files(in: ".")[name] ?? Data(), as: UTF8.self)
  }
}
