internal import AutoLayout
internal import Findings
internal import SceneLayouts

extension Finding.Command {
  /// The missing constraints come.
  static let addingConstraints = Finding.Command("resolve", ["--write"])

  /// Constraints of a document change, by the words that name them.
  static func editing(_ constraints: [String], _ options: String...) -> Finding.Command {
    Finding.Command("edit", constraints + options + ["--write"])
  }

  /// The recorded frame of a view becomes the one that its constraints give.
  static func updatingFrame(of view: String) -> Finding.Command {
    Finding.Command("resolve", ["--update-frames", "--view", view, "--write"])
  }
}

extension Layout {
  /// The word by which commands find a constraint of the author: its object id, or what is written; nil where nothing names it
  /// alone.
  func commandWord(for constraint: LayoutConstraint, _ written: WrittenConstraints) -> String? {
    guard constraint.origin == .author, constraint.source != nil else { return nil }
    if let id = written.objectID(of: constraint) { return id }
    let equation = system.equation(of: constraint)
    let isAlone = system.constraints.count { $0.origin == .author && system.equation(of: $0) == equation } == 1
    return constraint.text != nil && isAlone ? equation : nil
  }
}
