package import Findings

extension FindingCode {
  /// Artwork that cannot be read or decoded.
  package static let unreadableArtwork = FindingCode(
    "unreadable-artwork", .warning, "The file of an image cannot be shown.",
    why: "A hatched box stands for it in the pictures; the app may show nothing, or not be built.",
    mend: "Export the image anew as PNG, JPEG, PDF or SVG.")

  /// A layout without a picture.
  package static let notDrawn = FindingCode(
    "not-drawn", .error, "A layout was solved and could not be drawn.",
    why: "There is no picture of it; its frames and findings are in the report all the same.",
    mend:
      "A picture that is too large for its format becomes smaller with `--scale 1`, or is written with `--format svg`."
  )
}
