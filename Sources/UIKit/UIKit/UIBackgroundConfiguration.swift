public import Foundation

/// The look behind a cell or a button.
public struct UIBackgroundConfiguration: Sendable {
  /// The colour.
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
  /// The effect on what is behind.
  public var visualEffect: UIVisualEffect?
  /// The view behind.
  public var customView: UIView?
  /// The picture behind.
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

/// A rule by which a colour changes.
public struct UIConfigurationColorTransformer: Sendable {
  /// The rule.
  public let transform: @Sendable (UIColor) -> UIColor
  /// A rule.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }
  /// Returns the colour that another one becomes.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  /// Grey.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var (white, alpha): (CGFloat, CGFloat) = (0, 1)
    unsafe color.getWhite(&white, alpha: &alpha)
    return UIColor(white: white, alpha: alpha)
  }
}
