package import Findings

extension FindingCode {
  /// Artwork that cannot be read or decoded.
  package static let unreadableArtwork = FindingCode(
    "unreadable-artwork", .warning, "An image file cannot be drawn.",
    why: "The pictures show a hatched box instead; the app may show nothing, or fail to build.",
    mend: "Export the image again as PNG, JPEG, PDF or SVG.")

  /// A layout without a picture.
  package static let notDrawn = FindingCode(
    "not-drawn", .error, "A layout was solved but could not be drawn.",
    why: "Its picture is missing; its frames and findings are in the report.",
    mend:
      "If a picture is too large for its format, use `--scale 1` or `--format svg`."
  )
}
