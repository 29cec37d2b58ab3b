internal import AutoLayout

extension ConflictLog {
  /// What to do about a conflict, by those who made the constraints that contradict each other.
  public enum Advice: Sendable, Hashable, CaseIterable {
    /// A stack shrinks what it hides: something inside of it has to give way.
    case giveWayToHidingStack
    /// A view is laid out before it has a size: one of the constraints has to give way until then.
    case giveWayUntilSized
    /// A container gives a view another size than its content has.
    case giveWayToContainer
    /// An autoresizing mask places a view that constraints are to place.
    case switchMaskOff
    /// None of the constraints is the app's own: a bar or control needs a size before it is shown.
    case sizeBeforeShown
    /// The app's own constraints contradict each other.
    case changeOwn
  }

  /// The advice to those who have made some of the constraints of the log.
  ///
  /// - Parameter involved: The constraints that contradict each other.
  public static func advice(to involved: [Entry]) -> Advice {
    let makers = Set(involved.map(\.maker))
    let isEmpty = involved.contains { [.container, .mask, .measuring].contains($0.maker) && $0.demandsNothing }
    if makers.contains(.hidingStack) { return .giveWayToHidingStack }
    if makers.contains(.measuring) || isEmpty { return .giveWayUntilSized }
    if makers.contains(.container) { return .giveWayToContainer }
    if makers.contains(.mask) { return .switchMaskOff }
    return makers.isDisjoint(with: [.app]) ? .sizeBeforeShown : .changeOwn
  }
}

extension ConflictLog.Entry {
  /// Whether it gives a view no width or no height.
  fileprivate var demandsNothing: Bool {
    constraints.contains { $0.firstAttribute.kind == .size && $0.secondItem == nil && $0.constant == 0 }
  }
}
