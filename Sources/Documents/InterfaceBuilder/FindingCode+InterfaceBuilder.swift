package import Findings

extension FindingCode {
  /// The codes for damaged or unsupported storyboards and xibs.
  package static let interfaceBuilder: [FindingCode] =
    [
      .notInterfaceBuilder, .oldFormat, .foreignPlatform, .unsupportedElement, .unsupportedAttribute,
      .unsupportedConstraint, .unresolvedItem, .unsupportedVariation, .embeddedScene, .duplicateIdentifier,
    ] + DocumentChecks.all.map { $0.code }.filter { $0 != .duplicateIdentifier }

  static let notInterfaceBuilder = FindingCode(
    "not-interface-builder", .error, "A file has the extension of a storyboard or xib but is neither.",
    why: "It contains no scenes.", mend: "Rename or remove it.")
  static let oldFormat = FindingCode(
    "old-format", .error, "A document is in the format of Xcode 4 and earlier.", why: "Its scenes are skipped.",
    mend: "Open it in a newer Xcode and save it, which upgrades the format.")
  static let foreignPlatform = FindingCode(
    "foreign-platform", .warning, "A document is for macOS, watchOS or tvOS.",
    why: "Only documents for iPhone and iPad are laid out. The document itself is fine.",
    mend: "Exclude its folder, or ignore the warning.")
  static let unsupportedElement = FindingCode(
    "unsupported-element", .warning, "A document contains unsupported elements.",
    why: "They are drawn as hatched boxes with their recorded size; their contents are not laid out.",
    mend: "`render-layouts doctor` lists the elements and how well each is supported.")
  static let unsupportedAttribute = FindingCode(
    "unsupported-attribute", .warning, "A document has constraints with unsupported attributes.",
    why: "The constraints are ignored, so views that are fine in Xcode may be ambiguous.",
    mend: "Check in Xcode whether the constraint is intended.")
  static let unsupportedConstraint = FindingCode(
    "unsupported-constraint", .warning, "A document has constraints between incompatible attributes.",
    why: "UIKit rejects such constraints; they are ignored.", mend: "Delete them in Xcode.")
  static let unresolvedItem = FindingCode(
    "unresolved-item", .warning, "A document has constraints to a view that is not in the scene.",
    why: "They are ignored. They are usually left over from a merge.", mend: "Delete them in Xcode.")
  static let duplicateIdentifier = FindingCode(
    "duplicate-id", .warning, "Two objects of a document have the same id.",
    why: """
      Constraints, outlets and segues refer to objects by id and mean the first one, so nothing places the other.
      Usually a merge kept both sides. The ambiguity of the other one is not reported separately.
      """,
    mend: "Delete one of them in Xcode, or give it another id in the source of the document.")
  static let unsupportedVariation = FindingCode(
    "unsupported-variation", .warning, "A document has unsupported size-class variations.",
    why: "They are ignored, so some layouts may differ from Xcode's.",
    mend: "`render-layouts doctor` lists them and how well each is supported.")
  static let embeddedScene = FindingCode(
    "embedded-scene", .note, isLint: true,
    "A scene is embedded in a container view of another scene and is solved at the size of the container.",
    why: "It is not a separate screen: its frames are the ones it has in the container.",
    mend: "Nothing to fix. The note names the container.")
}
