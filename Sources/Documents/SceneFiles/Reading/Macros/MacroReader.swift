internal import AutoLayout
internal import Findings
internal import Geometry
internal import MarkupReading
internal import Scenes

/// A reader for `stretchToSuperview: photo` and the other macros. Each corresponds to a listing about visual formats
/// (specification F.4).
struct MacroReader {
  let context: ReadingContext
  /// The superview of each view, by position.
  let superviews: [Int?]
  /// The item of the list of constraints.
  let item: YAMLNode
  let macro: ConstraintMacro

  /// Reads the constraints of the macro. Empty if something is invalid, which is reported.
  func constraints() -> [LayoutConstraint] {
    guard let list = item[macro.rawValue],
      context.fields(item, allowed: [macro.rawValue] + macro.keys, of: "'\(macro.rawValue)'") != nil
    else { return [] }
    let missing = macro.requiredKeys.filter { item[$0] == nil }
    for key in missing {
      context.report(.missingKey, .init(kind: "macro", "'\(macro.rawValue)' needs '\(key)'"), at: list.place)
    }
    let items = context.list(list)
    let views = items.compactMap(context.view)
    let priority = item[ShorthandWord.priority.rawValue].map { context.priority($0, "the priority") }
    guard missing.isEmpty, views.count == items.count, priority != .some(nil) else { return [] }
    let text = "\(macro.rawValue): \(list.flowText)"
    let sentence = context.sentence(of: item)
    return constraints(views).map { constraint in
      var constraint = context.located(constraint, text: text, at: item.range.start)
      constraint.sentence = sentence
      if constraint.priority == .required { constraint.priority = (priority ?? nil) ?? .required }
      return constraint
    }
  }

  private func constraints(_ views: [ReadingContext.NamedView]) -> [LayoutConstraint] {
    switch macro {
    case .constrainToSuperview: views.flatMap(keptInside)
    case .stretchToSuperview: views.flatMap(stretched)
    case .constrainViewSize: sizes(views, .equal)
    case .constrainViewMinSize: sizes(views, .greaterThanOrEqual)
    case .constrainViewMaxSize: sizes(views, .lessThanOrEqual)
    case .constrainViewWidth: lengths(views, .width)
    case .constrainViewHeight: lengths(views, .height)
    case .buildLineWithSpacing: line(views)
    case .matchSizes: equalSizes(views)
    case .pseudoDistributeCenters: distributedCenters(views)
    case .pseudoDistributeWithSpacers: distributedWithSpacers(views)
    }
  }

  // MARK: - Listings 4-1 to 4-3 and 4-5

  /// Returns the constraints of a view within its superview with a minimum size, as a fallback (specification LST-01).
  private func keptInside(_ view: ReadingContext.NamedView) -> [LayoutConstraint] {
    guard let size = item["minimumSize"].flatMap({ context.size($0, "the size") }) else { return [] }
    let superview = superview(of: view)
    return [(LayoutAttribute.leading, LayoutAttribute.trailing, size.width), (.top, .bottom, size.height)].flatMap {
      start, end, length in
      let size = length.map { LayoutConstraint(view.item, start == .top ? .height : .width, constant: $0) }
      return [
        LayoutConstraint(view.item, start, .greaterThanOrEqual, superview, start), size,
        LayoutConstraint(superview, end, .greaterThanOrEqual, view.item, end),
      ].compactMap { $0 }
    }
  }

  /// Returns the constraints of a view that fills its superview except for an indent (specification LST-02).
  private func stretched(_ view: ReadingContext.NamedView) -> [LayoutConstraint] {
    guard let indent = number("indent") else { return [] }
    let superview = superview(of: view)
    return [(LayoutAttribute.leading, LayoutAttribute.trailing), (.top, .bottom)].flatMap { start, end in
      [
        LayoutConstraint(view.item, start, .equal, superview, start, constant: indent),
        LayoutConstraint(superview, end, .equal, view.item, end, constant: indent),
      ]
    }
  }

  /// Returns the constraints of views with a size, or with a minimum or maximum size (specification LST-03).
  private func sizes(_ views: [ReadingContext.NamedView], _ relation: LayoutRelation) -> [LayoutConstraint] {
    guard let size = item["size"].flatMap({ context.size($0, "the size") }) else { return [] }
    return views.flatMap { view in
      [(LayoutAttribute.width, size.width), (.height, size.height)].compactMap { attribute, length in
        length.map { LayoutConstraint(view.item, attribute, relation, constant: $0) }
      }
    }
  }

  private func lengths(_ views: [ReadingContext.NamedView], _ attribute: LayoutAttribute) -> [LayoutConstraint] {
    guard let length = number(attribute.name, atLeast: 0) else { return [] }
    return views.map { LayoutConstraint($0.item, attribute, constant: length) }
  }

  /// Returns the constraints of views with the width or height of the first view (specification LST-05).
  private func equalSizes(_ views: [ReadingContext.NamedView]) -> [LayoutConstraint] {
    guard let first = views.first, let axis = item["axis"].flatMap({ context.choice($0, "axis") as Axis? }) else {
      return []
    }
    let attribute = axis.sizeAttribute
    return views.dropFirst().map { LayoutConstraint($0.item, attribute, .equal, first.item, attribute) }
  }

  // MARK: - Values

  /// Returns the number of a key, or 0 if the key is missing. Nil if it is invalid, which is reported.
  func number(_ key: String, atLeast minimum: Double = -SceneNumber.largest) -> Double? {
    guard let node = item[key] else { return 0 }
    return context.number(node, "'\(key)'", atLeast: minimum)
  }

  func superview(of view: ReadingContext.NamedView) -> LayoutItemID {
    LayoutItemID(view: superviews[view.position] ?? 0)
  }
}
