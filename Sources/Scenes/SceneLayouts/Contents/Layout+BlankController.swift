internal import Geometry
internal import Scenes

extension Layout {
  /// The author's class of the controller, if the layout has views and none of them is visible, nor one of those that are
  /// embedded in them, because only code fills them.
  package var blankController: String? {
    guard contents != nil, let name = resolved.views.first?.identity.controllerClass, isBlank else { return nil }
    return name
  }

  /// Whether nothing is visible on the ground.
  private var isBlank: Bool {
    guard let contents, resolved.views.indices.allSatisfy({ isInvisible($0) }),
      contents.unknownFillings.keys.allSatisfy({ $0 == 0 }), contents.fillings.isEmpty
    else { return false }
    return contents.embedded.values.allSatisfy { content in
      if case .layout(let layout, _) = content { layout.isBlank } else { false }
    }
  }

  private func isInvisible(_ position: Int) -> Bool {
    isClear(position) || isHidden(position) || isTransparent(position)
  }

  /// Whether a view itself shows nothing: it is a plain view without a color other than the root's.
  private func isClear(_ position: Int) -> Bool {
    let view = resolved.views[position]
    guard view.content == .container, view.ownClass == nil, view.appearance.borderWidth == 0 else { return false }
    return position == 0 || view.appearance.background == nil
      || view.appearance.background == resolved.views[0].appearance.background
  }
}
