package import AutoLayout
internal import Findings
internal import HostFiles
internal import MarkupReading
internal import SceneFiles
package import Scenes

/// Functions that parse equations and visual formats that name the views of a scene, in any kind of document.
///
/// Views are named by any of their names: the name in the scene, the outlet, the plain object id, or the label in
/// quotes.
package enum ConstraintPhrases {
  /// Returns the constraints in the given strings.
  ///
  /// - Throws: ``EditRefusal`` for the first text that cannot be read.
  package static func constraints(
    _ texts: [String], for scene: Scene
  ) throws(EditRefusal) -> [LayoutConstraint] {
    let names = PhraseNames(of: scene)
    var constraints: [LayoutConstraint] = []
    for text in texts { constraints += try self.constraints(text, names, scene) }
    return constraints
  }

  private static func constraints(
    _ text: String, _ names: PhraseNames, _ scene: Scene
  ) throws(EditRefusal) -> [LayoutConstraint] {
    guard !text.unicodeScalars.contains(where: { $0.value < 0x20 }) else {
      throw EditRefusal("a constraint must be on one line", hint: "write each as a separate argument")
    }
    let file = "format: 1\n\(names.views)constraints:\n  - \(quoted(names.replaced(in: text)))\n"
    let found: Scene
    do throws(DocumentError) {
      found = try SceneFileReader.scene(in: Array(file.utf8), path: "constraint", expectableRules: [])
    } catch {
      let finding = error.findings.first { $0.severity == .error } ?? error.findings.first
      throw EditRefusal(
        "'\(text)': \(names.restored(in: finding?.message.text ?? "not a constraint"))",
        hint: (finding?.hint?.text).map(names.restored)
          ?? "write an equation, or a visual format that begins with H: or V:")
    }
    return try found.constraints.map { constraint throws(EditRefusal) in
      try names.translated(constraint.constraint, from: found)
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

/// Names for the views of a scene that are valid in equations.
private struct PhraseNames {
  private let scene: Scene
  /// The name of each view in phrases.
  private let names: [String]
  /// The names that users know for the views, longest first.
  private var words: [(word: String, view: Int)] = []

  init(of scene: Scene) {
    self.scene = scene
    var taken: Set<String> = []
    names = scene.views.enumerated().map { position, view in
      let plain = [view.name, view.identity.outlet, view.identity.label].compactMap(\.self).first(where: Self.isName)
      guard let plain, taken.insert(plain).inserted else { return "view\(position)" }
      return plain
    }
    for (position, view) in scene.views.enumerated() {
      for name in [view.name, view.identity.label, view.identity.outlet, view.identity.outlineName].compactMap(\.self)
      where !Self.isName(name) {
        words +=
          [("'\(name)'", position), ("\"\(name)\"", position)] + (Self.isIdentifier(name) ? [(name, position)] : [])
      }
    }
    words.sort { ($0.word.count, $1.word) > ($1.word.count, $0.word) }
  }

  /// Whether a word is valid as a name in equations and formats.
  private static func isName(_ word: String) -> Bool {
    guard let first = word.unicodeScalars.first, first.properties.isAlphabetic else { return false }
    return word.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_" }
      && LayoutAttribute(name: word) == nil && !["superview", "root", "H", "V"].contains(word)
  }

  /// Whether a word has the form of an object id.
  private static func isIdentifier(_ word: String) -> Bool {
    word.contains("-")
      && word.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-")
      }
  }

  /// The views as the `views` section of a scene file.
  var views: String {
    var text = ""
    func append(_ superview: Int, _ indentation: String) {
      let subviews = scene.views.indices.filter { scene.views[$0].superview == superview }
      guard !subviews.isEmpty else { return }
      text += "\(indentation)views:\n"
      for view in subviews {
        text += "\(indentation)  \(names[view]):\n\(indentation)    type: view\n"
        append(view, indentation + "    ")
      }
    }
    append(0, "")
    return text
  }

  /// Returns a string with valid names instead of the user's.
  func replaced(in text: String) -> String {
    words.reduce(text) { $0.replacing($1.word, with: $1.view == 0 ? "superview" : names[$1.view]) }
      .replacing("root.", with: "superview.")
  }

  /// Returns a message with the user's names.
  func restored(in text: String) -> String {
    names.enumerated().reversed().reduce(text) { text, name in
      name.element.hasPrefix("view") ? text.replacing(name.element, with: scene.views[name.offset].nameInOutline) : text
    }
  }

  /// Returns a constraint with its views replaced by the scene's.
  func translated(_ constraint: LayoutConstraint, from found: Scene) throws(EditRefusal) -> LayoutConstraint {
    var constraint = constraint
    constraint.firstItem.view = try position(of: constraint.firstItem.view, in: found)
    if let second = constraint.secondItem { constraint.secondItem?.view = try position(of: second.view, in: found) }
    if let owner = constraint.owner { constraint.owner = try position(of: owner, in: found) }
    constraint.text = nil
    constraint.source = nil
    return constraint
  }

  private func position(of view: Int, in found: Scene) throws(EditRefusal) -> Int {
    if view == 0 { return 0 }
    guard let position = names.firstIndex(of: found.views[view].name) else {
      throw EditRefusal("the scene has no view '\(found.views[view].name)'", hint: "use a view of the scene")
    }
    return position
  }
}
