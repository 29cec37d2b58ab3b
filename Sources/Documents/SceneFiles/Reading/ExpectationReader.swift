internal import Findings
internal import MarkupReading
internal import Scenes

/// A reader for the expectations of a scene: relations in any notation of constraints, frames, expected findings, and
/// rules that must not find anything.
struct ExpectationReader {
  let context: ReadingContext
  let constraintReader: ConstraintNodeReader
  let conditionReader: ConditionReader

  /// Reads a list of expectations.
  ///
  /// `variation` is the position of the variation that they belong to, or nil for the scene's.
  func expectations(_ node: YAMLNode, variation: Int? = nil) -> [SceneExpectation] {
    if let first = node.mapping?.first {
      context.report(
        .wrongType, .init(kind: "expectations", "'expect' must be a list, one item per line"), at: first.key.place,
        hint: "begin each line with '- '")
      return []
    }
    return context.list(node).flatMap { item in
      let condition = isFinding(item) ? item["when"].flatMap(conditionReader.condition) : nil
      return claims(item).map { claim, place in
        var expectation = SceneExpectation(
          claim, source: context.source.location(place.start), excerpt: context.source.excerpt(place),
          variation: variation)
        expectation.condition = condition
        return expectation
      }
    }
  }

  private typealias PlacedClaim = (claim: SceneExpectation.Claim, place: YAMLRange)

  private func claims(_ item: YAMLNode) -> [PlacedClaim] {
    if let macro = ConstraintMacro.of(item, context) {
      guard macro == .pseudoDistributeWithSpacers else { return relations(item, item.place) }
      context.report(
        .unknownValue, .init(kind: "expectation", "'\(macro.rawValue)' creates views and cannot be expected"),
        at: item.place)
      return []
    }
    if isFinding(item) { return findings(of: item) }
    guard let entries = item.mapping, !entries.contains(where: { VisualFormatReader.isFormat($0.name) }) else {
      return relations(item, item.place)
    }
    return entries.flatMap { entry -> [PlacedClaim] in
      guard let position = context.names.position(of: entry.name) else {
        return entry.name == "no" ? nothing(entry.value) : relations(entry)
      }
      guard let frame = entry.value["frame"] else { return relations(entry) }
      context.note(.view, key: entry)
      let rest = (entry.value.mapping ?? []).filter { $0.name != "frame" }
      let others = YAMLNode(content: .mapping(rest), range: entry.value.range)
      return self.frame(frame, of: position, entry.key)
        + relations(YAMLNode.Entry(key: entry.key, name: entry.name, value: others))
    }
  }

  private func relations(_ entry: YAMLNode.Entry) -> [PlacedClaim] {
    relations(YAMLNode(content: .mapping([entry]), range: entry.key.range), entry.key.place)
  }

  private func relations(_ item: YAMLNode, _ place: YAMLRange) -> [PlacedClaim] {
    constraintReader.item(item).map { (.relation($0), place) }
  }

  /// Reads the rules that must not find anything.
  private func nothing(_ node: YAMLNode) -> [PlacedClaim] {
    codes(node).map { (.nothing(code: $0.code), $0.place) }
  }

  /// Reads expected findings, of any view or of one.
  private func findings(of item: YAMLNode) -> [PlacedClaim] {
    guard let codes = item["finding"] else { return [] }
    _ = context.fields(item, allowed: Self.findingKeys, of: "an expected finding")
    var view: Int?
    if let node = item["view"] {
      guard let named = context.view(node) else { return [] }
      view = named.position
    }
    return self.codes(codes).map { (.finding(code: $0.code, view: view), $0.place) }
  }

  /// The keys of an expected finding.
  private static let findingKeys = ["finding", "view", "when"]

  /// Whether an item is an expected finding. A view may be called `finding` too.
  private func isFinding(_ item: YAMLNode) -> Bool {
    item["finding"] != nil && context.names.position(of: "finding") == nil
  }

  /// Reads a list of rule codes. Unknown codes are reported and skipped.
  private func codes(_ node: YAMLNode) -> [(code: String, place: YAMLRange)] {
    context.list(node).compactMap { item in
      guard let code = context.word(item, "the rule") else { return nil }
      if context.expectableRules.contains(code) { return (code, item.place) }
      context.report(
        .unknownValue, .init(kind: "layout-rule", "unknown rule '\(code)' for layouts"), at: item.place,
        hint: Suggestion.hint(for: code, in: context.expectableRules) ?? "'render-layouts explain' lists the rules")
      return nil
    }
  }

  /// Reads `[x, y, width, height]`, or some of them by name.
  private func frame(_ node: YAMLNode, of view: Int, _ key: YAMLNode) -> [PlacedClaim] {
    var frame = SceneExpectation.ExpectedFrame()
    if let items = node.sequence {
      guard items.count == 4 else {
        context.report(
          .wrongType, .init(kind: "frame", "a frame has four numbers, not \(items.count)"), at: node.place,
          hint: "write [x, y, width, height], or some of them by name")
        return []
      }
      let numbers = items.map { context.number($0, "a part of the frame") }
      frame = SceneExpectation.ExpectedFrame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    } else {
      guard let fields = context.fields(node, allowed: FrameNodeReader.edges, of: "a frame") else { return [] }
      for field in fields {
        let number = context.number(field.value, "'\(field.name)' of the frame")
        switch field.name {
        case "x": frame.x = number
        case "y": frame.y = number
        case "width": frame.width = number
        default: frame.height = number
        }
      }
    }
    return [(.frame(view: view, frame), key.place)]
  }
}
