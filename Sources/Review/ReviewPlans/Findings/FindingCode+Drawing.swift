package import Findings

extension FindingCode {
  /// Artwork that cannot be read or decoded.
  package static let unreadableArtwork = FindingCode(
    "unreadable-artwork", .warning, "An image file cannot be drawn.",
    why: "The pictures show a hatched box instead; the app may show nothing, or fail to build.",
    mend: "Export the image again as PNG, JPEG, PDF or SVG.")

  /// A view that is not where the design has it.
  package static let designDeviation = FindingCode(
    "design-deviation", .warning, "An edge of a view is not where the design has it.",
    why: """
      The picture of the design and the layout are compared at the pixels per point of the picture. An edge is measured
      if the view draws up to it, such as a background or a border, and it is visible in both: a straight line of
      contrast at the edge of the frame, and in the design exactly as many lines with the same change of color within 24
      points. Deviations from 1 to 12 points are reported, to half a pixel. Edges without contrast, such as those of
      labels, edges that have another color in the design, and edges that several lines could match are not compared.
      Views that are off by the same distance are one finding, about the first of them.
      """,
    mend: """
      Change the constants that place the views, or export the design again. The gallery shows the design over the
      layout. If the difference is intended, accept the finding.
      """,
    example: """
      $ render-layouts check --design Login.scene.yaml
      Login.scene.yaml:36:3: warning: 'user' differs from the design: 4 points lower [design-deviation]
          also 'password', 'login'
          the gallery shows the design over the layout: Login.png
      """)

  /// Findings that a report omits.
  package static let moreFindings = FindingCode(
    "more-findings", .warning, "A layout has more findings than its report lists.",
    why: """
      The findings of a scene may take 3 MB of text, shared by its layouts, so that no document fills the disk or the
      memory of a build machine. The most serious ones are listed. This finding has the severity of the most serious
      omitted one.
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
