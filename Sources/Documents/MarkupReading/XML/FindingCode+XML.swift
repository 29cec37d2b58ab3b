package import Findings

extension FindingCode {
  /// The codes for documents that are not valid XML, or not safe to read.
  package static let markup: [FindingCode] = [
    .invalidXML, .mergeConflict, .emptyDocument, .documentTooLarge, .nestingTooDeep, .doctype, .invalidEncoding,
  ]

  static let invalidXML = FindingCode(
    "invalid-xml", .error, "A storyboard or xib is no well-formed XML.",
    why: "It cannot be opened in Xcode either. Its scenes are left out.",
    mend: "Restore it from version control. The place is where the reading ended; the damage may be before it.",
    example: "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects></document>")
  static let mergeConflict = FindingCode(
    "merge-conflict", .error, "A document still has the marks of a merge that was not finished.",
    why: "Xcode cannot open it.", mend: "Choose one of the two versions, or merge by hand, and remove the marks.",
    example: "<<<<<<< HEAD")
  static let emptyDocument = FindingCode(
    "empty-document", .error, "A storyboard or xib has nothing in it.", why: "There is nothing to lay out.",
    mend: "Restore it from version control, or remove it.")
  static let documentTooLarge = FindingCode(
    "document-too-large", .error, "A storyboard or xib is larger than any that people work with.",
    why: "Documents may come from anywhere, and none may take the machine's memory or time.",
    mend: "Split it into several, which also makes it open faster in Xcode.")
  static let nestingTooDeep = FindingCode(
    "nesting-too-deep", .error, "Elements of a storyboard or xib lie too deep inside each other.",
    why: "Documents may come from anywhere, and none may take the machine's memory or time.",
    mend: "Restore the document from version control: Xcode writes none like it.")
  static let doctype = FindingCode(
    "doctype", .error, "A storyboard or xib declares a document type.",
    why: "Xcode writes none, and such declarations can make a small file very large when it is read.",
    mend: "Remove the `<!DOCTYPE …>`.")
  static let invalidEncoding = FindingCode(
    "invalid-encoding", .error, "A storyboard or xib is not in UTF-8.", why: "Its texts would be read wrongly.",
    mend: "Restore it from version control, or convert it to UTF-8.")
}
