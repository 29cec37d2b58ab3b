/// The overlays of a layout, their colours, and the size that they are drawn for.
public struct LayoutDrawingStyle: Sendable, Hashable {
  /// The parts of a drawing besides the views themselves.
  public struct Overlays: OptionSet, Sendable, Hashable {
    /// The overlays as bits.
    public let rawValue: Int

    /// The overlays of some bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The outline of each frame.
    public static let frames = Overlays(rawValue: 1)
    /// The outline of each alignment rectangle that differs from its frame.
    public static let alignmentRects = Overlays(rawValue: 2)
    /// The author's constraints as i-beams and lines.
    public static let constraints = Overlays(rawValue: 4)
    /// The safe area and the guides that constraints refer to.
    public static let guides = Overlays(rawValue: 8)
    /// The name of each view.
    public static let names = Overlays(rawValue: 16)
    /// Status bar, home indicator and the bars that the scene stands under.
    public static let bars = Overlays(rawValue: 32)
    /// Badges at the views that findings are about.
    public static let findings = Overlays(rawValue: 64)
    /// The place in a document of a view that constraints put elsewhere, and the distance between the two.
    public static let misplacements = Overlays(rawValue: 128)
    /// The lines that text stands on.
    public static let baselines = Overlays(rawValue: 256)
    /// The sizes that are those of the content, and those that are larger or smaller.
    public static let contentSizes = Overlays(rawValue: 512)
    /// The order in which texts and controls are read aloud, as numbers and the way between them.
    public static let readingOrder = Overlays(rawValue: 1024)

    /// The overlays that a review wants to see: everything but what is asked for now and then.
    public static let standard: Overlays = [
      .frames, .alignmentRects, .constraints, .guides, .bars, .findings, .misplacements,
    ]

    /// The overlays that are lines over views, and over the bars that lie over these.
    static let lines: Overlays = [.frames, .alignmentRects, .constraints, .guides, .baselines, .contentSizes]

    /// The words for what is drawn, in the order of the layers: `frames, constraints`.
    public var names: [String] {
      let words: [(Overlays, String)] = [
        (.frames, "frames"), (.alignmentRects, "alignment rects"), (.constraints, "constraints"), (.guides, "guides"),
        (.baselines, "baselines"), (.contentSizes, "content sizes"), (.names, "names"),
        (.readingOrder, "reading order"),
      ]
      return words.filter { contains($0.0) }.map(\.1)
    }
  }

  /// The overlays that are drawn.
  public var overlays: Overlays
  /// The constraint whose views are tinted, by its identifier or object id (specification DRW-07); nil for none.
  public var involvedConstraint: String?
  /// The view whose distances to its neighbours are drawn, by any of its names (specification DRW-08); nil for none.
  public var measuredView: String?
  /// The colours of overlays.
  public var palette: OverlayPalette.Kind
  /// The number of points of the final picture that one point of the layout takes: 1 for a picture of its own, 0.4 on a
  /// sheet.
  ///
  /// Line widths stay visible at any scale; numbers that would be unreadable are left out, signs of trouble never.
  public var scale: Double

  /// A style; the standard overlays at full size unless said otherwise. A scale that is not a positive number counts
  /// as 1.
  public init(overlays: Overlays = .standard, palette: OverlayPalette.Kind = .standard, scale: Double = 1) {
    self.overlays = overlays
    self.palette = palette
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// The length of one point of the final picture, in points of the layout.
  var picturePoint: Double { 1 / scale }

  /// A length in points of the layout that is at least `minimum` points in the final picture.
  func length(_ length: Double, atLeast minimum: Double) -> Double { max(length, minimum * picturePoint) }

  /// True where numbers are thinned out: on sheets, where they take more of a layout than in a picture of its own.
  var thinsNumbers: Bool { scale < 1 }

  /// True where numbers and names can be read at the scale; below 6 points of the picture they cannot.
  var showsNumbers: Bool { scale >= 0.6 }
}
