internal import Scenes

extension Layout {
  /// The author's class of the controller, if the layout has views and none of them is visible, because only code
  /// fills them.
  package var blankController: String? {
    guard contents != nil, let root = resolved.views.first, let name = root.identity.controllerClass,
      resolved.views.indices.allSatisfy({ isClear($0) || isHidden($0) || isTransparent($0) })
    else { return nil }
    return name
  }

  /// Whether a view itself shows nothing: it is a plain view without a color other than the root's, a scene, or the name
  /// of the class that fills it.
  private func isClear(_ position: Int) -> Bool {
    let view = resolved.views[position]
    guard view.content == .container, view.ownClass == nil, view.appearance.borderWidth == 0,
      contents?.embedded[position] == nil, fillingClass(at: position) == nil
    else { return false }
    return position == 0 || view.appearance.background == nil
      || view.appearance.background == resolved.views[0].appearance.background
  }
}
