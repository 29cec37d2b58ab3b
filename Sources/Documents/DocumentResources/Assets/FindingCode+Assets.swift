package import Findings

extension FindingCode {
  /// The codes for images and colors that a project does not have.
  package static let assets: [FindingCode] = [.missingImage, .missingColor]

  /// An image that no catalog and no file of the project has.
  package static let missingImage = FindingCode(
    "missing-image", .warning, isLint: true,
    "No asset catalog and no file of the project contains an image that a view names.",
    why: """
      The app shows nothing in its place. It is reported only if other images of the document were found, or if an image
      has nearly the same name; images from libraries are not searched.
      """,
    mend: "Correct the name, add the image to a catalog, or remove it from the view.")
  /// A color that no catalog of the project has.
  package static let missingColor = FindingCode(
    "missing-color", .warning, isLint: true, "No asset catalog of the project contains a color that a document names.",
    why: "The app shows the recorded color without its dark variant, or none at all.",
    mend: "Correct the name, or add the color to a catalog.")
}
