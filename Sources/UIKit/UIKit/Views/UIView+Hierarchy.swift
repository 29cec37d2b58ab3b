internal import Foundation

extension UIView {
  /// The root of the view's tree.
  var topView: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  func lies(in view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let candidate = ancestor {
      if candidate === view { return true }
      ancestor = candidate.superview
    }
    return false
  }

  func firstView(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Exchanges two subviews by their indices.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
    subviews.swapAt(first, second)
    layoutRoot.engine?.forget()
  }

  func adopt(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling, let position = subviews.firstIndex(where: { $0 === sibling }) else {
      return adopt(view, at: subviews.count)
    }
    let isBefore = subviews.firstIndex { $0 === view }.map { $0 < position } ?? false
    adopt(view, at: position + offset - (isBefore ? 1 : 0))
  }

  func adopt(_ view: UIView, at index: Int) {
    guard !lies(in: view) else {
      return LayoutFaults.record(LayoutFault("Can't add self as subview"))
    }
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: max(0, min(index, subviews.count)))
      layoutRoot.engine?.forget()
      return requestLayout()
    }
    if let former = view.superview { former.release(view) }
    let window = window
    view.willMove(toSuperview: self)
    if window != nil { view.notifyTree { $0.willMove(toWindow: window) } }
    view.superview = self
    // In the new tree, the constraints of the view and its subviews count as installed last.
    var constraints: [NSLayoutConstraint] = []
    view.notifyTree { held in
      constraints += held.constraints
      held.engine?.forget()
    }
    NSLayoutConstraint.renew(constraints)
    // A tree has one engine.
    view.engine = view.isLayoutIsland ? view.engine : nil
    view.mayHaveWork = true
    subviews.insert(view, at: max(0, min(index, subviews.count)))
    view.didMoveToSuperview()
    (view as? UIButton)?.updateConfigurationIfShown()
    if window != nil { view.notifyTree { $0.didMoveToWindow() } }
    didAddSubview(view)
    requestLayout()
    invalidateLayout()
  }

  func leaveSuperview() {
    guard let superview else { return }
    let window = window
    willMove(toSuperview: nil)
    if window != nil { notifyTree { $0.willMove(toWindow: nil) } }
    superview.release(self)
    didMoveToSuperview()
    if window != nil { notifyTree { $0.didMoveToWindow() } }
  }

  private func release(_ view: UIView) {
    willRemoveSubview(view)
    uninstallConstraints { $0?.ownerView?.lies(in: view) ?? false }
    invalidateLayout()
    subviews.removeAll { $0 === view }
    view.superview = nil
    view.solvedFrame = nil
    view.forgetBrokenConstraints()
    view.invalidateLayout()
    requestLayout()
  }

  /// Notifies the view and the descendants that have its tint color.
  func notifyOfTint() {
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.notifyOfTint() }
  }

  /// Calls a closure for the view and all its descendants, superviews before their subviews.
  func notifyTree(_ notify: (UIView) -> Void) {
    notify(self)
    for view in subviews { view.notifyTree(notify) }
  }

  /// Marks constraints as unbroken, as one that was broken in one tree is tried again in the next one.
  private func forgetBrokenConstraints() {
    notifyTree { view in for constraint in view.constraints { constraint.isBroken = false } }
  }

  func visibilityDidChange() {
    observers?.propertiesMayHaveChanged()
    if let stack = superview as? UIStackView { stack.arrangementDidChange() } else { layoutRoot.engine?.forget() }
  }

  // MARK: - Guides

  func adopt(_ guide: UILayoutGuide) {
    guide.owningView?.release(guide)
    guide.holder = self
    layoutGuides.append(guide)
    invalidateLayout()
  }

  func release(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    uninstallConstraints { $0 === guide }
    layoutGuides.removeAll { $0 === guide }
    guide.holder = nil
    invalidateLayout()
  }

  /// Returns the nearest common ancestor of both views; a view is its own ancestor.
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    var ancestor: UIView? = self
    while let candidate = ancestor {
      if other.lies(in: candidate) { return candidate }
      ancestor = candidate.superview
    }
    return nil
  }

  /// Removes the constraints of this view and its ancestors that refer to an item.
  private func uninstallConstraints(naming isNamed: ((any LayoutAnchoring)?) -> Bool) {
    var ancestor: UIView? = self
    while let view = ancestor {
      let gone = view.constraints.filter {
        isNamed($0.firstLayoutItem) || isNamed($0.secondLayoutItem)
      }
      if !gone.isEmpty { view.uninstall(gone) }
      ancestor = view.superview
    }
  }

  // MARK: - Places

  /// Whether a list sets the view's frame: its superview is a list, or it has no superview.
  func isPlaced<List: UIView>(by list: List.Type) -> Bool { superview.map { $0 is List } ?? true }

  /// Whether the view has no subviews, guides, constraints or background.
  var isUnused: Bool { subviews.isEmpty && layoutGuides.isEmpty && constraints.isEmpty && backgroundColor == nil }
}
