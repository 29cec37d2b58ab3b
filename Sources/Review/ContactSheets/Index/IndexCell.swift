package import Geometry
package import ReviewReports
package import SceneDrawing
package import SceneLayouts
package import Scenes

/// The part of the index sheet for one scene: its layout with the worst findings, or the first one if none has any.
///
/// A cell depends on its scene alone, so it can be reused while other scenes change.
package struct IndexCell: Sendable, Hashable {
  /// The name of the scene in files and links.
  package var slug: String
  /// The displayed name of the scene.
  package var sceneName: String
  /// The variant of the shown layout, as text.
  package var variantTitle: String
  /// The status of the scene with all its layouts.
  package var status: ReviewStatus
  /// The number of findings of each kind other than notes. A finding counts once, no matter how many layouts have it.
  package var findingCounts: [FindingKind: Int]
  /// The number of layouts of the scene.
  package var layoutCount: Int
  /// The number of layouts with findings other than notes.
  package var troubledCount: Int
  /// A sentence that describes the picture.
  package var summary: String
  /// The size of the picture on the sheet.
  package var size: Size
  /// The radius of the picture's corners on the sheet.
  package var cornerRadius: Double
  /// The scale: the size of one point of the layout, in pixels of the sheet.
  package var scale: Double
  /// The marks that occur in the picture.
  package var marks: Set<LegendMark>
  /// The kind of pictures, light or dark, that the marks are drawn for.
  package var appearance: Appearance
  /// The commands of the picture, with its upper left corner at the origin. They are kept as bytes, which take a tenth
  /// of the memory.
  package var picture: [UInt8]

  package init(
    slug: String, sceneName: String, variantTitle: String, status: ReviewStatus, findingCounts: [FindingKind: Int],
    layoutCount: Int, troubledCount: Int, summary: String, size: Size, cornerRadius: Double, scale: Double,
    marks: Set<LegendMark>, appearance: Appearance, picture: [UInt8]
  ) {
    self.slug = slug
    self.sceneName = sceneName
    self.variantTitle = variantTitle
    self.status = status
    self.findingCounts = findingCounts
    self.layoutCount = layoutCount
    self.troubledCount = troubledCount
    self.summary = summary
    self.size = size
    self.cornerRadius = cornerRadius
    self.scale = scale
    self.marks = marks
    self.appearance = appearance
    self.picture = picture
  }
}

extension IndexCell {
  /// The usual scale. Phones are about as large as a thumb, and their text is just legible.
  static let usualScale = 0.4
  /// The largest picture, in points of the sheet. Larger layouts get a smaller scale.
  package static let largestSize = Size(width: 340, height: 460)

  /// Creates the cell of a scene, or nil if it has no layouts.
  ///
  /// `drawnViews` are the views of the layouts, in the same order, if they were drawn before.
  package init?(
    of scene: Scene, slug: String, layouts: [Layout], drawnViews: [DrawnViews] = [], style: LayoutDrawingStyle,
    pen: SheetPen
  ) {
    let statuses = layouts.map { ReviewStatus($0.findings) }
    let worst = statuses.max() ?? .ok
    guard let position = statuses.firstIndex(of: worst) else { return nil }
    let shown = layouts[position]
    let views = drawnViews.indices.contains(position) ? drawnViews[position] : nil
    let scale = Self.scale(for: shown.resolved.shownArea.size)
    let picture = SheetPicture(layout: shown, style: style, scale: scale, pen: pen, views: views)
    let found = SharedFinding.all(in: layouts.map { (title: "", findings: $0.findings) }).map(\.finding)
    let counts = (scene.findings + found).statusCounts
    var scaled = style
    scaled.scale = scale
    self.init(
      slug: slug, sceneName: scene.name, variantTitle: shown.resolved.variant.words,
      status: max(ReviewStatus(scene.findings), worst),
      findingCounts: Dictionary(uniqueKeysWithValues: counts.map { ($0.kind, $0.count) }),
      layoutCount: layouts.count, troubledCount: layouts.count { worst.isFine ? $0.isAsExpected : $0.hasFindings },
      summary: picture.title,
      size: picture.size, cornerRadius: picture.shownCornerRadius, scale: scale,
      marks: shown.legendMarks(style: scaled, views: views), appearance: shown.overlayAppearance,
      picture: DrawingBytes.bytes(of: picture.commands(at: .zero)))
  }

  private static func scale(for size: Size) -> Double {
    let fitting = min(largestSize.width / max(1, size.width), largestSize.height / max(1, size.height))
    // The sheet shows the scale with two decimals; the smallest scale keeps layouts of any size visible.
    return max(0.01, (min(usualScale, fitting) * 100).rounded(.down) / 100)
  }

  /// Returns the sign and words for the status of the scene, in a column of the given width in points of the sheet.
  package func status(width: Double, _ pen: SheetPen) -> CellStatus {
    let counts = FindingKind.allCases.compactMap { kind in findingCounts[kind].map { (kind: kind, count: $0) } }
    let layouts =
      layoutCount == 1
      ? nil : troubledCount == 0 ? "\(layoutCount) layouts" : "in \(troubledCount) of \(layoutCount) layouts"
    return CellStatus(counts, remark: layouts, width: width, pen)
  }
}

extension SceneVariant {
  /// The device, and everything that differs from portrait, English, the standard text size and light, as text.
  fileprivate var words: String {
    let parts = [
      device.title, orientation == .portrait ? nil : orientation.words, state, systemVersion.map { "iOS \($0)" },
      accessibility.title,
    ]
    return (parts.compactMap(\.self) + peculiarities).joined(separator: ", ")
  }
}
