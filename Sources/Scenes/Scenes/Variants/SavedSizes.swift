/// The sizes of views in Interface Builder that differ from the system's, by position (specification SIZ-20).
public struct SavedSizes: Sendable, Hashable {
  /// The heights of controls, in points, without the parts beyond their alignment rectangles.
  public var controlHeights: [Int: Double] = [:]
  /// The heights by which text fields without a border exceed their line, in points. The height of such a field is a
  /// whole number of points.
  public var textFieldRooms: [Int: Double] = [:]
  /// The font sizes of labels whose text style had another size, in points.
  public var fontSizes: [Int: Double] = [:]
  /// The views whose text size was rounded up to whole points instead of pixels.
  public var wholePointTexts: Set<Int> = []
  /// The views that keep their recorded position and size.
  public var keptPlaces: Set<Int> = []

  /// Creates sizes that do not differ from the system's.
  public init() {}
}
