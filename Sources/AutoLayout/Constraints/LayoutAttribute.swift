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

  /// What an attribute measures; only attributes of one kind may stand in one constraint (specification LEG-02).
  public enum Kind: Sendable, Hashable {
    case horizontalPosition
    case verticalPosition
    case size
    case none
  }

  /// What the attribute measures.
  public var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX: .horizontalPosition
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline: .verticalPosition
    case .width, .height: .size
    case .notAnAttribute: .none
    }
  }

  /// The axis it is measured along, or nil for no attribute.
  public var axis: Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .width: .horizontal
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .height: .vertical
    case .notAnAttribute: nil
    }
  }

  /// Whether the attribute follows the writing direction.
  public var isDirectional: Bool { self == .leading || self == .trailing }

  /// The word in equations: `leading`, `centerX`.
  public var name: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    }
  }

  /// The attribute of a word in an equation; `baseline` means the last one.
  public init?(name: String) {
    if name == "baseline" {
      self = .lastBaseline
    } else if let found = Self.allCases.first(where: { $0.name == name && $0 != .notAnAttribute }) {
      self = found
    } else {
      return nil
    }
  }
}
