internal import AutoLayout
internal import Findings
internal import Geometry
internal import MarkupReading
internal import Scenes

/// A reader for the frame of a view without constraints, and how it is resized with its superview (specification
/// AUT-01).
struct FrameNodeReader {
  let context: ReadingContext

  /// The keys of the numbers of a frame.
  static let edges = ["x", "y", "width", "height"]
  private static let parts: [(name: String, mask: AutoresizingMask)] = [
    ("left", .flexibleLeftMargin), ("width", .flexibleWidth), ("right", .flexibleRightMargin),
    ("top", .flexibleTopMargin), ("height", .flexibleHeight), ("bottom", .flexibleBottomMargin),
  ]

  /// Returns the words for the flexible parts of a mask.
  static func words(for mask: AutoresizingMask) -> [String] { parts.filter { mask.contains($0.mask) }.map(\.name) }

  func read(_ node: YAMLNode, _ view: inout View) {
    guard let fields = context.fields(node, allowed: Self.edges + ["in", "stretch"], of: "'frame'") else { return }
    view.placement.recordedFrame = rect(node, fields, "'frame'")
    view.placement.isPlacedByMask = true
    if let size = node["in"].flatMap({ context.size($0, "the size of the superview") }) {
      view.placement.recordedSuperviewSize = Size(width: size.width ?? 0, height: size.height ?? 0)
    }
    guard let stretch = node["stretch"] else { return }
    if node["in"] == nil {
      context.report(
        .missingKey, .init(kind: "stretching", "stretching depends on the size of the superview"), at: stretch.place,
        hint: "add its size to the frame, such as 'in: 375x667'")
    }
    for item in context.list(stretch) { view.placement.autoresizingMask.formUnion(mask(item)) }
  }

  /// Reads the frame that a view had when it was designed. It does not place the view.
  func readDesign(_ node: YAMLNode, _ view: inout View) {
    guard let fields = context.fields(node, allowed: Self.edges, of: "'designFrame'") else { return }
    let frame = rect(node, fields, "'designFrame'")
    guard !view.placement.isPlacedByMask else {
      context.report(
        .duplicateKey, .init(kind: "frames", "'frame' and 'designFrame' cannot be combined"), at: node.place,
        hint: "a view that is placed by its frame has no other design frame")
      return
    }
    view.placement.recordedFrame = frame
  }

  private func rect(_ node: YAMLNode, _ fields: [YAMLNode.Entry], _ what: String) -> Rect {
    for edge in Self.edges where !fields.contains(where: { $0.name == edge }) {
      context.report(.missingKey, .init(kind: "edge", "\(what) needs '\(edge)'"), at: node.place)
    }
    let numbers = Self.edges.map { edge in
      node[edge].flatMap { context.number($0, "'\(edge)' of the frame") } ?? 0
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private func mask(_ node: YAMLNode) -> AutoresizingMask {
    guard let word = context.word(node, "'stretch'") else { return [] }
    if let part = Self.parts.first(where: { $0.name == word }) { return part.mask }
    context.report(
      .unknownValue, .init(kind: "stretching", "'\(word)' cannot stretch"), at: node.place,
      hint: Suggestion.hint(for: word, inAll: Self.parts.map(\.name)))
    return []
  }
}
