internal import AutoLayout

extension ConflictLog {
  /// What to do about a conflict, by those who made the constraints that contradict each other.
  public enum Advice: Sendable, Hashable, CaseIterable {
    /// A stack shrinks what it hides: something inside of it has to give way.
    case giveWayToHidingStack
    /// A stack hides another stack, whose spacing does not give way.
    case wrapHiddenStack
    /// Views have shares of the whole length of a stack, which its margins make shorter.
    case shareWithoutMargins
    /// A view is laid out before it has a size: one of the constraints has to give way until then.
    case giveWayUntilSized
    /// A container gives a view another size than its content has.
    case giveWayToContainer
    /// An autoresizing mask places a view that constraints are to place.
    case switchMaskOff
    /// None of the constraints is the app's own: a bar or control needs a size before it is shown.
    case sizeBeforeShown
    /// None of the constraints is the app's own: a stack needs a size before it arranges its views.
    case sizeStackFirst
    /// The keyboard contradicts itself, and the app has no part in it.
    case leaveToKeyboard
    /// The app's own constraints contradict each other.
    case changeOwn
  }

  /// The advice to those who have made some of the constraints of the log.
  ///
  /// - Parameter involved: The constraints that contradict each other.
  public static func advice(to involved: [Entry]) -> Advice {
    let makers = Set(involved.map(\.maker))
    let isEmpty = involved.contains { [.container, .mask, .measuring].contains($0.maker) && $0.demandsNothing }
    if !involved.isEmpty, involved.allSatisfy(\.isOfKeyboard) { return .leaveToKeyboard }
    let isSystems = involved.contains { $0.isBetweenSystemViews || $0.maker == .system }
    // A constraint of the app's is what it can lower.
    let hasOwn = involved.contains { $0.maker == .app && !$0.isBetweenSystemViews }
    if isSystems, !hasOwn { return .sizeBeforeShown }
    let identifiers = Set(involved.compactMap(\.identifier))
    if makers.contains(.hidingStack) {
      return identifiers.contains("UISV-spacing") ? .wrapHiddenStack : .giveWayToHidingStack
    }
    let hasMargins = identifiers.contains { $0.hasSuffix("Margin-guide-constraint") }
    if identifiers.contains("UISV-fill-proportionally"), hasMargins { return .shareWithoutMargins }
    if makers.contains(.stack), !hasOwn { return .sizeStackFirst }
    if makers.contains(.measuring) || isEmpty { return .giveWayUntilSized }
    if makers.contains(.container) { return .giveWayToContainer }
    if makers.contains(.mask) { return .switchMaskOff }
    return hasOwn ? .changeOwn : .sizeBeforeShown
  }
}

extension ConflictLog.Entry {
  /// Whether it gives a view no width or no height.
  fileprivate var demandsNothing: Bool {
    constraints.contains { $0.firstAttribute.kind == .size && $0.secondItem == nil && $0.constant == 0 }
  }
}
