internal import AutoLayout
package import Geometry
package import MarkupReading
internal import Scenes

/// Changes the text of a scene file where it must, and leaves the rest as its author wrote it: order, comments, spaces.
package struct SceneFileEditor {
  /// The text without a byte order mark.
  private var scalars: [Unicode.Scalar]
  private let hasByteOrderMark: Bool
  private let root: YAMLNode
  private let path: String

  /// The group that constraints are added to where the scene has groups.
  package static let group = "resolved"

  /// A scene file, opened for changes.
  ///
  /// - Throws: ``DocumentError`` where the file is no YAML, or consists of one mapping in braces.
  package init(_ bytes: [UInt8], path: String) throws(DocumentError) {
    hasByteOrderMark = bytes.starts(with: Self.byteOrderMark)
    let bytes = hasByteOrderMark ? Array(bytes.dropFirst(Self.byteOrderMark.count)) : bytes
    let source = try SourceText(bytes, path: path)
    self.path = path
    scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    do throws(YAMLSyntaxError) {
      var builder = YAMLTreeBuilder(try YAMLEventReader.events(in: bytes))
      guard let root = try builder.root(), root.mapping != nil else { throw YAMLSyntaxError.noMapping }
      self.root = root
    } catch {
      throw DocumentError([
        source.finding(.yamlSyntax, error.message, error.range, hint: error.hint)
      ])
    }
    guard isBlock(root) else { throw cannotEdit("a scene in braces", at: root) }
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The file with everything that was changed.
  package var bytes: [UInt8] {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return (hasByteOrderMark ? Self.byteOrderMark : []) + Array(String(text).utf8)
  }

  // MARK: - Constraints

  /// The file with equations behind its constraints.
  ///
  /// - Throws: ``DocumentError`` where the constraints are written in a way that cannot be continued.
  package static func adding(_ equations: [String], to bytes: [UInt8], path: String) throws(DocumentError) -> [UInt8] {
    var editor = try SceneFileEditor(bytes, path: path)
    try editor.add(equations)
    return editor.bytes
  }

  private mutating func add(_ equations: [String]) throws(DocumentError) {
    guard let constraints = root["constraints"] else {
      let end = scalars.last == "\n" ? "" : "\n"
      return insert("\(end)\nconstraints:\n" + lines(equations, column: 3), at: scalars.count)
    }
    if let items = constraints.sequence, let last = items.last {
      return try add(equations, to: constraints, behind: last)
    }
    guard let groups = constraints.mapping, let last = groups.last, isBlock(constraints) else {
      throw cannotEdit("constraints in braces, or none behind their key", at: constraints)
    }
    if let own = constraints[Self.group], let items = own.sequence, let item = items.last {
      return try add(equations, to: own, behind: item)
    }
    let column = constraints.range.start.column
    let heading = String(repeating: " ", count: column - 1) + "\(Self.group):\n"
    insertBehind(line: last.key.range.start.line, column: column, heading + lines(equations, column: column + 2))
  }

  private mutating func add(_ equations: [String], to list: YAMLNode, behind last: YAMLNode) throws(DocumentError) {
    if isBlock(list) {
      let column = list.range.start.column
      return insertBehind(line: last.range.start.line, column: column, lines(equations, column: column))
    }
    guard list.range.end.index > 0, scalars.indices.contains(list.range.end.index - 1),
      scalars[list.range.end.index - 1] == "]"
    else { throw cannotEdit("this list", at: list) }
    insert(equations.map { ", \($0)" }.joined(), at: list.range.end.index - 1)
  }

  private func lines(_ equations: [String], column: Int) -> String {
    equations.map { String(repeating: " ", count: max(0, column - 1)) + "- \($0)\n" }.joined()
  }

  // MARK: - Frames

  /// The file with other frames of views, by their names; those whose frame is not written as a mapping stay.
  ///
  /// - Throws: ``DocumentError`` as ``init(_:path:)`` does.
  package static func setting(
    frames: [(view: String, frame: Rect)], in bytes: [UInt8], path: String
  ) throws(DocumentError) -> [UInt8] {
    var editor = try SceneFileEditor(bytes, path: path)
    var changes: [(range: YAMLRange, text: String)] = []
    for (view, frame) in frames {
      guard let node = Self.view(view, in: editor.root)?["frame"] else { continue }
      let numbers = [("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height)]
      for (key, number) in numbers {
        guard let value = node[key], value.scalar != nil else { continue }
        if Double(value.scalar ?? "") != number { changes.append((value.range, number.decimalText(places: 4))) }
      }
    }
    // From the end to the beginning, so that places before a change stay where they are.
    for change in changes.sorted(by: { $0.range.start.index > $1.range.start.index }) {
      editor.scalars.replaceSubrange(
        change.range.start.index..<change.range.end.index, with: Array(change.text.unicodeScalars))
    }
    return editor.bytes
  }

  /// The node of a view, at any depth.
  private static func view(_ name: String, in node: YAMLNode) -> YAMLNode? {
    for entry in node["views"]?.mapping ?? [] {
      if entry.name == name { return entry.value }
      if let found = view(name, in: entry.value) { return found }
    }
    return nil
  }

  // MARK: - Text

  /// True where a node is written on lines of its own rather than in brackets.
  private func isBlock(_ node: YAMLNode) -> Bool {
    guard scalars.indices.contains(node.range.start.index) else { return false }
    return !["[", "{"].contains(scalars[node.range.start.index])
  }

  private mutating func insert(_ text: String, at index: Int) {
    scalars.insert(contentsOf: Array(text.unicodeScalars), at: min(max(0, index), scalars.count))
  }

  /// Inserts lines behind something that begins on a line, and behind everything that is indented deeper than a column.
  private mutating func insertBehind(line: Int, column: Int, _ text: String) {
    let lines = scalars.split(separator: "\n", omittingEmptySubsequences: false)
    var last = min(line, lines.count) - 1
    for next in lines.indices.dropFirst(last + 1) {
      let rest = lines[next].drop { $0 == " " }
      if rest.isEmpty || rest.first == "\r" { continue }
      guard lines[next].count - rest.count >= column else { break }
      last = next
    }
    let end = lines[last].endIndex
    if end < scalars.count { return insert(text, at: end + 1) }
    insert("\n" + text, at: end)
  }

  private func cannotEdit(_ what: String, at node: YAMLNode) -> DocumentError {
    DocumentError([
      Finding(
        code: .unsupported, message: "\(what) cannot be added to",
        hint: "write the constraints as a list, an item on each line",
        source: .init(path: path, line: node.range.start.line, column: node.range.start.column))
    ])
  }
}

extension YAMLSyntaxError {
  /// The finding about a file that is something else than keys with values.
  fileprivate static let noMapping = YAMLSyntaxError(message: "the file holds no scene", range: .beginning)
}
