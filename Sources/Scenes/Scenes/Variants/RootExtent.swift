/// The part of a screen that a root view stands for, and the size that the app gives it there (specification ROO-01).
public struct RootExtent: Sendable, Hashable {
  /// The kinds of root views.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The view of a controller.
    case screen
    /// A row of a table.
    case cell
    /// A header or footer of a table, or of one of its sections.
    case header
    /// A cell of a collection.
    case collectionCell
    /// Any other view, which some controller has in its own.
    case part
  }

  /// The height that the app gives a root view.
  public enum Height: Sendable, Hashable {
    /// That of the screen.
    case screen
    /// The least that the constraints allow; where these leave it open the height in points, nil for that of the screen.
    case fitting(orElse: Double?)
    /// The author's own, in points, unless its content needs more.
    case own(Double)
  }

  /// The kind of view.
  public var kind: Kind
  /// The width, in points, where the screen is no narrower; nil for that of the screen.
  public var width: Double?
  /// The height.
  public var height: Height

  /// A kind of view with the size that the app gives it.
  public init(_ kind: Kind, width: Double? = nil, height: Height) {
    self.kind = kind
    self.width = width
    self.height = height
  }

  /// The whole screen.
  public static let screen = RootExtent(.screen, height: .screen)

  /// True where it is no screen but lies somewhere on one.
  public var isComponent: Bool { kind != .screen }

  /// Whether it is a part whose size its author chose, so that no screen makes it narrower.
  package var isOfOwnSize: Bool {
    if case .own = height { kind == .part } else { false }
  }

  /// True where tables list it: the width is theirs.
  package var isOfTable: Bool { kind == .cell || kind == .header }
}
