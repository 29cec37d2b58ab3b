internal import AutoLayout
internal import Findings
internal import Geometry
internal import MarkupReading
internal import Scenes

extension ReadingContext {
  /// Reads a size in points: `29` for both sides, `8x13`, or a mapping with a width, a height or both.
  ///
  /// - Parameter others: More keys of the mapping, which the caller reads.
  func size(_ node: YAMLNode, _ what: String, besides others: [String] = []) -> IntrinsicContentSize? {
    if node.mapping != nil {
      guard let fields = fields(node, allowed: ["width", "height"] + others, of: what) else { return nil }
      var size = IntrinsicContentSize.none
      for field in fields where !others.contains(field.name) {
        let length = number(field.value, "the \(field.name)", atLeast: 0)
        if field.name == "width" { size.width = length } else { size.height = length }
      }
      return size
    }
    guard let word = word(node, what) else { return nil }
    let parts = word.split(separator: "x", omittingEmptySubsequences: false)
    if parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]), !word.contains("-") {
      guard SceneNumber.isLength(width), SceneNumber.isLength(height) else {
        report(
          .numberOutOfRange, .init(kind: "largest", "\(what) is larger than \(SceneNumber.text(SceneNumber.largest))"),
          at: node.place)
        return nil
      }
      return IntrinsicContentSize(width: width, height: height)
    }
    guard let length = number(node, what, atLeast: 0) else { return nil }
    return IntrinsicContentSize(width: length, height: length)
  }

  /// Reads insets in points: a number for all edges, or a mapping of edges.
  ///
  /// - Parameters:
  ///   - node: The value to read.
  ///   - what: The description of the value, for messages.
  ///   - standard: The insets of edges that are not given.
  ///   - isRead: Returns whether the caller reads a value that is not a number. Its edges count as not given.
  /// - Returns: The insets, and whether they are given as leading and trailing.
  func insets(
    _ node: YAMLNode, _ what: String, standard: EdgeInsets = .zero, besides isRead: (YAMLNode) -> Bool = { _ in false }
  ) -> (insets: EdgeInsets, isDirectional: Bool)? {
    if isRead(node) { return (standard, false) }
    if node.mapping == nil { return number(node, what).map { (EdgeInsets(all: $0), false) } }
    let edges = ["top", "bottom", "leading", "trailing", "left", "right"]
    guard let fields = fields(node, allowed: edges, of: what) else { return nil }
    var insets = standard
    for field in fields where !isRead(field.value) {
      guard let distance = number(field.value, "the \(field.name) edge") else { continue }
      switch field.name {
      case "top": insets.top = distance
      case "bottom": insets.bottom = distance
      case "left", "leading": insets.left = distance
      default: insets.right = distance
      }
    }
    let names = Set(fields.map(\.name))
    let isDirectional = !names.isDisjoint(with: ["leading", "trailing"])
    if isDirectional, !names.isDisjoint(with: ["left", "right"]) {
      report(.invalidInsets, "\(what) mixes leading and trailing with left and right", at: node.place)
    }
    return (insets, isDirectional)
  }

  /// Reads a priority for both axes, or a mapping of axes.
  func priorities(_ node: YAMLNode, _ what: String) -> OptionalAxisPriorities? {
    if node.mapping == nil {
      return priority(node, what).map { OptionalAxisPriorities(horizontal: $0, vertical: $0) }
    }
    guard let fields = fields(node, allowed: ["horizontal", "vertical"], of: what) else { return nil }
    var priorities = OptionalAxisPriorities()
    for field in fields {
      let priority = priority(field.value, "\(what), \(field.name),")
      if field.name == "horizontal" { priorities.horizontal = priority } else { priorities.vertical = priority }
    }
    return priorities
  }

  /// Reads a system color or `"#RRGGBB"`. The short words mean text or background colors, depending on `isText`.
  func color(_ node: YAMLNode, isText: Bool) -> ViewColor? {
    guard let word = word(node, "the color") else { return nil }
    if word.hasPrefix("#") { return hexadecimalColor(word, node) }
    let levels = ["secondary", "tertiary"] + (isText ? ["quaternary"] : [])
    let name = levels.contains(word) ? word + (isText ? "Label" : "Background") : word
    if let color = SystemColor(rawValue: name) { return .system(color) }
    if let color = images.color(named: word) { return color }
    report(
      .unknownColor, "unknown color '\(word)'", at: node.place,
      hint: Suggestion.hint(for: word, in: levels + SystemColor.allCases.map(\.rawValue))
        ?? "write a system color such as blue, label or secondary, or \"#RRGGBB\" in quotes")
    return nil
  }

  private func hexadecimalColor(_ word: String, _ node: YAMLNode) -> ViewColor? {
    var digits = Array(word.dropFirst())
    if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
    let values = digits.compactMap(\.hexDigitValue)
    guard values.count == digits.count, values.count == 6 || values.count == 8 else {
      report(
        .unknownColor, .init(kind: "word", "'\(word)' is not a color"), at: node.place,
        hint: "write \"#RRGGBB\" or \"#RRGGBBAA\"")
      return nil
    }
    let parts = stride(from: 0, to: values.count, by: 2).map { (index: Int) -> Double in
      Double(values[index] * 16 + values[index + 1]) / 255
    }
    return .components(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
  }
}
