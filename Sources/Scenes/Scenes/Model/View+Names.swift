internal import VisibleText

extension Views.View {
  /// The name of the view in the document outline: Interface Builder's name for it, its label, or its name in the scene
  /// (specification OUT-03).
  public var nameInOutline: String { identity.outlineName.map { VisibleText.name($0) } ?? displayName }

  /// The label that distinguishes the view: its label in Xcode, or its text. Nil if the label is only the name of its
  /// class, which other views share.
  package var ownLabel: String? {
    guard let label = identity.label, let name = identity.customClass else { return identity.label }
    return name == label || name.hasSuffix(".\(label)") ? nil : label
  }

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
