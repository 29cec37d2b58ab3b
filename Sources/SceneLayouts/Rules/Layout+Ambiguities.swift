package import AutoLayout
internal import Geometry
internal import Scenes

extension Layout {
  /// The open attributes of views that an author wants to hear of (specification AMB-07, AMB-08).
  package var toldAmbiguities: [AmbiguousLayout] {
    solution.ambiguities.filter { $0.isWide && countsAsShown($0.view) }
  }

  /// Indicates that a view counts: a hidden one only on Xcode's canvas and where a constraint names it, as code that
  /// shows it may add constraints, and one that is not installed has none.
  private func countsAsShown(_ view: Int) -> Bool {
    guard isHidden(view) else { return true }
    return resolved.isAsSaved
      && resolved.constraints.contains { $0.firstItem.view == view || $0.secondItem?.view == view }
  }
}

extension AmbiguousLayout {
  /// False where it leaves less than a point open: how large a text is, is not known more exactly.
  fileprivate var isWide: Bool {
    guard let minimum, let maximum else { return true }
    return maximum - minimum >= 1
  }
}

/// What is open in a layout only because the class of a view was written for the app: its code may give the view a content
/// size of its own, which no document tells (specification AMB-09).
package struct ClassDecisions {
  /// Open views along one axis.
  private var decided: [Axis: Set<Int>] = [:]

  /// The decisions in a layout; none on Xcode's canvas, which does not run the app's code.
  package init(in layout: Layout) {
    guard !layout.resolved.isInInterfaceBuilder else { return }
    for axis in [Axis.horizontal, .vertical] {
      let open = Set(layout.solution.ambiguities.filter { $0.attribute.axis == axis }.map(\.view))
      let size: LayoutAttribute = axis == .horizontal ? .width : .height
      let custom = layout.solution.ambiguities.filter { $0.attribute == size }.map(\.view)
        .filter { layout.mayHaveContentSize($0, axis) }
      decided[axis] = layout.views(tiedTo: custom, among: open, along: axis)
    }
  }

  /// True where the code of a class may decide an open attribute.
  package func decide(_ open: AmbiguousLayout) -> Bool {
    open.attribute.axis.map { decided[$0]?.contains(open.view) ?? false } ?? false
  }
}

extension Layout {
  /// Indicates that a view is a container of a class of the app's own, which the document knows no content of.
  fileprivate func mayHaveContentSize(_ view: Int, _ axis: Axis) -> Bool {
    let resolved = resolved.views[view]
    return resolved.customClass != nil && resolved.content == .container && resolved.stack == nil
      && system.items[view].intrinsicContentSize[axis] == nil
  }

  /// Some open views with those that follow one of them along an axis, by constraints or in a stack.
  fileprivate func views(tiedTo first: [Int], among open: Set<Int>, along axis: Axis) -> Set<Int> {
    var reached: Set<Int> = []
    var next = first
    while let view = next.popLast() {
      guard reached.insert(view).inserted else { continue }
      next += neighbors(of: view, along: axis).filter { open.contains($0) }
    }
    return reached
  }

  private func neighbors(of view: Int, along axis: Axis) -> [Int] {
    let constraints = system.constraints.filter { $0.firstAttribute.axis == axis }
    let named = constraints.flatMap { constraint -> [Int] in
      guard let second = constraint.secondItem?.view else { return [] }
      let first = constraint.firstItem.view
      return first == view ? [second] : second == view ? [first] : []
    }
    let arranged = resolved.views.indices.flatMap { stack -> [Int] in
      let views = resolved.views[stack].stack?.arrangedViews ?? []
      return stack == view || views.contains(view) ? views + [stack] : []
    }
    return named + arranged
  }
}
