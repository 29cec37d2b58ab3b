internal import Geometry

extension LayoutView {
  /// The view that holds all others of the tree.
  public var root: LayoutView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// Returns whether the view is the given view or lies in it at any depth.
  public func isDescendant(of view: LayoutView) -> Bool {
    var ancestor: LayoutView? = self
    while let candidate = ancestor {
      if candidate === view { return true }
      ancestor = candidate.superview
    }
    return false
  }

  /// Adds a view in front of the other subviews; it leaves the superview that it had.
  ///
  /// A view cannot hold itself: what UIKit throws then is thrown by the next ``layoutIfNeeded()``.
  public func addSubview(_ view: LayoutView) { insertSubview(view, at: subviews.count) }

  /// Adds a view behind the subview at a position; positions outside the list count as its ends.
  public func insertSubview(_ view: LayoutView, at index: Int) {
    guard !isDescendant(of: view) else {
      root.installation.refusals.append(ConstraintError(.ownSubview(view.description)))
      return
    }
    if view.superview === self {
      subviews.removeAll { $0 === view }
    } else {
      view.removeFromSuperview()
      adopt(view)
    }
    subviews.insert(view, at: max(0, min(index, subviews.count)))
  }

  /// Takes the view out of its superview; constraints between it and what stays behind are removed.
  public func removeFromSuperview() {
    guard let superview else { return }
    superview.root.settlePendingConflicts()
    superview.willRemoveSubview(self)
    superview.uninstallConstraints { $0.ownerView?.isDescendant(of: self) ?? true }
    superview.subviews.removeAll { $0 === self }
    let order = superview.root.installation.nextOrder
    self.superview = nil
    installation.nextOrder = order
    for constraint in installedConstraints { constraint.isBroken = false }
  }

  /// Adds a guide to the view.
  public func addLayoutGuide(_ guide: ViewLayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
  }

  /// Takes a guide out of the view, with the constraints that name it.
  public func removeLayoutGuide(_ guide: ViewLayoutGuide) {
    guard guide.owningView === self else { return }
    root.settlePendingConflicts()
    uninstallConstraints { $0 === guide }
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  /// The nearest view that holds both views; a view counts as its own ancestor (specification OWN-01).
  func nearestCommonAncestor(with other: LayoutView) -> LayoutView? {
    var ancestor: LayoutView? = self
    while let candidate = ancestor {
      if other.isDescendant(of: candidate) { return candidate }
      ancestor = candidate.superview
    }
    return nil
  }

  /// Makes a view that belongs to no superview a part of the tree, its constraints the youngest in it.
  private func adopt(_ view: LayoutView) {
    let root = root
    for constraint in view.installedConstraints { root.installation.register(constraint) }
    root.installation.refusals += view.installation.refusals
    view.installation = InstallationState()
    view.superview = self
    if view.placement.superviewSize == nil { view.placement.superviewSize = frame.size }
  }

  /// Removes the constraints that this view and its ancestors hold and that name an item.
  private func uninstallConstraints(naming isNamed: (ConstraintItem) -> Bool) {
    var ancestor: LayoutView? = self
    while let view = ancestor {
      for constraint in view.constraints
      where constraint.firstItem.map(isNamed) ?? true || constraint.secondItem.map(isNamed) ?? false {
        view.uninstall(constraint)
      }
      ancestor = view.superview
    }
  }
}
