internal import AutoLayout
internal import CommandArguments
internal import Findings
internal import LayoutReview
internal import SceneLayouts
internal import Scenes

/// A lookup of constraints of a scene by any of their names: the object id, the identifier, the outlet, the equation as
/// the tool or the author writes it, or one of its sides.
struct ConstraintNames {
  private let session: EditingSession
  private let console: Console

  init(of session: EditingSession, _ console: Console) {
    self.session = session
    self.console = console
  }

  /// The advice on how to name a constraint.
  static let advice = "use its id, its identifier, its equation, or one side such as 'title.top'"

  /// Returns the position of the constraint with the given name. Nil if there is none or more than one, which is
  /// reported.
  func position(of word: String) -> Int? {
    let found = positions(of: word)
    if let position = found.first, found.count == 1 { return position }
    guard !found.isEmpty else {
      console.printError(
        "unknown constraint '\(word)'",
        hint: suggestion(for: word) ?? Self.advice)
      return nil
    }
    let texts = found.map { "\(session.equation(constraints[$0].constraint))\(id(of: $0))" }
    console.printError(
      "'\(word)' matches \(found.count) constraints", hint: "name one: \(texts.listed(atMost: 5))")
    return nil
  }

  private var constraints: [SceneConstraint] { session.scene.constraints }

  private func id(of position: Int) -> String { constraints[position].objectID.map { " (\($0))" } ?? "" }

  private func positions(of word: String) -> [Int] {
    NamedConstraints(constraints, of: session.scene.views).positions(of: word) { $0.constraint.origin == .author }
  }

  private func suggestion(for word: String) -> String? {
    NearestName.suggestion(for: word, in: constraints.flatMap(\.names)).map { "did you mean '\($0)'?" }
  }
}
