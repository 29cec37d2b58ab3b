internal import AutoLayout
internal import Findings
internal import SceneLayouts

extension Finding.Command {
  /// The command that adds the missing constraints.
  static let addingConstraints = Finding.Command("resolve", ["--write"])

  /// Returns the command that edits constraints of a document, given by the words that identify them.
  static func editing(_ constraints: [String], _ options: String...) -> Finding.Command {
    Finding.Command("edit", constraints + options + ["--write"])
  }

  /// Returns the command that sets the recorded frame of a view to the one that its constraints give it.
  static func updatingFrame(of view: String) -> Finding.Command {
    Finding.Command("resolve", ["--update-frames", "--view", view, "--write"])
  }
}

extension Layout {
  /// Returns the word by which commands find an author's constraint: its object id, or its equation. Nil if neither
  /// identifies it.
  func commandWord(for constraint: LayoutConstraint, _ written: WrittenConstraints) -> String? {
    guard constraint.origin == .author, constraint.source != nil else { return nil }
    if let id = written.objectID(of: constraint) { return id }
    guard constraint.text != nil else { return nil }
    let equation = system.equation(of: constraint)
    return written.isOnly(constraint, withEquation: equation) ? equation : nil
  }
}
