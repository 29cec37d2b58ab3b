internal import AutoLayout
internal import Findings
internal import Geometry
internal import MarkupReading
internal import Scenes

/// Listings 4-4, 4-6 and 4-7: views in a line.
extension MacroReader {
  /// The alignment of the views of a line, which follow each other along the other axis (specification LST-04, LST-09).
  private struct Alignment {
    let options: VisualFormatOptions
    let attributes: [LayoutAttribute]
    /// The axis along which the views follow each other.
    let axis: Axis
  }

  /// The alignment of the macro. Nil if it is empty or invalid, which is reported.
  private var alignment: Alignment? {
    guard let node = item["align"] else { return nil }
    let key = YAMLNode.Entry(key: node, name: "align", value: node)
    let options = VisualFormatReader(context: context, superviews: superviews).options(
      YAMLNode(content: .mapping([key]), range: node.range))
    let attributes = options.alignedAttributes
    guard let axis = attributes.first?.axis else { return nil }
    guard attributes.allSatisfy({ $0.axis == axis }) else {
      context.report(
        .visualFormat, .init(kind: "align", "'align' mixes edges of a row with those of a column"), at: node.place,
        hint: "write top, bottom, centerY or baseline for a row, and leading, trailing or centerX for a column")
      return nil
    }
    return Alignment(options: options, attributes: attributes, axis: axis.perpendicular)
  }

  /// Returns the constraints of a row or column with a piece of a visual format between the views (specification
  /// LST-04).
  func line(_ views: [ReadingContext.NamedView]) -> [LayoutConstraint] {
    guard let alignment, let spacing = spacing() else { return [] }
    let reader = VisualFormatReader(context: context, superviews: superviews)
    var constraints: [LayoutConstraint] = []
    for (first, second) in zip(views, views.dropFirst()) {
      let format = "\(alignment.axis == .horizontal ? "H" : "V"):[\(first.name)]\(spacing)[\(second.name)]"
      // Messages point at the piece, since the whole format is not in the file.
      let place = item["spacing"]?.place ?? YAMLRange(start: item.range.start, end: item.range.start)
      let made = reader.constraints(
        format, in: YAMLNode(content: .scalar(format), range: place), options: alignment.options)
      // A piece that cannot be read is reported once, not for each pair of views.
      guard !made.isEmpty else { return constraints }
      constraints += made
    }
    return constraints
  }

  /// Returns the piece of a visual format between two views. A bare number is a distance.
  private func spacing() -> String? {
    guard let node = item["spacing"] else { return "-" }
    guard let text = node.scalar else {
      context.report(
        .wrongType, .init(kind: "spacing", "'spacing' must be a single value"), at: node.place,
        hint: "put a hyphen alone in quotes: '-'")
      return nil
    }
    guard !text.contains("["), !text.contains("|") else {
      context.report(
        .visualFormat, .init(kind: "spacing", "'spacing' is the text between two views of a format, not a view"),
        at: node.place,
        hint: "write for example '-', '-12-' or '->=8-'")
      return nil
    }
    guard !text.isEmpty, !text.hasPrefix("-") else { return text }
    return context.number(node, "the spacing", atLeast: 0).map { "-\(SceneNumber.text($0))-" }
  }

  /// Returns the constraints of views whose centers are in the middle of equal parts of the superview, or of a section
  /// of it, and that are aligned with the first view (specification LST-06).
  func distributedCenters(_ views: [ReadingContext.NamedView]) -> [LayoutConstraint] {
    guard let alignment, let superview = sharedSuperview(views), let first = views.first,
      let start = number("start"), let end = number("end")
    else { return [] }
    if let node = item["end"], end < start {
      context.report(.numberOutOfRange, .init(kind: "end-before-start", "'end' is before 'start'"), at: node.place)
      return []
    }
    let isRow = alignment.axis == .horizontal
    return views.enumerated().flatMap { index, view -> [LayoutConstraint] in
      let share = (Double(index) + 0.5) / Double(views.count)
      let center: LayoutAttribute = isRow ? .centerX : .centerY
      let placed =
        item["end"] == nil
        // The position is relative to the end of the superview, not to its length: a position cannot be related to a
        // size.
        ? LayoutConstraint(
          view.item, center, .equal, superview, isRow ? .right : .bottom, multiplier: share,
          constant: start * (1 - share))
        : LayoutConstraint(
          view.item, center, .equal, superview, isRow ? .left : .top, constant: start + share * (end - start))
      let aligned = alignment.attributes.map { LayoutConstraint(first.item, $0, .equal, view.item, $0) }
      return [placed] + (index == 0 ? [] : aligned)
    }
  }

  /// Returns the constraints of equal gaps between views of any size, each filled by a hidden spacer. Other constraints
  /// must place the first and the last view (specification LST-07).
  func distributedWithSpacers(_ views: [ReadingContext.NamedView]) -> [LayoutConstraint] {
    guard let alignment, let superview = sharedSuperview(views), views.count > 1 else { return [] }
    let matches = item["match"].flatMap { context.flag($0, "'match'") } ?? false
    let isRow = alignment.axis == .horizontal
    let (start, end, length): (LayoutAttribute, LayoutAttribute, LayoutAttribute) =
      isRow ? (.leading, .trailing, .width) : (.top, .bottom, .height)
    let spacers = views.dropFirst().map { _ in context.addSpacer(in: superview.view, behind: superviews.count) }
    return spacers.enumerated().flatMap { index, spacer -> [LayoutConstraint] in
      let (before, after) = (views[index].item, views[index + 1].item)
      var constraints = [LayoutConstraint(spacer, start, .equal, before, end)]
      if index > 0 { constraints.append(LayoutConstraint(spacer, length, .equal, spacers[0], length)) }
      constraints.append(LayoutConstraint(after, start, .equal, spacer, end))
      if matches { constraints.append(LayoutConstraint(after, length, .equal, before, length)) }
      return constraints
        + alignment.attributes.flatMap {
          [LayoutConstraint(before, $0, .equal, spacer, $0), LayoutConstraint(spacer, $0, .equal, after, $0)]
        }
    }
  }

  /// Returns the superview of all views. Nil without views, or if they have different superviews, which is reported.
  private func sharedSuperview(_ views: [ReadingContext.NamedView]) -> LayoutItemID? {
    guard let first = views.first else { return nil }
    if let other = views.first(where: { superviews[$0.position] != superviews[first.position] }) {
      context.report(
        .unknownValue, .init(kind: "superview", "'\(other.name)' is not in the same view as '\(first.name)'"),
        at: other.place,
        hint: "distribute views that have the same superview")
      return nil
    }
    return superview(of: first)
  }
}
