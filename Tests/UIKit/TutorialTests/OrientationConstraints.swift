import UIKit

/// Two sets of constraints, one of which is installed by orientation (specification ORI-01 to ORI-04).
@MainActor
final class OrientationConstraints {
  /// The order of swapping the sets.
  enum SwapOrder: Sendable {
    /// The correct order: the old set is removed before the new one is added.
    case removeThenAdd
    /// Both sets are installed at once. If they conflict, constraints break and stay broken (specification ORI-04).
    case addThenRemove
  }

  /// The constraints that are installed in portrait.
  let portrait: [NSLayoutConstraint]
  /// The constraints that are installed in landscape.
  let landscape: [NSLayoutConstraint]
  /// The order of swapping the sets.
  var order = SwapOrder.removeThenAdd
  /// Whether the portrait set is installed; nil while neither is (the book's `isShowingPortrait`).
  private(set) var isShowingPortrait: Bool?

  /// Sets of constraints that are not installed yet.
  init(portrait: [NSLayoutConstraint], landscape: [NSLayoutConstraint]) {
    self.portrait = portrait
    self.landscape = landscape
  }

  /// Installs the set of an orientation and removes the other one. Nothing happens if the set is already shown, so a
  /// screen that missed a rotation while hidden can call it again (specification ORI-05).
  func show(_ orientation: UIInterfaceOrientation) {
    guard isShowingPortrait != orientation.isPortrait else { return }
    let (old, new) = orientation.isPortrait ? (landscape, portrait) : (portrait, landscape)
    switch order {
    case .removeThenAdd:
      NSLayoutConstraint.deactivate(old)
      NSLayoutConstraint.activate(new)
    case .addThenRemove:
      NSLayoutConstraint.activate(new)
      NSLayoutConstraint.deactivate(old)
    }
    isShowingPortrait = orientation.isPortrait
  }

  /// Returns the constraints that could be in a set for all orientations: those of landscape that equal one of
  /// portrait, and those of either that equal a common one (specification ORI-11, general to specific).
  ///
  /// - Parameter common: The constraints for all orientations.
  func repeatedConstraints(beside common: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    portrait.filter { own in common.contains(where: own.says) }
      + landscape.filter { own in (common + portrait).contains(where: own.says) }
  }
}

extension NSLayoutConstraint {
  /// Whether two constraints are the same relation, with any identifier and whether installed or not.
  fileprivate func says(_ other: NSLayoutConstraint) -> Bool {
    firstItem === other.firstItem && firstAttribute == other.firstAttribute && relation == other.relation
      && secondItem === other.secondItem && secondAttribute == other.secondAttribute
      && multiplier == other.multiplier && constant == other.constant && priority == other.priority
  }
}
