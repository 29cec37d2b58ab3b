package import Findings

extension FindingCode {
  /// The codes for documents that are not valid XML, or not safe to read.
  package static let markup: [FindingCode] = [
    .invalidXML, .mergeConflict, .emptyDocument, .documentTooLarge, .nestingTooDeep, .doctype, .invalidEncoding,
  ]

  static let invalidXML = FindingCode(
    "invalid-xml", .error, "A storyboard or xib is not well-formed XML.",
    why: "Xcode cannot open it either. Its scenes are skipped.",
    mend: "Restore it from version control. The location is where parsing stopped; the damage may be before it.",
    example: "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects></document>")
  static let mergeConflict = FindingCode(
    "merge-conflict", .error, "A document contains the conflict markers of an unfinished merge.",
    why: "Xcode cannot open it.", mend: "Keep one of the two versions, or merge by hand, and remove the markers.",
    example: "<<<<<<< HEAD")
  static let emptyDocument = FindingCode(
    "empty-document", .error, "A storyboard or xib is empty.", why: "There is nothing to lay out.",
    mend: "Restore it from version control, or remove it.")
  static let documentTooLarge = FindingCode(
    "document-too-large", .error, "A storyboard or xib exceeds the size limit.",
    why: "Documents may come from anywhere, so none may exhaust memory or time.",
    mend: "Split it into several, which also makes it open faster in Xcode.")
  static let nestingTooDeep = FindingCode(
    "nesting-too-deep", .error, "The elements of a storyboard or xib are nested too deeply.",
    why: "Documents may come from anywhere, so none may exhaust memory or time.",
    mend: "Restore the document from version control: Xcode does not write such documents.")
  static let doctype = FindingCode(
    "doctype", .error, "A storyboard or xib declares a document type.",
    why: "Xcode never writes one, and such declarations can make a small file very large when it is read.",
    mend: "Remove the `<!DOCTYPE …>`.")
  static let invalidEncoding = FindingCode(
    "invalid-encoding", .error, "A storyboard or xib is not in UTF-8.", why: "Its text would be misread.",
    mend: "Restore it from version control, or convert it to UTF-8.")
}
