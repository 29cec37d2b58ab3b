extension RulePage {
  /// What is wrong with storyboards and xibs, or not understood in them.
  package static let interfaceBuilder = [
    RulePage(
      "invalid-xml", "A storyboard or xib is no well-formed XML.",
      why: "It cannot be opened in Xcode either. Its scenes are left out.",
      mend: "Restore it from version control. The place is where the reading ended; the damage may be before it.",
      example: "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects></document>"),
    RulePage(
      "merge-conflict", "A document still has the marks of a merge that was not finished.",
      why: "Xcode cannot open it.", mend: "Choose one of the two versions, or merge by hand, and remove the marks.",
      example: "<<<<<<< HEAD"),
    RulePage(
      "empty-document", "A storyboard or xib has nothing in it.", why: "There is nothing to lay out.",
      mend: "Restore it from version control, or remove it."),
    RulePage(
      "document-too-large", "A storyboard or xib is larger than any that people work with.",
      why: "Documents may come from anywhere, and none may take the machine's memory or time.",
      mend: "Split it into several, which also makes it open faster in Xcode."),
    RulePage(
      "nesting-too-deep", "Elements of a storyboard or xib lie too deep inside each other.",
      why: "Documents may come from anywhere, and none may take the machine's memory or time.",
      mend: "Restore the document from version control: Xcode writes none like it."),
    RulePage(
      "doctype", "A storyboard or xib declares a document type.",
      why: "Xcode writes none, and such declarations can make a small file very large when it is read.",
      mend: "Remove the `<!DOCTYPE …>`."),
    RulePage(
      "invalid-encoding", "A storyboard or xib is not in UTF-8.", why: "Its texts would be read wrongly.",
      mend: "Restore it from version control, or convert it to UTF-8."),
    RulePage(
      "not-interface-builder", "A file is called like a storyboard or xib and is none.",
      why: "It holds no scenes.", mend: "Rename or remove it."),
    RulePage(
      "old-format", "A document is in the format of Xcode 4 and earlier.", why: "Its scenes are left out.",
      mend: "Open it in a newer Xcode and save it, which upgrades the format."),
    RulePage(
      "foreign-platform", "A document is for macOS, watchOS or tvOS.",
      why: "Only documents for iPhone and iPad are laid out. It is a warning, since nothing is wrong with it.",
      mend: "Leave its folder out, or let it be."),
    RulePage(
      "unsupported-element", "A document has elements that are not understood.",
      why: "They are drawn as hatched boxes of their recorded size; what lies in them is not laid out.",
      mend: "`render-layouts doctor` lists what occurs and how well it is supported."),
    RulePage(
      "unsupported-attribute", "A document has constraints on attributes that are not understood.",
      why: "They are left out, so that views may be ambiguous that are none in Xcode.",
      mend: "Look at the constraint in Xcode, whether it is meant."),
    RulePage(
      "unsupported-constraint", "A document has constraints between attributes that do not go together.",
      why: "UIKit refuses them, and they are left out.", mend: "Delete them in Xcode."),
    RulePage(
      "unresolved-item", "A document has constraints that name a view which is not in the scene.",
      why: "They are left out. A merge mostly left them behind.", mend: "Delete them in Xcode."),
    RulePage(
      "unsupported-variation", "A document has size-class variations that are not understood.",
      why: "These changes are left out, so that some layouts may differ from Xcode's.",
      mend: "`render-layouts doctor` lists what occurs and how well it is supported."),
    RulePage(
      "embedded-scene", "A scene lies in a container view of another one, and is solved at the size of the container.",
      why: "It is no screen of its own: its frames are those that it has where it is embedded.",
      mend: "Nothing is wrong. The note says which container is meant."),
    RulePage(
      "too-many-languages", "A document is translated to more languages than are looked at.",
      why: "Layouts in the languages that are left out are missing.", mend: "Name the ones that matter with `--locale`."
    ),
  ]
}
