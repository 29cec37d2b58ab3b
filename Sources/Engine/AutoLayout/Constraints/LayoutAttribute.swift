public import Geometry

/// The part of an item that a constraint speaks of, in UIKit's numbering (specification ATT-01).
public enum LayoutAttribute: Int, Sendable, Hashable, CaseIterable {
  /// None: what a constraint without a second item has on its right side.
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
  /// The horizontal centre.
  case centerX = 9
  /// The vertical centre.
  case centerY = 10
  /// The line under the letters of the last line of text; the bottom edge without text.
  case lastBaseline = 11
  /// The line under the letters of the first line of text; the bottom edge without text.
  case firstBaseline = 12
  /// The left edge less its layout margin.
  case leftMargin = 13
  /// The right edge less its layout margin.
  case rightMargin = 14
  /// The top edge less its layout margin.
  case topMargin = 15
  /// The bottom edge less its layout margin.
  case bottomMargin = 16
  /// The edge where lines of text begin, less its layout margin.
  case leadingMargin = 17
  /// The edge where lines of text end, less its layout margin.
  case trailingMargin = 18
  /// The horizontal centre of what the layout margins leave.
  case centerXWithinMargins = 19
  /// The vertical centre of what the layout margins leave.
  case centerYWithinMargins = 20

  /// The quantity that an attribute measures; both attributes of a constraint are of one kind (specification LEG-02).
  public enum Kind: Sendable, Hashable {
    /// A place from left to right.
    case horizontalPosition
    /// A place from top to bottom.
    case verticalPosition
    /// An extent along either axis.
    case size
    /// Nothing.
    case none
  }

  /// Indicates that the attribute is a centre.
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

  /// Indicates that the attribute of a scroll view means its content, in constraints with its subviews: edges and
  /// baselines do, while sizes and centres are those of its frame (specification SCR-01; measured on Xcode documents).
  package var meansScrollContent: Bool {
    switch withoutMargins {
    case .centerX, .centerY: false
    default: kind == .horizontalPosition || kind == .verticalPosition
    }
  }

  /// The axis it is measured along, or nil for no attribute.
  public var axis: Axis? {
    switch kind {
    case .horizontalPosition: .horizontal
    case .verticalPosition: .vertical
    case .size: self == .width ? .horizontal : .vertical
    case .none: nil
    }
  }

  /// Indicates whether the attribute follows the writing direction.
  public var isDirectional: Bool { withoutMargins == .leading || withoutMargins == .trailing }

  /// Indicates an attribute of the view's layout margins rather than of the view. A ``ConstraintSystem`` names
  /// the guide ``LayoutGuide/layoutMargins`` instead.
  public var isWithinMargins: Bool { withoutMargins != self }

  /// The attribute of the guide that an attribute within margins means; the attribute itself for others.
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

  /// The word in equations: `leading`, `centerX`.
  public var name: String { Self.names[rawValue] }

  /// The words by the numbers of the attributes, looked up once: a run writes hundreds of thousands.
  private static let names = allCases.map { String(describing: $0) }

  /// The attribute of a word in an equation; `baseline` means the last one. Attributes within margins have no word:
  /// equations name the guide.
  public init?(name: String) {
    if name == "baseline" {
      self = .lastBaseline
    } else if let found = Self.attributesByName[name] {
      self = found
    } else {
      return nil
    }
  }

  /// The words that equations may use, besides `baseline`.
  public static let equationNames = equationAttributes.map(\.name)

  private static let equationAttributes = allCases.filter { $0 != .notAnAttribute && !$0.isWithinMargins }
  private static let attributesByName = Dictionary(uniqueKeysWithValues: zip(equationNames, equationAttributes))
}
