internal import AutoLayout
public import Geometry

/// The part of the screen that a UIKit container gives the view of a controller (specification H.1, PRE-01).
public enum ScreenPart: Sendable, Hashable {
  /// A card that leaves the upper edge of a phone free, or a sheet with a margin around it on a tablet.
  case pageSheet
  /// A small centered sheet on a tablet, with the controller's preferred size, or a card on a phone.
  case formSheet(preferred: Size?)
  /// A popover on a tablet, with the controller's preferred size, or a card on a phone.
  case popover(preferred: Size?)
  /// The first column of a split view on a tablet.
  case primaryColumn(of: SplitColumns)
  /// The column next to it.
  case secondaryColumn(of: SplitColumns)

  /// The settings of a split view for its first column.
  public struct SplitColumns: Sendable, Hashable {
    /// The preferred share of the total width.
    public var fraction: Double?
    /// The smallest width in points.
    public var minimum: Double?
    /// The largest width in points.
    public var maximum: Double?
    /// Whether it is next to the second column in portrait as well. Otherwise it is on top of that column in portrait.
    public var isAlwaysBeside: Bool

    /// Creates settings, by default none.
    public init(
      fraction: Double? = nil, minimum: Double? = nil, maximum: Double? = nil, isAlwaysBeside: Bool = false
    ) {
      self.isAlwaysBeside = isAlwaysBeside
      self.fraction = fraction
      self.minimum = minimum
      self.maximum = maximum
    }

    /// UIKit's default width of a first column, in points.
    private static let standard = 320.0

    /// Returns the width of the first column, in points.
    func width(in whole: Double) -> Double {
      let wanted = fraction.map { $0 * whole } ?? Self.standard
      let least = minimum ?? 0
      return max(0, min(max(min(wanted, maximum ?? max(Self.standard, least)), least), whole)).rounded(.down)
    }
  }

  /// The part in words, to follow the name of a device: `in a form sheet`.
  public var words: String {
    switch self {
    case .pageSheet: "in a page sheet"
    case .formSheet: "in a form sheet"
    case .popover: "in a popover"
    case .primaryColumn: "in the first column"
    case .secondaryColumn: "in the second column"
    }
  }

  /// Whether bars have the sizes of those in a sheet.
  var isSheet: Bool {
    switch self {
    case .pageSheet, .formSheet: true
    case .popover, .primaryColumn, .secondaryColumn: false
    }
  }

  /// The width class if it differs from the screen's.
  var widthClass: SizeClass? {
    switch self {
    case .formSheet, .popover, .primaryColumn: .compact
    case .pageSheet, .secondaryColumn: nil
    }
  }

  /// Returns the part on a kind of device, in an orientation and with a system, or nil for the whole screen.
  package func shown(on idiom: Device.Idiom, in orientation: Orientation, version: Int) -> ScreenPart? {
    switch (self, idiom) {
    // Since iOS 13 sheets are cards. They fill short screens (specification PRE-02, PRE-03).
    case (.pageSheet, .phone), (.formSheet, .phone), (.popover, .phone):
      version >= 13 && orientation.isPortrait ? .pageSheet : nil
    case (.pageSheet, .pad): version >= 13 ? self : nil
    case (.formSheet, .pad), (.popover, .pad), (.primaryColumn, .pad): self
    case (.secondaryColumn(let columns), .pad): columns.isAlwaysBeside || orientation.isLandscape ? self : nil
    // Only one column fits, and it fills the screen (specification PRE-05).
    case (.primaryColumn, .phone), (.secondaryColumn, .phone): nil
    }
  }

  /// The distance of a card from the top safe area of a phone with a notch, in points.
  private static let cardGap = 10.0
  /// The width of a page sheet on a tablet, in points.
  private static let pageWidth = 704.0
  /// The default size of a form sheet, in points (specification PRE-04).
  private static let formSize = Size(width: 540, height: 620)
  /// The default size of a popover if there is room, in points.
  private static let popoverSize = Size(width: 320, height: 1100)
  /// The smallest distance of sheets and popovers from the edges of a tablet, in points.
  private static let margin = 20.0

  /// Returns the size on a screen with its insets, in points.
  package func size(on screen: Size, _ insets: EdgeInsets, _ idiom: Device.Idiom) -> Size {
    let free = Size(
      width: screen.width - 2 * Self.margin,
      height: screen.height - 2 * (max(insets.top, insets.bottom) + Self.margin))
    switch self {
    case .pageSheet where idiom == .phone:
      return Size(width: screen.width, height: screen.height - insets.top - (insets.bottom > 0 ? Self.cardGap : 0))
    case .pageSheet: return Size(width: min(Self.pageWidth, free.width), height: free.height)
    case .formSheet(let preferred): return (preferred ?? Self.formSize).limited(to: free)
    case .popover(let preferred): return (preferred ?? Self.popoverSize).limited(to: free)
    case .primaryColumn(let columns): return Size(width: columns.width(in: screen.width), height: screen.height)
    case .secondaryColumn(let columns):
      return Size(width: screen.width - columns.width(in: screen.width), height: screen.height)
    }
  }

  /// Returns the insets of the part without bars, on a screen with insets.
  func insets(on screen: EdgeInsets, _ idiom: Device.Idiom) -> EdgeInsets {
    switch self {
    case .pageSheet where idiom == .phone: EdgeInsets(bottom: screen.bottom)
    case .pageSheet, .formSheet, .popover: .zero
    case .primaryColumn, .secondaryColumn: screen
    }
  }
}

extension Size {
  fileprivate func limited(to limit: Size) -> Size {
    Size(width: min(width, limit.width), height: min(height, limit.height))
  }
}
