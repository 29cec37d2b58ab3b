internal import UIKit

/// An edge of a view.
public enum ALEdge: Int, Sendable {
  case left = 1
  case right = 2
  case top = 3
  case bottom = 4
  case leading = 5
  case trailing = 6

  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }

  var margin: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    }
  }

  /// Whether insets of the edge are distances in the direction against the axis.
  var isFar: Bool { self == .right || self == .bottom || self == .trailing }

  /// Returns the inset of the edge.
  func inset(of insets: UIEdgeInsets) -> CGFloat {
    switch self {
    case .left, .leading: insets.left
    case .right, .trailing: insets.right
    case .top: insets.top
    case .bottom: insets.bottom
    }
  }
}

/// A size of a view along an axis.
public enum ALDimension: Int, Sendable {
  case width = 7
  case height = 8

  var attribute: NSLayoutConstraint.Attribute { self == .width ? .width : .height }
}

/// A line through a view.
public enum ALAxis: Int, Sendable {
  case vertical = 9
  case horizontal = 10
  case baseline = 11
  case firstBaseline = 12

  /// An older name of `baseline`.
  public static let lastBaseline = ALAxis.baseline

  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .vertical: .centerX
    case .horizontal: .centerY
    case .baseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    }
  }

  var margin: NSLayoutConstraint.Attribute { self == .vertical ? .centerXWithinMargins : .centerYWithinMargins }
}

/// An edge of a view's margins.
public enum ALMargin: Int, Sendable {
  case left = 17
  case right = 18
  case top = 19
  case bottom = 20
  case leading = 21
  case trailing = 22

  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    }
  }
}

/// Any attribute of a view.
public enum ALAttribute: Int, Sendable {
  case left = 1
  case right = 2
  case top = 3
  case bottom = 4
  case leading = 5
  case trailing = 6
  case width = 7
  case height = 8
  case vertical = 9
  case horizontal = 10
  case baseline = 11
  case firstBaseline = 12
  case marginLeft = 17
  case marginRight = 18
  case marginTop = 19
  case marginBottom = 20
  case marginLeading = 21
  case marginTrailing = 22
  case marginAxisVertical = 23
  case marginAxisHorizontal = 24

  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .width: .width
    case .height: .height
    case .marginAxisVertical: .centerXWithinMargins
    case .marginAxisHorizontal: .centerYWithinMargins
    default:
      ALEdge(rawValue: rawValue)?.attribute ?? ALAxis(rawValue: rawValue)?.attribute
        ?? ALMargin(rawValue: rawValue)?.attribute ?? .notAnAttribute
    }
  }
}
