internal import Findings
internal import HostFiles
internal import MarkupReading

/// A check for controllers and views whose file or identifier is not named after their class.
enum ClassNameCheck: DocumentCheck {
  static let code = FindingCode(
    "class-name", .note, isLint: true, isConvention: true,
    "A file, a storyboard identifier or a reuse identifier is not named after its class.",
    why: """
      With consistent names, the code of a screen is easy to find. This rule is off unless the configuration sets its
      level.
      """,
    mend: "Name the identifier, or the file, after the class.",
    example: """
      <tableViewCell reuseIdentifier="cell" customClass="MessageCell" id="a1b-c2-d3e"/>
      """)

  static func faults(in facts: CheckedElements) -> [DocumentFault] {
    let objects = facts.objects.map(\.element)
    let identifiers = [(XMLName.storyboardIdentifier, "storyboard identifier"), (.reuseIdentifier, "reuse identifier")]
    let named = objects.flatMap { object in
      identifiers.compactMap { attribute, words -> DocumentFault? in
        guard let name = object.customClass, let identifier = object[attribute], identifier != name else {
          return nil
        }
        return DocumentFault(
          object, "\(facts.name(of: object)) has the \(words) '\(identifier)' and the class '\(name)'",
          hint: "use '\(name)' for both")
      }
    }
    return fileName(objects, in: facts) + named
  }

  /// Returns the fault of a document with a single custom controller, or a single view in a xib, that is named
  /// differently.
  private static func fileName(_ objects: [XMLElement], in facts: CheckedElements) -> [DocumentFault] {
    let roots =
      facts.document.isXIB
      ? facts.document.root.list(.objects).filter(ViewElement.isView)
      : objects.filter {
        $0[.sceneMemberID] == "viewController"
      }
    let stem = FolderPath.stem(of: facts.document.path)
    guard roots.count == 1, let name = roots[0].customClass, name != stem else { return [] }
    return [
      DocumentFault(
        roots[0], .init(kind: "file", "the file is named '\(stem)' and its class '\(name)'"),
        hint: "use '\(name)' for both")
    ]
  }
}
