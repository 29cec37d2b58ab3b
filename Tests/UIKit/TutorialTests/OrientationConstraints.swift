import UIKit

/// Two sets of constraints of which one is installed, by the orientation (specification ORI-01 to ORI-04).
@MainActor
final class OrientationConstraints {
  /// In which order sets are swapped.
  enum SwapOrder: Sendable {
    /// The dance as it should be: the old set leaves, then the new one comes.
    case removeThenAdd
    /// Both sets meet; where they contradict each other, constraints break and stay broken (specification ORI-04).
    case addThenRemove
  }

  /// The constraints that are installed in portrait.
  let portrait: [NSLayoutConstraint]
  /// The constraints that are installed in landscape.
  let landscape: [NSLayoutConstraint]
  /// In which order sets are swapped.
  var order = SwapOrder.removeThenAdd
  /// Whether the portrait set is installed; nil while neither is (the book's `isShowingPortrait`).
  private(set) var isShowingPortrait: Bool?

  /// Sets of constraints that are made and not installed yet.
  init(portrait: [NSLayoutConstraint], landscape: [NSLayoutConstraint]) {
    self.portrait = portrait
    self.landscape = landscape
  }

  /// Installs the set of an orientation and removes the other. If the set is shown already nothing happens, which is the
  /// cure for turns that a hidden screen missed (specification ORI-05).
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

  /// The constraints that could stand once in a set for every orientation: those of landscape that say the same as one
  /// of portrait, and those of either that say the same as a common one (specification ORI-11, general to specific).
  ///
  /// - Parameter common: The constraints that hold in every orientation.
  func repeatedConstraints(beside common: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    portrait.filter { own in common.contains(where: own.says) }
      + landscape.filter { own in (common + portrait).contains(where: own.says) }
  }
}

extension NSLayoutConstraint {
  /// Returns whether two constraints ask for the same, whatever they are called and whether they are installed.
  fileprivate func says(_ other: NSLayoutConstraint) -> Bool {
    firstItem === other.firstItem && firstAttribute == other.firstAttribute && relation == other.relation
      && secondItem === other.secondItem && secondAttribute == other.secondAttribute
      && multiplier == other.multiplier && constant == other.constant && priority == other.priority
  }
}
