package import Findings

extension FindingCode {
  /// The codes for images and colours that a project does not have.
  package static let assets: [FindingCode] = [.missingImage, .missingColor]

  /// An image that no catalogue and no file of the project has.
  package static let missingImage = FindingCode(
    "missing-image", .warning, isLint: true,
    "No asset catalogue and no file of the project has an image that a view names.",
    why: """
      The app shows nothing in its place. It is told only where other images of the document were found, or one with nearly
      the same name is there; what libraries bring along is not looked at.
      """,
    mend: "Correct the name, add the image to a catalogue, or remove it from the view.")
  /// A colour that no catalogue of the project has.
  package static let missingColor = FindingCode(
    "missing-color", .warning, isLint: true, "No asset catalogue of the project has a colour that a document names.",
    why: "The app shows the colour that the document recorded, without its dark variant, or none at all.",
    mend: "Correct the name, or add the colour to a catalogue.")
}
