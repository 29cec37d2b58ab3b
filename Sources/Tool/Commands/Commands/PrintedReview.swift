internal import CommandArguments
internal import DocumentFacts
internal import Findings
internal import Geometry
internal import JSON
internal import ReviewReports
internal import VisibleText

/// The printed form of a document's changes.
struct PrintedReview {
  private let review: DocumentReview
  private let name: String

  /// Creates the changes of a document.
  init(_ review: DocumentReview, of name: String) {
    self.review = review
    self.name = name
  }

  /// Returns the changes in a format. As text, it is empty if nothing changed.
  func text(as format: DiffFormat, isColored: Bool) -> PrintedText {
    switch format {
    case .text: text(isColored: isColored)
    case .markdown: .report(markdown)
    case .json: .report(json.lines() + "\n")
    }
  }

  // MARK: - Text

  private func text(isColored: Bool) -> PrintedText {
    guard !review.scenes.isEmpty || !review.recorded.isEmpty else { return PrintedText("") }
    func colored(_ text: String, _ color: PrintedText) -> PrintedText {
      let line = PrintedText(VisibleText.line(text))
      return isColored ? color + line + .terminal("[0m") : line
    }
    func line(of entry: DocumentReview.Entry) -> PrintedText {
      let (mark, color): (String, PrintedText) =
        switch entry.kind {
        case .added: ("+", .terminal("[32m"))
        case .removed: ("-", .terminal("[31m"))
        case .changed: ("~", .terminal("[33m"))
        }
      let line = colored("\(mark) \(sentence(of: entry))", color)
      return followers(of: entry).map { line + PrintedText(VisibleText.line(" (\($0))")) } ?? line
    }
    func lines(of scene: DocumentReview.Scene) -> [PrintedText] {
      scene.entries.map(line)
        + (commonFollowers(of: scene).map { [PrintedText("  ") + PrintedText(VisibleText.line($0))] } ?? [])
    }
    // The name of a scene with one change, and the name of a document with one scene, are on the same line as the text
    // after them.
    func block(_ scene: DocumentReview.Scene) -> (heading: PrintedText, rest: [PrintedText]) {
      let (heading, entries) = (colored(scene.name, .terminal("[36m")), lines(of: scene))
      return entries.count == 1 ? (heading + PrintedText(": ") + entries[0], []) : (heading, entries)
    }
    let end = recorded.map { colored(" (\($0))", .terminal("[2m")) } ?? PrintedText("")
    let head = colored(name, .terminal("[1m"))
    let blocks = review.scenes.map(block)
    func indented(_ lines: [PrintedText], by blanks: String) -> [PrintedText] {
      lines.map { PrintedText(blanks) + $0 }
    }
    var lines: [PrintedText]
    if blocks.count != 1 {
      lines = [head + end] + blocks.flatMap { indented([$0.heading], by: "  ") + indented($0.rest, by: "    ") }
    } else if recorded != nil, blocks[0].rest.isEmpty {
      lines = [head + end] + indented([blocks[0].heading], by: "  ")
    } else {
      lines = [head + PrintedText(": ") + blocks[0].heading + end] + indented(blocks[0].rest, by: "  ")
    }
    lines = lines.map { $0 + PrintedText("\n") }
    return lines.reduce(PrintedText(""), +)
  }

  private func sentence(of entry: DocumentReview.Entry) -> String {
    guard !entry.contents.isEmpty else { return entry.text }
    return "\(entry.text), with \(entry.contents.joined(separator: ", "))"
  }

  /// The maximum number of views that are named among those whose frames follow from a change.
  private static let namedFollowers = 3

  private func followers(of entry: DocumentReview.Entry) -> String? {
    Self.followers(entry.followers, of: "")
  }

  /// The views whose frames follow from several changes of a scene; nil if there are none.
  private func commonFollowers(of scene: DocumentReview.Scene) -> String? {
    Self.followers(scene.followers, of: " from these changes")
  }

  private static func followers(_ names: [String], of cause: String) -> String? {
    guard !names.isEmpty else { return nil }
    let count = names.count.counted("frame follows", "frames follow")
    return "\(count)\(cause): \(names.map { "'\($0)'" }.listed(atMost: namedFollowers))"
  }

  private var recorded: String? {
    guard !review.recorded.isEmpty else { return nil }
    return "recorded by Xcode: \(review.recorded.map(\.text).joined(separator: ", "))"
  }

  // MARK: - Reports

  private var markdown: String {
    var lines = ["### <code>\(MarkdownText.escaped(name))</code>", ""]
    for scene in review.scenes {
      lines += ["**\(MarkdownText.escaped(scene.name))**", ""]
      for entry in scene.entries {
        lines.append("- \(MarkdownText.escaped(sentence(of: entry)))")
        if let followers = followers(of: entry) { lines.append("  - \(MarkdownText.escaped(followers))") }
      }
      if let followers = commonFollowers(of: scene) { lines.append("- \(MarkdownText.escaped(followers))") }
      lines.append("")
    }
    if let recorded { lines += ["<sub>\(MarkdownText.escaped(recorded))</sub>", ""] }
    if review.scenes.isEmpty, recorded == nil { lines += ["Nothing changed.", ""] }
    return lines.joined(separator: "\n")
  }

  private var json: JSONValue {
    .object([
      .init("document", .string(name)), .init("scenes", .array(review.scenes.map(Self.json))),
      .init(
        "renamed",
        .array(
          review.renamedIdentifiers.sorted { $0.key < $1.key }.map {
            ["from": .string($0.key), "to": .string($0.value)]
          })),
      .init(
        "recorded",
        .array(review.recorded.map { ["kind": .string($0.kind), "count": .number($0.count)] })),
    ])
  }

  private static func json(of scene: DocumentReview.Scene) -> JSONValue {
    [
      "name": .string(scene.name), "id": .string(scene.identifier), "followers": .strings(scene.followers),
      "changes": .array(
        scene.entries.map { entry in
          [
            "kind": .string(entry.kind.rawValue), "text": .string(entry.text), "line": .number(entry.line),
            "oldLine": entry.oldLine.map { .number($0) }, "contents": .strings(entry.contents),
            "followers": .strings(entry.followers), "facts": .array(entry.changes.map { json(of: $0) }),
          ]
        }),
    ]
  }

  private static func json(of change: DocumentFacts.DocumentChange) -> JSONValue {
    var members: [JSONValue.Member] = [.init("object", .string(change.object)), .init("element", .string(change.tag))]
    func add(_ kind: String, from: String? = nil, to: String? = nil) {
      members.append(.init("kind", .string(kind)))
      if let from { members.append(.init("from", .string(from))) }
      if let to { members.append(.init("to", .string(to))) }
    }
    switch change.kind {
    case .added: add("added")
    case .removed: add("removed")
    case .moved(let from, let to): add("moved", from: from, to: to)
    case .reordered: add("reordered")
    case .value(let name, let from, let to):
      add("value", from: from, to: to)
      members.append(.init("value", .string(name)))
    case .frame(let from, let to): add("frame", from: from.pointText, to: to.pointText)
    }
    return .object(members)
  }
}
