public import Foundation

/// The look behind a cell or a button.
public struct UIBackgroundConfiguration: Sendable {
  public var backgroundColor: UIColor?
  /// The rule by which the colour changes.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The colour of the line around.
  public var strokeColor: UIColor?
  /// The rule by which that colour changes.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the line around, in points.
  public var strokeWidth: CGFloat = 0
  /// The distance of that line outwards, in points.
  public var strokeOutset: CGFloat = 0
  /// The distances from the edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges whose margins count.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var visualEffect: UIVisualEffect?
  public var customView: UIView?
  public var image: UIImage?
  /// The place of the picture.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  /// A look without anything.
  public init() {}
  /// The look for a state: the look itself.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
  /// A look without anything.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The look of cells of plain lists.
  public static func listPlainCell() -> UIBackgroundConfiguration { colored(.systemBackground) }
  /// The look of cells in groups.
  public static func listGroupedCell() -> UIBackgroundConfiguration { colored(.secondarySystemGroupedBackground) }
  /// The look of cells.
  public static func listCell() -> UIBackgroundConfiguration { colored(.systemBackground) }
  /// The look of cells of a bar at the side.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The look of headers.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The look of headers of groups.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  private static func colored(_ color: UIColor) -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = color
    return background
  }
}
