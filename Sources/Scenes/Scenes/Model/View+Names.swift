internal import VisibleText

extension Views.View {
  /// The name of the view in the document outline: Interface Builder's name for it, its label, or its name in the scene
  /// (specification OUT-03).
  public var nameInOutline: String { identity.outlineName.map { VisibleText.name($0) } ?? displayName }

  /// The name of the view in findings: that in the outline followed by its object id, or its name in the scene.
  package var nameInFindings: String {
    identity.outlineName == nil ? "'\(displayName)'" : "'\(nameInOutline)' (\(VisibleText.name(name)))"
  }

  /// The names by which users may refer to the view: that in the scene or the object id, the label, the outlet, and
  /// that in the document outline. The root is also `root`.
  package var allNames: [String] {
    let names = [name, identity.label, identity.outlet, identity.outlineName].compactMap(\.self)
    return superview == nil ? names + ["root"] : names
  }
}
