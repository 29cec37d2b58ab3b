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
    let isAlone =
      system.constraints.count {
        $0.origin == .author && mayReadAlike($0, constraint) && system.equation(of: $0) == equation
      } == 1
    return isAlone ? equation : nil
  }

  /// Whether constraints may have the same equation. Writing equations is slow, and there may be thousands of
  /// conflicts among thousands of constraints.
  private func mayReadAlike(_ first: LayoutConstraint, _ second: LayoutConstraint) -> Bool {
    first.firstAttribute == second.firstAttribute && first.relation == second.relation
      && abs(first.constant - second.constant) < 1e-3
      && (first.firstItem == second.firstItem || system.name(of: first.firstItem) == system.name(of: second.firstItem))
  }
}
