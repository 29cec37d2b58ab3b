public import Geometry

/// The part of an item that a constraint speaks of, in UIKit's numbering (specification ATT-01).
public enum LayoutAttribute: Int, Sendable, Hashable, CaseIterable {
  case notAnAttribute = 0
  case left = 1
  case right = 2
  case top = 3
  case bottom = 4
  case leading = 5
  case trailing = 6
  case width = 7
  case height = 8
  case centerX = 9
  case centerY = 10
  case lastBaseline = 11
  case firstBaseline = 12
  case leftMargin = 13
  case rightMargin = 14
  case topMargin = 15
  case bottomMargin = 16
  case leadingMargin = 17
  case trailingMargin = 18
  case centerXWithinMargins = 19
  case centerYWithinMargins = 20

  /// What an attribute measures; only attributes of one kind may stand in one constraint (specification LEG-02).
  public enum Kind: Sendable, Hashable {
    case horizontalPosition
    case verticalPosition
    case size
    case none
  }

  /// What the attribute measures.
  public var kind: Kind {
    switch self.withoutMargins {
    case .left, .right, .leading, .trailing, .centerX: .horizontalPosition
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline: .verticalPosition
    case .width, .height: .size
    default: .none
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

  /// Whether the attribute follows the writing direction.
  public var isDirectional: Bool { withoutMargins == .leading || withoutMargins == .trailing }

  /// Whether the attribute is one of the view's layout margins rather than of the view. A ``ConstraintSystem`` names
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
  public var name: String { String(describing: self) }

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
