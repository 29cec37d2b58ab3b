internal import AutoLayout
internal import Findings
package import Geometry
package import SceneLayouts
internal import Scenes
internal import VisibleText

/// The facts about one view in one layout: `explain PATH VIEW`.
package enum InspectionText {
  /// Returns the frame of a view, its content size and priorities, the constraints that it owns and those that mention
  /// it (specification OWN-03, IBT-10). Each line ends with a line break.
  ///
  /// Frames are in the superview's coordinates, in points. A view in a scroll view whose content begins below a bar
  /// also has its frame on the screen. The text is empty if the layout does not have the view.
  package static func text(ofView position: Int, in layout: Layout) -> String {
    let views = ViewReport.views(of: layout)
    guard views.indices.contains(position), layout.system.items.indices.contains(position) else { return "" }
    return "\(heading(of: position, in: layout))\n"
      + TextTable.aligned(facts(about: position, views[position], in: layout), indentation: "    ")
      + list("owns", "on it", layout.system.constraints(ownedBy: position), in: layout)
      + list("is named by", "name it", layout.system.constraints(mentioning: position), in: layout)
  }

  /// Returns the views at a point of the root, from front to back, one on each line with its frame in root coordinates
  /// (specification OUT-06). Hidden views are skipped.
  package static func text(ofViewsAt point: Point, in layout: Layout) -> String {
    let hidden = ViewReport.views(of: layout).map(\.isHidden)
    let found = layout.absoluteFrames.indices.reversed().filter {
      !hidden[$0] && layout.absoluteFrames[$0].contains(point)
    }
    let rows = found.map { view in
      let name = layout.system.name(of: LayoutItemID(view: view)).oneLine
      return [name, text(of: layout.absoluteFrames[view])]
    }
    let place = "\(point.x.pointText), \(point.y.pointText)"
    return rows.isEmpty
      ? "no view at \(place)\n" : "at \(place), front to back:\n" + TextTable.aligned(rows, indentation: "    ")
  }

  /// Returns the distances between the edges of a view and those of another, in points (specification DRW-08): inwards
  /// if the other contains it, otherwise the gap between them, negative if they overlap.
  package static func text(ofDistancesFrom view: Int, to other: Int, in layout: Layout) -> String {
    guard layout.absoluteFrames.indices.contains(view), layout.absoluteFrames.indices.contains(other) else { return "" }
    let (frame, around) = (layout.absoluteFrames[view], layout.absoluteFrames[other])
    let names = [view, other].map { layout.system.name(of: LayoutItemID(view: $0)).oneLine }
    let distances: [(String, Double)]
    if layout.isInside(view, other) {
      let insets = around.insets(of: frame)
      distances = [("left", insets.left), ("right", insets.right), ("top", insets.top), ("bottom", insets.bottom)]
    } else {
      distances = [
        ("across", max(around.minX - frame.maxX, frame.minX - around.maxX)),
        ("down", max(around.minY - frame.maxY, frame.minY - around.maxY)),
      ]
    }
    let words = distances.map { "\($0.0) \($0.1.pointText)" }.joined(separator: ", ")
    return "from \(names[0]) to \(names[1]): \(words)\n"
  }

  /// Returns the view by all of its names, with its line.
  private static func heading(of position: Int, in layout: Layout) -> String {
    let view = layout.resolved.views[position]
    let name = view.identity.outlineName.map { "\($0) (\(view.name))" } ?? view.displayName
    let line = view.source.map { "   (line \($0.line))" } ?? ""
    return "\(name.oneLine): \(view.runtimeClassName)\(line)"
  }

  /// The maximum number of code locations that are listed for a view.
  private static let statementLimit = 8

  private static func facts(about position: Int, _ report: ViewReport, in layout: Layout) -> [[String]] {
    let item = layout.system.items[position]
    let superview = item.superview.map { " in \(layout.system.name(of: LayoutItemID(view: $0)).oneLine)" } ?? ""
    var facts = [["frame", text(of: report.frame) + superview]]
    if layout.scrolledContent.shift(of: position) != .zero {
      facts.append(["on screen", text(of: layout.absoluteFrames[position])])
    }
    let origin = layout.scrolledContent.origin(of: position)
    if origin != .zero { facts.append(["content at", "x \(origin.x.pointText), y \(origin.y.pointText)"]) }
    facts.append(["alignment", report.alignmentRect.map(text) ?? "same as frame"])
    facts.append(["content", text(of: item.intrinsicContentSize)])
    facts.append(["hugging", text(of: item.contentHugging)])
    facts.append(["resistance", text(of: item.compressionResistance)])
    if report.isHidden { facts.append(["hidden", "yes"]) }
    if let autoresizing = item.autoresizing {
      facts.append(["placed by", "its recorded frame and its autoresizing mask"])
      facts.append(["stretches", text(of: autoresizing.mask)])
    }
    if let stack = stack(around: position, in: layout) { facts.append(["arranged by", stack]) }
    if layout.system.isAnchor(position, in: layout.solution) {
      facts.append(["anchor", "only its content and the views around it determine its position"])
    }
    let statements = layout.resolved.views[position].identity.statements
    for statement in statements.prefix(statementLimit) {
      facts.append(["code", "\(statement.text.oneLine) (\(statement.source))"])
    }
    if statements.count > statementLimit {
      facts.append(["code", "\(statements.count - statementLimit) more lines; see 'doctor --code'"])
    }
    return facts
  }

  /// Returns the parts of a view's place that stretch with its superview, as text.
  private static func text(of mask: AutoresizingMask) -> String {
    let parts: [(AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "left"), (.flexibleWidth, "width"), (.flexibleRightMargin, "right"),
      (.flexibleTopMargin, "top"), (.flexibleHeight, "height"), (.flexibleBottomMargin, "bottom"),
    ]
    let names = parts.filter { mask.contains($0.0) }.map(\.1)
    return names.isEmpty ? "nothing; its size and its distances from left and top stay" : names.joined(separator: ", ")
  }

  /// Returns the name of the stack view that arranges a view, or nil if there is none.
  private static func stack(around position: Int, in layout: Layout) -> String? {
    let items = layout.system.items
    return items.indices.first { items[$0].stack?.arrangedViews.contains(position) == true }
      .map { layout.system.name(of: LayoutItemID(view: $0)).oneLine }
  }

  private static func text(of rect: Rect) -> String {
    "x \(rect.minX.pointText), y \(rect.minY.pointText), \(rect.size.pointText)"
  }

  private static func text(of size: IntrinsicContentSize) -> String {
    guard size != .none else { return "no intrinsic size" }
    return [size.width, size.height].map { $0.map(\.pointText) ?? "any" }.joined(separator: " × ")
  }

  private static func text(of priorities: AxisPriorities) -> String {
    "\(priorities.horizontal) horizontal, \(priorities.vertical) vertical"
  }

  /// Returns constraints as equations, below a line with their number.
  private static func list(
    _ verb: String, _ place: String, _ constraints: [LayoutConstraint], in layout: Layout
  ) -> String {
    guard !constraints.isEmpty else { return "  \(verb) no constraints\n" }
    let count = constraints.count.counted("constraint")
    return "  \(verb) \(count):\n"
      + TextTable.aligned(constraints.map { row(of: $0, in: layout) }, indentation: "    ")
  }

  /// Returns the first location in code that changes a constraint of a document, as text.
  private static func code(changing constraint: LayoutConstraint, in layout: Layout) -> [String] {
    guard let source = constraint.source, constraint.origin == .author else { return [] }
    let held = layout.resolved.documentConstraints.first { $0.constraint.source == source && !$0.statements.isEmpty }
    return held?.statements.first.map { ["code: \($0.text) at \($0.source)"] } ?? []
  }

  /// Returns the equation and the location of a constraint; in Interface Builder documents also its name in the
  /// outline.
  private static func row(of constraint: LayoutConstraint, in layout: Layout) -> [String] {
    let broken = layout.solution.conflicts.contains { $0.broken == constraint }
    let name = layout.resolved.isFromInterfaceBuilder ? [layout.outlineName(of: constraint)] : []
    let remarks =
      name + (constraint.source.map { ["line \($0.line)"] } ?? []) + (constraint.isPlaceholder ? ["placeholder"] : [])
      + (constraint.sentence.map { [$0] } ?? [])
      + (broken ? ["ignored because of a conflict"] : []) + code(changing: constraint, in: layout)
    let equation = layout.system.equation(of: constraint).oneLine
    return remarks.isEmpty ? [equation] : [equation, "(\(remarks.joined(separator: ", ").oneLine))"]
  }
}
