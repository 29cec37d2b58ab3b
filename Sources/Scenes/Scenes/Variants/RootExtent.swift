/// The part of a screen that a root view represents, and the size that the app gives it (specification ROO-01).
public struct RootExtent: Sendable, Hashable {
  /// The kinds of root views.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The view of a controller.
    case screen
    /// A row of a table.
    case cell
    /// A header or footer of a table, or of one of its sections.
    case header
    case collectionCell
    /// Any other view, which a controller adds to its own.
    case part
  }

  /// The height that the app gives a root view.
  public enum Height: Sendable, Hashable {
    case screen
    /// The smallest that the constraints allow. If these leave it open, the given height in points, or that of the
    /// screen for nil.
    case fitting(orElse: Double?)
    /// The author's own height in points, unless the content needs more.
    case own(Double)
  }

  public var kind: Kind
  /// The width in points, if the screen is at least as wide, or nil to use the screen's.
  public var width: Double?
  public var height: Height

  /// Creates a kind of view with the size that the app gives it.
  public init(_ kind: Kind, width: Double? = nil, height: Height) {
    self.kind = kind
    self.width = width
    self.height = height
  }

  /// The whole screen.
  public static let screen = RootExtent(.screen, height: .screen)

  /// Whether it is a component on a screen rather than a screen.
  public var isComponent: Bool { kind != .screen }

  /// Whether it is a part whose size its author chose, so that no screen makes it narrower.
  package var isOfOwnSize: Bool {
    if case .own = height { kind == .part } else { false }
  }

  /// Whether a table contains it and determines its width.
  package var isOfTable: Bool { kind == .cell || kind == .header }
}
