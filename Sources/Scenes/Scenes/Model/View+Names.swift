internal import VisibleText

extension Views.View {
  /// The name of the view in the document outline: Interface Builder's name for it, the label, or the name in the scene
  /// (specification OUT-03).
  public var nameInOutline: String { identity.outlineName.map { VisibleText.name($0) } ?? displayName }

  /// The name of the view in findings: that in the outline with its object id behind it, or the name in the scene.
  package var nameInFindings: String {
    identity.outlineName == nil ? "'\(displayName)'" : "'\(nameInOutline)' (\(VisibleText.name(name)))"
  }

  /// The names by which people may ask for the view: that in the scene or the object id, the label, the outlet, and the
  /// one in the document outline; `root` for the view that holds all others.
  package var allNames: [String] {
    let names = [name, identity.label, identity.outlet, identity.outlineName].compactMap(\.self)
    return superview == nil ? names + ["root"] : names
  }
}
