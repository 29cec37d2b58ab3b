package import Findings

extension FindingCode {
  /// The codes for damaged or unsupported storyboards and xibs.
  package static let interfaceBuilder: [FindingCode] =
    [
      .notInterfaceBuilder, .oldFormat, .foreignPlatform, .unsupportedElement, .unsupportedAttribute,
      .unsupportedConstraint, .unresolvedItem, .unsupportedVariation, .embeddedScene, .duplicateIdentifier,
    ] + DocumentChecks.all.map { $0.code }.filter { $0 != .duplicateIdentifier }

  static let notInterfaceBuilder = FindingCode(
    "not-interface-builder", .error, "A file is called like a storyboard or xib and is none.",
    why: "It holds no scenes.", mend: "Rename or remove it.")
  static let oldFormat = FindingCode(
    "old-format", .error, "A document is in the format of Xcode 4 and earlier.", why: "Its scenes are left out.",
    mend: "Open it in a newer Xcode and save it, which upgrades the format.")
  static let foreignPlatform = FindingCode(
    "foreign-platform", .warning, "A document is for macOS, watchOS or tvOS.",
    why: "Only documents for iPhone and iPad are laid out. It is a warning, since nothing is wrong with it.",
    mend: "Leave its folder out, or let it be.")
  static let unsupportedElement = FindingCode(
    "unsupported-element", .warning, "A document has elements that are not understood.",
    why: "They are drawn as hatched boxes of their recorded size; what lies in them is not laid out.",
    mend: "`render-layouts doctor` lists what occurs and how well it is supported.")
  static let unsupportedAttribute = FindingCode(
    "unsupported-attribute", .warning, "A document has constraints on attributes that are not understood.",
    why: "They are left out, so that views may be ambiguous that are none in Xcode.",
    mend: "Look at the constraint in Xcode, whether it is meant.")
  static let unsupportedConstraint = FindingCode(
    "unsupported-constraint", .warning, "A document has constraints between attributes that do not go together.",
    why: "UIKit refuses them, and they are left out.", mend: "Delete them in Xcode.")
  static let unresolvedItem = FindingCode(
    "unresolved-item", .warning, "A document has constraints that name a view which is not in the scene.",
    why: "They are left out. A merge mostly left them behind.", mend: "Delete them in Xcode.")
  static let duplicateIdentifier = FindingCode(
    "duplicate-id", .warning, "Two objects of a document have the same id.",
    why: """
      Constraints, outlets and segues name objects by their ids, and mean the first: nothing places the other one. A merge
      that kept both sides mostly does this. That the other one is therefore open is not told as well.
      """,
    mend: "Delete one of both in Xcode, or give it another id in the text of the document.")
  static let unsupportedVariation = FindingCode(
    "unsupported-variation", .warning, "A document has size-class variations that are not understood.",
    why: "These changes are left out, so that some layouts may differ from Xcode's.",
    mend: "`render-layouts doctor` lists what occurs and how well it is supported.")
  static let embeddedScene = FindingCode(
    "embedded-scene", .note, isLint: true,
    "A scene lies in a container view of another one, and is solved at the size of the container.",
    why: "It is no screen of its own: its frames are those that it has where it is embedded.",
    mend: "Nothing is wrong. The note says which container is meant.")
}
