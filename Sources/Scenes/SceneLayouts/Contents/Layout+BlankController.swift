internal import Scenes

extension Layout {
  /// The author's class of the controller, if the layout has contents and nothing of it is seen: only code fills it.
  package var blankController: String? {
    guard contents != nil, let root = resolved.views.first, let name = root.identity.controllerClass,
      resolved.views.indices.allSatisfy({ isClear($0) || isHidden($0) })
    else { return nil }
    return name
  }

  /// Whether a view shows nothing by itself: it is a plain one without a colour other than the root's.
  private func isClear(_ position: Int) -> Bool {
    let view = resolved.views[position]
    guard view.content == .container, view.ownClass == nil, view.appearance.layer.borderWidth == 0 else { return false }
    return position == 0 || view.appearance.background == nil
      || view.appearance.background == resolved.views[0].appearance.background
  }
}
