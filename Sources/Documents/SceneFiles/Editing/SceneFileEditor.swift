package import Findings
package import Geometry
package import MarkupReading

/// An editor that edits the text of a scene file by the smallest change. The order, comments and spaces of the rest are
/// kept.
package struct SceneFileEditor {
  /// A change of the constraints at one location.
  package struct ConstraintChange: Sendable {
    package var source: SourceLocation
    /// The equations that replace them. Empty to remove them.
    package var equations: [String]
    /// The constant to replace, if changing this number is enough. Nil otherwise.
    package var constant: (from: Double, to: Double)?

    package init(at source: SourceLocation, to equations: [String], constant: (from: Double, to: Double)? = nil) {
      self.source = source
      self.equations = equations
      self.constant = constant
    }
  }

  /// The text without its byte order mark.
  let scalars: [Unicode.Scalar]
  private let hasByteOrderMark: Bool
  let root: YAMLNode
  private let path: String
  /// The ranges to replace, with their new text.
  private var replacements: [(range: Range<Int>, text: String)] = []

  /// The group that constraints are added to if the scene has groups.
  package static let group = "resolved"

  /// Creates an editor by opening a scene file.
  ///
  /// - Throws: ``DocumentError`` if the file is not YAML, or is a single mapping in braces.
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

  private static let byteOrderMark = TextEncoding.utf8Mark

  /// The edited file.
  package var bytes: [UInt8] {
    var text = String.UnicodeScalarView()
    var position = 0
    // Ranges may overlap if two edits remove the same text. It is removed once.
    for (range, replacement) in replacements.enumerated().sorted(by: Self.precedes).map(\.element) {
      text.append(contentsOf: scalars[position..<max(position, range.lowerBound)])
      text.append(contentsOf: replacement.unicodeScalars)
      position = max(position, range.upperBound)
    }
    text.append(contentsOf: scalars[position...])
    return (hasByteOrderMark ? Self.byteOrderMark : []) + Array(String(text).utf8)
  }

  /// Orders replacements by position. At the same position, the one noted first comes first.
  private static func precedes(
    _ first: (offset: Int, element: (range: Range<Int>, text: String)),
    _ second: (offset: Int, element: (range: Range<Int>, text: String))
  ) -> Bool {
    (first.element.range.lowerBound, first.element.range.upperBound, first.offset)
      < (second.element.range.lowerBound, second.element.range.upperBound, second.offset)
  }

  // MARK: - Constraints

  /// Returns the file with equations added to its constraints.
  ///
  /// - Throws: ``DocumentError`` if nothing can be appended to the constraints in the way they are written.
  package static func adding(_ equations: [String], to bytes: [UInt8], path: String) throws(DocumentError) -> [UInt8] {
    try editing(bytes, path: path, changes: [], adding: equations)
  }

  /// Returns the file with changed constraints, and with equations added to them.
  ///
  /// - Throws: ``DocumentError`` if a constraint cannot be changed in the way it is written.
  package static func editing(
    _ bytes: [UInt8], path: String, changes: [ConstraintChange], adding equations: [String]
  ) throws(DocumentError) -> [UInt8] {
    var editor = try SceneFileEditor(bytes, path: path)
    var equations = equations
    var gone = WrittenPlaces()
    for change in changes { equations += try editor.apply(change, &gone) }
    editor.remove(gone)
    // The removals change positions, so the new equations are added to the edited text.
    var adding = changes.isEmpty ? editor : try SceneFileEditor(editor.bytes, path: path)
    try adding.add(equations)
    return adding.bytes
  }

  /// Replaces the constraints at a location, and notes what to remove.
  ///
  /// - Returns: The equations that must be added elsewhere.
  private mutating func apply(_ change: ConstraintChange, _ gone: inout WrittenPlaces) throws(DocumentError) -> [String]
  {
    guard let place = WrittenPlaces.path(to: change.source, in: root) else {
      throw cannotEdit("a constraint that is written in another file", at: root)
    }
    if change.equations.isEmpty {
      gone.append(place)
      return []
    }
    if let constant = change.constant, let number = place.number(constant.from, in: scalars) {
      replace(number, by: constant.to.magnitude.decimalText(places: 4))
      return []
    }
    if let entry = place.equation, entry.value.mapping != nil, change.equations.count == 1 {
      // Keeps the keys after the equation.
      replace(
        entry.key.range.start.index..<entry.key.range.end.index, by: WrittenText.scalar(change.equations[0]))
      return []
    }
    guard let item = place.sequenceItem, item.node.scalar != nil else {
      gone.append(place)
      return change.equations
    }
    let written = change.equations.map(WrittenText.scalar)
    replace(item.node.range.start.index..<item.node.range.end.index, by: written.first ?? "")
    insert(Array(written.dropFirst()), behind: item)
    return []
  }

  private mutating func insert(_ items: [String], behind item: WrittenPlaces.Item) {
    guard !items.isEmpty else { return }
    if isBlock(item.list) {
      let column = item.list.range.start.column
      insertBehind(line: item.node.range.start.line, column: column, lines(items, column: column))
    } else {
      insert(items.map { ", \($0)" }.joined(), at: item.node.range.end.index)
    }
  }

  private mutating func add(_ equations: [String]) throws(DocumentError) {
    guard !equations.isEmpty else { return }
    let items = equations.map(WrittenText.scalar)
    guard let entry = root.mapping?.first(where: { $0.name == "constraints" }) else {
      let end = scalars.last == "\n" ? "" : "\n"
      return insert("\(end)\nconstraints:\n" + lines(items, column: 3), at: scalars.count)
    }
    if entry.value.sequence != nil || entry.value.isEmpty || entry.value.mapping?.isEmpty == true {
      return addItems(items, to: entry, step: 2)
    }
    guard let groups = entry.value.mapping, let last = groups.last, isBlock(entry.value) else {
      throw cannotEdit("constraints in braces", at: entry.value)
    }
    if let own = groups.first(where: { $0.name == Self.group }), own.value.mapping == nil {
      return addItems(items, to: own, step: 2)
    }
    let column = entry.value.range.start.column
    let heading = String(repeating: " ", count: column - 1) + "\(Self.group):\n"
    insertBehind(line: last.key.range.start.line, column: column, heading + lines(items, column: column + 2))
  }

  /// Adds items to the list under a key, which may be empty or missing.
  private mutating func addItems(_ items: [String], to entry: YAMLNode.Entry, step: Int) {
    let column = entry.key.range.start.column + step
    guard let list = entry.value.sequence, let last = list.last else {
      let range = entry.value.range.start.index..<entry.value.range.end.index
      if !range.isEmpty { replace(trimmedBefore(range), by: "") }
      return insertBehind(
        line: entry.key.range.start.line, column: column, lines(items, column: column))
    }
    insert(items, behind: WrittenPlaces.Item(list: entry.value, node: last))
  }

  /// Extends a range to the spaces before it.
  private func trimmedBefore(_ range: Range<Int>) -> Range<Int> {
    var start = min(range.lowerBound, scalars.count)
    while start > 0, scalars[start - 1] == " " { start -= 1 }
    return start..<range.upperBound
  }

  private func lines(_ items: [String], column: Int) -> String {
    items.map { String(repeating: " ", count: max(0, column - 1)) + "- \($0)\n" }.joined()
  }

  // MARK: - Removal

  private mutating func remove(_ gone: WrittenPlaces) {
    for removal in gone.removals {
      switch removal {
      case .lines(let first, let column):
        replace(linesRange(from: first, column: column), by: "")
      case .range(let range): replace(range, by: "")
      case .emptied(let entry, let isList):
        let start = entry.key.range.start.line
        let end = linesRange(from: start, column: entry.key.range.start.column + (isList ? 0 : 1))
        let colon = scalars[entry.key.range.end.index...].firstIndex(of: ":") ?? entry.key.range.end.index
        replace(colon + 1..<max(colon + 1, end.upperBound), by: " []\n")
      }
    }
  }

  /// Returns the range of a line and the following lines that are indented deeper than a column.
  private func linesRange(from line: Int, column: Int) -> Range<Int> {
    let (lines, last) = extent(from: line, column: column)
    let start = lines[line - 1].startIndex
    return start..<min(scalars.count, lines[last].endIndex + 1)
  }

  // MARK: - Frames

  /// Returns the file with other frames for views, by name: the `frame` that places a view, or its `designFrame`.
  /// Frames that are not written as mappings are kept.
  ///
  /// - Throws: ``DocumentError`` as ``init(_:path:)`` does.
  package static func setting(
    frames: [(view: String, frame: Rect)], in bytes: [UInt8], path: String
  ) throws(DocumentError) -> [UInt8] {
    var editor = try SceneFileEditor(bytes, path: path)
    for (view, frame) in frames {
      let written = editor.viewEntry(view)?.value
      guard let node = written?["frame"] ?? written?["designFrame"] else { continue }
      let numbers = [("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height)]
      for (key, number) in numbers {
        guard let value = node[key], let text = value.scalar, Double(text) != number else { continue }
        editor.replace(value.range.start.index..<value.range.end.index, by: number.decimalText(places: 4))
      }
    }
    return editor.bytes
  }

  // MARK: - Views

  /// Returns the entry of a view at any depth.
  func viewEntry(_ name: String) -> YAMLNode.Entry? { Self.view(name, in: root) }

  private static func view(_ name: String, in node: YAMLNode) -> YAMLNode.Entry? {
    for entry in node["views"]?.mapping ?? [] {
      if entry.name == name { return entry }
      if let found = view(name, in: entry.value) { return found }
    }
    return nil
  }

  /// Adds keys with values to an entry, in braces or as lines, in the style of its other keys.
  mutating func insert(_ texts: [String], into view: YAMLNode.Entry) {
    guard !texts.isEmpty else { return }
    let text = texts.joined(separator: ", ")
    guard let last = view.value.mapping?.last else {
      // The entry is empty, or has empty braces.
      let colon = scalars[view.key.range.end.index...].firstIndex(of: ":") ?? view.key.range.end.index
      let end = view.value.isEmpty ? colon + 1 : view.value.range.end.index
      return replace(min(colon + 1, scalars.count)..<max(colon + 1, end), by: " { \(text) }")
    }
    guard isBlock(view.value) else { return insert(", \(text)", at: end(of: last.value, after: last.key)) }
    let column = last.key.range.start.column
    let lines = texts.map { String(repeating: " ", count: max(0, column - 1)) + $0 + "\n" }.joined()
    insertBehind(line: last.key.range.start.line, column: column + 1, lines)
  }

  /// Returns the end of a value, or of its key if the value is empty.
  private func end(of value: YAMLNode, after key: YAMLNode) -> Int {
    guard value.isEmpty else { return value.range.end.index }
    return scalars[key.range.end.index...].firstIndex(of: ":").map { $0 + 1 } ?? key.range.end.index
  }

  // MARK: - Text

  /// Whether a node is in block style, not in brackets or braces.
  func isBlock(_ node: YAMLNode) -> Bool {
    guard scalars.indices.contains(node.range.start.index) else { return false }
    return !["[", "{"].contains(scalars[node.range.start.index])
  }

  /// Notes a replacement. The range is clamped: the parser locates an empty value at the end of a file after the end.
  mutating func replace(_ range: Range<Int>, by text: String) {
    replacements.append((range.clamped(to: 0..<scalars.count), text))
  }

  mutating func insert(_ text: String, at index: Int) {
    let index = min(max(0, index), scalars.count)
    replace(index..<index, by: text)
  }

  /// Inserts lines after a line and all following lines that are indented deeper than a column.
  mutating func insertBehind(line: Int, column: Int, _ text: String) {
    let (lines, last) = extent(from: line, column: column)
    let end = lines[last].endIndex
    if end < scalars.count { return insert(text, at: end + 1) }
    insert("\n" + text, at: end)
  }

  /// Returns the lines of the file, and the index of the last one that belongs to what begins on `line`.
  private func extent(from line: Int, column: Int) -> (lines: [ArraySlice<Unicode.Scalar>], last: Int) {
    let lines = scalars.split(separator: "\n", omittingEmptySubsequences: false)
    var last = min(max(line, 1), lines.count) - 1
    for next in lines.indices.dropFirst(last + 1) {
      let rest = lines[next].drop { $0 == " " }
      if rest.isEmpty || rest.first == "\r" { continue }
      guard lines[next].count - rest.count >= column else { break }
      last = next
    }
    return (lines, last)
  }

  func cannotEdit(_ what: String, at node: YAMLNode) -> DocumentError {
    DocumentError([
      Finding(
        code: .unsupported, message: .init(kind: "edit", "\(what) cannot be changed"),
        hint: "write the constraints as a list, one item per line",
        source: .init(path: path, line: node.range.start.line, column: node.range.start.column))
    ])
  }
}

extension YAMLSyntaxError {
  fileprivate static let noMapping = YAMLSyntaxError(
    message: .init(kind: "scene", "the file contains no scene"), range: .beginning)
}
