/// The sizes in which Interface Builder drew the views of a scene otherwise than the system does, by the positions of the
/// views (specification SIZ-20).
public struct SavedSizes: Sendable, Hashable {
  /// The heights of controls, in points, without what reaches beyond their alignment rectangles.
  public var controlHeights: [Int: Double] = [:]
  /// The heights of text fields without a border beyond that of their line, in points; such a field has a whole number of
  /// points.
  public var textFieldRooms: [Int: Double] = [:]
  /// The views whose text was rounded up to whole points and not to pixels.
  public var wholePointTexts: Set<Int> = []
  /// The views that stay where the document records them, with the size that it records.
  public var keptPlaces: Set<Int> = []

  /// Sizes that are all those of the system.
  public init() {}
}
