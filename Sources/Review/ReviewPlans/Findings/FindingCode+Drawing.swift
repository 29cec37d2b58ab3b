package import Findings

extension FindingCode {
  /// Artwork that cannot be read or decoded.
  package static let unreadableArtwork = FindingCode(
    "unreadable-artwork", .warning, "An image file cannot be drawn.",
    why: "The pictures show a hatched box instead; the app may show nothing, or fail to build.",
    mend: "Export the image again as PNG, JPEG, PDF or SVG.")

  /// Findings that a report omits.
  package static let moreFindings = FindingCode(
    "more-findings", .warning, "A layout has more findings than its report lists.",
    why: """
      The findings of a scene have 16 MB of text, shared by its layouts, so that no document fills the disk or the memory
      of a build machine. The most serious ones are listed. This finding has the severity of the most serious omitted
      one.
      """,
    mend: "Fix the listed findings first. Long names of views, which every finding repeats, can be shortened.")

  /// A layout without a picture.
  package static let notDrawn = FindingCode(
    "not-drawn", .error, "A layout was solved but could not be drawn.",
    why: "Its picture is missing; its frames and findings are in the report.",
    mend:
      "If a picture is too large for its format, use `--scale 1` or `--format svg`."
  )
}
