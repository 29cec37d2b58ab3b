package import Geometry
package import ReviewReports
package import SceneDrawing
package import SceneLayouts
package import Scenes

/// The part of the index sheet for one scene: its layout with the worst findings, else its first one.
///
/// A cell follows from its scene alone, so that it can be kept while other scenes change.
package struct IndexCell: Sendable, Hashable {
  /// The name of the scene in files and links.
  package var slug: String
  /// The name that people use.
  package var sceneName: String
  /// The variant of the layout that is shown, in words.
  package var variantTitle: String
  /// The status of the scene with all its layouts.
  package var status: ReviewStatus
  /// The number of findings of each kind but notes, each counted once however many layouts have it.
  package var findingCounts: [FindingKind: Int]
  /// The number of layouts of the scene.
  package var layoutCount: Int
  /// The number of layouts that have findings that want attention; in a scene without them, of those that have expected ones.
  package var troubledCount: Int
  /// The content of the picture, in a sentence.
  package var summary: String
  /// The size of the picture on the sheet.
  package var size: Size
  /// The radius of the picture's corners on the sheet.
  package var cornerRadius: Double
  /// One point of the layout in pixels of the sheet.
  package var scale: Double
  /// The marks that occur in the picture.
  package var marks: Set<LegendMark>
  /// The kind of pictures that the marks are for, light or dark ones.
  package var appearance: Appearance
  /// The commands of the picture, with its upper left corner at the origin; as bytes, which take a tenth of the memory.
  package var picture: [UInt8]

  /// A cell from its parts.
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
  /// The usual scale: phones are as large as a thumb, and their texts can just be told from each other.
  static let usualScale = 0.4
  /// The largest picture, in points of the sheet; layouts that would be larger have a scale of their own.
  package static let largestSize = Size(width: 340, height: 460)

  /// The cell of a scene, or nil where it has no layouts.
  ///
  /// - Parameter drawnViews: The views of the layouts, in the same order, if they were drawn already.
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
    // A hundredth is what the sheet tells; a layout of any size keeps a visible picture.
    return max(0.01, (min(usualScale, fitting) * 100).rounded(.down) / 100)
  }

  /// The sign and words that say how the scene fares, in a column of a width in points of the sheet.
  package func status(width: Double, _ pen: SheetPen) -> CellStatus {
    let counts = FindingKind.allCases.compactMap { kind in findingCounts[kind].map { (kind: kind, count: $0) } }
    let layouts =
      layoutCount == 1
      ? nil : troubledCount == 0 ? "\(layoutCount) layouts" : "in \(troubledCount) of \(layoutCount) layouts"
    return CellStatus(counts, remark: layouts, width: width, pen)
  }
}

extension SceneVariant {
  /// The device and what differs from held upright, English, the standard text size and light, in words.
  fileprivate var words: String {
    let parts = [
      device.title, orientation == .portrait ? nil : orientation.words, state, systemVersion.map { "iOS \($0)" },
      accessibility.title,
    ]
    return (parts.compactMap(\.self) + peculiarities).joined(separator: ", ")
  }
}
