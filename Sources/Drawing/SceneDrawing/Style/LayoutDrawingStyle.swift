/// The overlays of a layout with their colors and scale.
public struct LayoutDrawingStyle: Sendable, Hashable {
  /// The parts of a drawing in addition to the views.
  public struct Overlays: OptionSet, Sendable, Hashable {
    /// The overlays as bits.
    public let rawValue: Int

    /// Creates overlays from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The outlines of frames.
    public static let frames = Overlays(rawValue: 1)
    /// The outlines of alignment rectangles that differ from frames.
    public static let alignmentRects = Overlays(rawValue: 2)
    /// The author's constraints as i-beams and lines.
    public static let constraints = Overlays(rawValue: 4)
    /// The safe area and the guides that constraints use.
    public static let guides = Overlays(rawValue: 8)
    /// The names of views.
    public static let names = Overlays(rawValue: 16)
    /// The status bar, the home indicator and the bars of the scene.
    public static let bars = Overlays(rawValue: 32)
    /// Badges at the views of findings.
    public static let findings = Overlays(rawValue: 64)
    /// The recorded frames of misplaced views, and the differences.
    public static let misplacements = Overlays(rawValue: 128)
    /// The baselines of text.
    public static let baselines = Overlays(rawValue: 256)
    /// The sizes that equal, exceed or fall below the content's.
    public static let contentSizes = Overlays(rawValue: 512)
    /// The order in which text and controls are read aloud, as numbers with a path between them.
    public static let readingOrder = Overlays(rawValue: 1024)

    /// The overlays of a review: all except those that are only needed occasionally.
    public static let standard: Overlays = [
      .frames, .alignmentRects, .constraints, .guides, .bars, .findings, .misplacements,
    ]

    /// The overlays that are lines over views and bars.
    static let lines: Overlays = [.frames, .alignmentRects, .constraints, .guides, .baselines, .contentSizes]

    /// The names of the overlays, in the order of the layers: `frames, constraints`.
    public var names: [String] {
      let words: [(Overlays, String)] = [
        (.frames, "frames"), (.alignmentRects, "alignment rects"), (.constraints, "constraints"), (.guides, "guides"),
        (.baselines, "baselines"), (.contentSizes, "content sizes"), (.names, "names"),
        (.readingOrder, "reading order"),
      ]
      return words.filter { contains($0.0) }.map(\.1)
    }
  }

  public var overlays: Overlays
  /// The constraint whose views are tinted, by any of its names (specification DRW-07). Nil if there is none.
  public var involvedConstraint: String?
  /// The view whose distances to its neighbors are drawn, by any of its names (specification DRW-08). Nil if there is
  /// none.
  public var measuredView: String?
  /// The colors of overlays.
  public var palette: OverlayPalette.Kind
  /// The points of the final picture per point of the layout: 1 for a separate picture, 0.4 on a sheet.
  ///
  /// Lines remain visible at any scale. Illegible numbers are skipped, signs of problems never.
  public var scale: Double

  /// Creates a style. By default, it has the standard overlays at full size. A scale that is not a positive number
  /// counts as 1.
  public init(overlays: Overlays = .standard, palette: OverlayPalette.Kind = .standard, scale: Double = 1) {
    self.overlays = overlays
    self.palette = palette
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// The length of a point of the final picture, in points of the layout.
  var picturePoint: Double { 1 / scale }

  /// Returns a length in points of the layout that is at least `minimum` points in the final picture. Marks are not
  /// enlarged with a picture, so that they cover less of it: numbers are legible at full size.
  func length(_ length: Double, atLeast minimum: Double) -> Double {
    max(length * min(1, picturePoint), minimum * picturePoint)
  }

  /// Whether numbers are thinned out: on sheets, where they take more space than in a separate picture.
  var thinsNumbers: Bool { scale < 1 }

  /// Whether numbers and names are legible at this scale. Below 6 points in the picture they are not.
  var showsNumbers: Bool { scale >= 0.6 }
}
