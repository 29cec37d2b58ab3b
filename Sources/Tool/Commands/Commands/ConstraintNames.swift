internal import AutoLayout
internal import CommandArguments
internal import Findings
internal import LayoutReview
internal import SceneLayouts
internal import Scenes

/// Finds constraints of a scene by any of their names: the object id, the identifier, the outlet, the equation as the
/// tool or the author writes it, or one of its sides.
struct ConstraintNames {
  private let session: EditingSession
  private let console: Console

  init(of session: EditingSession, _ console: Console) {
    self.session = session
    self.console = console
  }

  /// The position of the constraint with the given name. Nil if there is none or more than one, which is reported.
  func position(of word: String) -> Int? {
    let found = positions(of: word)
    if let position = found.first, found.count == 1 { return position }
    guard !found.isEmpty else {
      console.printError(
        "unknown constraint '\(word)'",
        hint: suggestion(for: word) ?? "use its id, its identifier, its equation, or one side such as 'title.top'")
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
    let authored = constraints.indices.filter { constraints[$0].constraint.origin == .author }
    let ways: [(SceneConstraint) -> Bool] = [
      { $0.objectID == word }, { $0.names.contains(word) },
      { Self.squeezed(session.layout.system.equation(of: $0.constraint)) == Self.squeezed(word) },
      { $0.constraint.text.map(Self.squeezed) == Self.squeezed(word) },
      { session.sides(of: $0.constraint).contains(word) },
    ]
    for way in ways {
      let found = authored.filter { way(constraints[$0]) }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// A string without spaces.
  private static func squeezed(_ text: String) -> String { text.filter { $0 != " " } }

  private func suggestion(for word: String) -> String? {
    NearestName.suggestion(for: word, in: constraints.flatMap(\.names)).map { "did you mean '\($0)'?" }
  }
}

extension EditingSession {
  /// The sides of a constraint, with each name of the view.
  fileprivate func sides(of constraint: LayoutConstraint) -> [String] {
    let first = names(of: constraint.firstItem).map { "\($0).\(constraint.firstAttribute.name)" }
    guard let second = constraint.secondItem else { return first }
    return first + names(of: second).map { "\($0).\(constraint.secondAttribute.name)" }
  }

  private func names(of item: LayoutItemID) -> [String] {
    guard let guide = item.guide else { return scene.views[item.view].allNames }
    return item.view == 0 ? [guide.name] : scene.views[item.view].allNames.map { "\($0).\(guide.name)" }
  }
}
