/// The reason why UIKit refuses a constraint between two attributes (specification LEG-01, LEG-02).
public enum IllegalPairing: Sendable, Hashable {
  /// A position paired with a size, or a horizontal position with a vertical one.
  case differentKinds
  /// A position related to only a number, or multiplied by zero.
  case locationEqualToConstant
  /// A leading or trailing attribute paired with a left or right one.
  case mixedDirections

  /// Creates the reason why a pair of attributes is refused, or nil if the pair is legal.
  ///
  /// - Parameters:
  ///   - first: The attribute on the left side.
  ///   - second: The attribute on the right side, ``LayoutAttribute/notAnAttribute`` if there is only a number.
  ///   - multiplier: The factor of the second attribute.
  public init?(_ first: LayoutAttribute, _ second: LayoutAttribute, multiplier: Double = 1) {
    if first == .notAnAttribute {
      self = .differentKinds
    } else if second == .notAnAttribute {
      guard first.kind != .size else { return nil }
      self = .locationEqualToConstant
    } else if first.kind != second.kind {
      self = .differentKinds
    } else if first.isDirectional && second.isLeftOrRight || first.isLeftOrRight && second.isDirectional {
      self = .mixedDirections
    } else if multiplier == 0 && first.kind != .size {
      self = .locationEqualToConstant
    } else {
      return nil
    }
  }

  /// The message in UIKit's words.
  public var message: String {
    switch self {
    case .differentKinds: "Invalid pairing of layout attributes"
    case .locationEqualToConstant:
      "A constraint cannot be made that sets a location equal to a constant. "
        + "Location attributes must be specified in pairs"
    case .mixedDirections:
      "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
        + "Use leading/trailing for both or neither."
    }
  }
}

extension LayoutAttribute {
  /// Whether the attribute is a side that never follows the writing direction (specification RTL-02).
  fileprivate var isLeftOrRight: Bool { withoutMargins == .left || withoutMargins == .right }
}
