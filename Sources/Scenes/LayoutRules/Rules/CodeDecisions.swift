package import AutoLayout
internal import Geometry
package import SceneLayouts
internal import Scenes

/// The positions and sizes that are open only because the app's code decides them, which no document contains
/// (specification AMB-09).
package struct CodeDecisions {
  /// The open views along each axis that code decides, or that depend on one of them.
  private var decided: [Axis: Set<Int>] = [:]
  /// The decided views for which the document alone shows that code decides.
  private var shown: [Axis: Set<Int>] = [:]

  /// Finds the decisions in a layout. There are none in Interface Builder, which does not run the app's code.
  package init(in layout: Layout) {
    guard !layout.resolved.isInInterfaceBuilder else { return }
    let placeholders = layout.resolved.documentConstraints.map(\.constraint).filter(\.isPlaceholder)
    for axis in [Axis.horizontal, .vertical] {
      let open = layout.solution.ambiguities.filter { $0.attribute.axis == axis }
      let views = Set(open.map(\.view))
      let first = open.filter { $0.attribute.kind == .size && layout.isUpToCode($0, axis, placeholders) }.map(\.view)
      let stated = open.filter { layout.resolved.views[$0.view].statement(deciding: $0.attribute) != nil }.map(\.view)
      let filled = views.isEmpty ? [] : layout.viewsThatCodeFills(keeping: axis)
      shown[axis] = layout.views(tiedTo: first, among: views, along: axis)
      decided[axis] =
        stated.isEmpty && filled.isEmpty
        ? shown[axis] : layout.views(tiedTo: first + stated + filled, among: views.union(filled), along: axis)
    }
  }

  /// Whether code decides an open attribute, or one on which it depends.
  package func decide(_ open: AmbiguousLayout) -> Bool { Self.has(open, decided) }

  /// Whether the document alone shows that code decides an open attribute, without a known line of code.
  func areShown(for open: AmbiguousLayout) -> Bool { Self.has(open, shown) }

  private static func has(_ open: AmbiguousLayout, _ views: [Axis: Set<Int>]) -> Bool {
    open.attribute.axis.map { views[$0]?.contains(open.view) ?? false } ?? false
  }
}

extension Layout {
  /// Whether code gives a view its length along an axis: through its class, by filling an empty stack or
  /// setting a string, or because the author announced it with a placeholder.
  ///
  /// `placeholders` are the constraints that the build removes.
  fileprivate func isUpToCode(_ open: AmbiguousLayout, _ axis: Axis, _ placeholders: [LayoutConstraint]) -> Bool {
    let view = resolved.views[open.view]
    return view.placement.placeholderContentSize[axis] != nil || placeholders.contains { $0.names(open) }
      || view.placement.stack?.arrangedViews.isEmpty
        ?? (isOfOwnClass(view, open.view, axis) || isSqueezedText(view, open))
  }

  /// Whether a view is a container of one of the author's classes, which may have a content size.
  private func isOfOwnClass(_ view: ResolvedView, _ position: Int, _ axis: Axis) -> Bool {
    view.identity.customClass != nil && view.content == .container
      && system.items[position].intrinsicContentSize[axis] == nil
  }

  /// Returns the arranged containers of the author's classes that have their recorded length along the axis of their
  /// stack only because their document does not contain what code puts into them. In the app, they leave a different
  /// amount of space to the other arranged views.
  fileprivate func viewsThatCodeFills(keeping axis: Axis) -> [Int] {
    resolved.views.lazy.compactMap(\.placement.stack).filter { $0.axis == axis }.flatMap(\.arrangedViews).filter {
      guard resolved.views.indices.contains($0) else { return false }
      let view = resolved.views[$0]
      return view.placement.keptSize[axis] != nil && isOfOwnClass(view, $0, axis)
        && view.identity.statements.first([.fills]) != nil
    }
  }

  /// Whether a view shows text with less space than it needs, and code sets other text: through an outlet, or in
  /// the view's own class.
  private func isSqueezedText(_ view: ResolvedView, _ open: AmbiguousLayout) -> Bool {
    let isSet = view.identity.outlet != nil || view.identity.statements.first([.writes]) != nil
    guard isSet, view.content.label != nil, open.attribute == .width, let widest = open.maximum
    else {
      return false
    }
    return system.items[open.view].intrinsicContentSize.width.map { widest <= $0 + 0.5 } ?? false
  }

  /// Returns some open views with those that depend on one of them along an axis, through constraints or a stack.
  fileprivate func views(tiedTo first: [Int], among open: Set<Int>, along axis: Axis) -> Set<Int> {
    guard !first.isEmpty else { return [] }
    let neighbors = neighbors(among: open, along: axis)
    var reached: Set<Int> = []
    var next = first
    while let view = next.popLast() {
      if reached.insert(view).inserted { next += neighbors[view, default: []] }
    }
    return reached
  }

  /// Returns, for each open view, the views to which a constraint along an axis or a stack relates it.
  private func neighbors(among open: Set<Int>, along axis: Axis) -> [Int: [Int]] {
    var neighbors: [Int: [Int]] = [:]
    func relate(_ first: Int, _ second: Int) {
      guard open.contains(first), open.contains(second) else { return }
      neighbors[first, default: []].append(second)
      neighbors[second, default: []].append(first)
    }
    for constraint in system.constraints where constraint.firstAttribute.axis == axis {
      if let second = constraint.secondItem { relate(constraint.firstItem.view, second.view) }
    }
    for (position, view) in resolved.views.enumerated() {
      guard let arranged = view.placement.stack?.arrangedViews, let first = arranged.first(where: open.contains) else {
        continue
      }
      for view in arranged + [position] { relate(first, view) }
    }
    return neighbors
  }
}

extension ResolvedView {
  /// Returns the line of code that decides an open attribute: it places or constrains the view, or fills it so that it
  /// has a size. Nil if none is known.
  func statement(deciding attribute: LayoutAttribute) -> CodeStatement? {
    identity.statements.first(attribute.kind == .size ? [.places, .constrains, .fills] : [.places, .constrains])
  }
}

extension LayoutConstraint {
  /// Whether the constraint names an open attribute.
  fileprivate func names(_ open: AmbiguousLayout) -> Bool {
    firstItem.view == open.view && firstAttribute == open.attribute
      || secondItem?.view == open.view && secondAttribute == open.attribute
  }
}
