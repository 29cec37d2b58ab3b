public import Geometry

/// The part of an item that a constraint refers to, in UIKit's numbering (specification ATT-01).
public enum LayoutAttribute: Int, Sendable, Hashable, CaseIterable {
  /// No attribute: the right side of a constraint without a second item.
  case notAnAttribute = 0
  /// The left edge.
  case left = 1
  /// The right edge.
  case right = 2
  /// The top edge.
  case top = 3
  /// The bottom edge.
  case bottom = 4
  /// The edge where lines of text begin.
  case leading = 5
  /// The edge where lines of text end.
  case trailing = 6
  /// The extent from left to right.
  case width = 7
  /// The extent from top to bottom.
  case height = 8
  /// The horizontal center.
  case centerX = 9
  /// The vertical center.
  case centerY = 10
  /// The baseline of the last line of text, or the bottom edge if there is no text.
  case lastBaseline = 11
  /// The baseline of the first line of text, or the bottom edge if there is no text.
  case firstBaseline = 12
  /// The left edge, inset by its layout margin.
  case leftMargin = 13
  /// The right edge, inset by its layout margin.
  case rightMargin = 14
  /// The top edge, inset by its layout margin.
  case topMargin = 15
  /// The bottom edge, inset by its layout margin.
  case bottomMargin = 16
  /// The edge where lines of text begin, inset by its layout margin.
  case leadingMargin = 17
  /// The edge where lines of text end, inset by its layout margin.
  case trailingMargin = 18
  /// The horizontal center between the layout margins.
  case centerXWithinMargins = 19
  /// The vertical center between the layout margins.
  case centerYWithinMargins = 20

  /// The quantity that an attribute measures. Both attributes of a constraint must be of one kind (specification
  /// LEG-02).
  public enum Kind: Sendable, Hashable {
    case horizontalPosition
    case verticalPosition
    /// An extent along either axis.
    case size
    /// No quantity.
    case none
  }

  var isCenter: Bool { withoutMargins == .centerX || withoutMargins == .centerY }

  /// The quantity that the attribute measures.
  public var kind: Kind {
    switch self.withoutMargins {
    case .left, .right, .leading, .trailing, .centerX: .horizontalPosition
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline: .verticalPosition
    case .width, .height: .size
    default: .none
    }
  }

  /// Whether the attribute refers to a scroll view's content in constraints with its subviews. Edges and baselines do;
  /// sizes and centers refer to the view's frame (specification SCR-01; measured on Xcode documents).
  package var meansScrollContent: Bool {
    switch withoutMargins {
    case .centerX, .centerY: false
    default: kind == .horizontalPosition || kind == .verticalPosition
    }
  }

  /// The axis along which the attribute is measured, or nil for no attribute.
  public var axis: Axis? {
    switch kind {
    case .horizontalPosition: .horizontal
    case .verticalPosition: .vertical
    case .size: self == .width ? .horizontal : .vertical
    case .none: nil
    }
  }

  /// Whether the attribute follows the writing direction.
  public var isDirectional: Bool { withoutMargins == .leading || withoutMargins == .trailing }

  /// Whether the attribute belongs to the view's layout margins rather than to the view. A ``ConstraintSystem`` refers
  /// to the guide ``LayoutGuide/layoutMargins`` instead.
  public var isWithinMargins: Bool { withoutMargins != self }

  /// The attribute of the margins guide that corresponds to an attribute within margins. Other attributes are
  /// unchanged.
  public var withoutMargins: LayoutAttribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }

  /// Whether the attribute is a baseline of text.
  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The name in equations: `leading`, `centerX`.
  public var name: String { Self.names[rawValue] }

  /// The names by raw value. They are looked up once, since a run writes hundreds of thousands of them.
  private static let names = allCases.map { String(describing: $0) }

  /// Creates the attribute with the given name in an equation. `baseline` is the last baseline. Attributes within
  /// margins have no name, because equations name the guide.
  public init?(name: String) {
    if name == "baseline" {
      self = .lastBaseline
    } else if let found = Self.attributesByName[name] {
      self = found
    } else {
      return nil
    }
  }

  /// The names that equations may use, besides `baseline`.
  public static let equationNames = equationAttributes.map(\.name)

  private static let equationAttributes = allCases.filter { $0 != .notAnAttribute && !$0.isWithinMargins }
  private static let attributesByName = Dictionary(uniqueKeysWithValues: zip(equationNames, equationAttributes))
}
