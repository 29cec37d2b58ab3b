internal import AutoLayout

extension ConflictLog {
  /// The advice on a conflict, depending on the makers of the constraints that contradict each other.
  public enum Advice: Sendable, Hashable, CaseIterable {
    /// A stack shrinks a hidden view: something inside the view has to yield.
    case giveWayToHidingStack
    /// A stack hides another stack, whose spacing does not yield.
    case wrapHiddenStack
    /// Views have shares of the whole length of a stack, but its margins reduce that length.
    case shareWithoutMargins
    /// A view is laid out before it has a size: one of the constraints has to yield until then.
    case giveWayUntilSized
    /// A container gives a view a different size than its content.
    case giveWayToContainer
    /// An autoresizing mask places a view that constraints should place.
    case switchMaskOff
    /// None of the constraints is the app's own: a bar or control needs a size before it is shown.
    case sizeBeforeShown
    /// None of the constraints is the app's own: a stack needs a size before it arranges its views.
    case sizeStackFirst
    /// The keyboard contradicts itself, without any constraint of the app.
    case leaveToKeyboard
    /// The app's own constraints contradict each other.
    case changeOwn
  }

  /// Returns the advice for a conflict.
  ///
  /// - Parameter involved: The constraints that contradict each other.
  public static func advice(to involved: [Entry]) -> Advice {
    let makers = Set(involved.map(\.maker))
    let isEmpty = involved.contains { [.container, .mask, .measuring].contains($0.maker) && $0.demandsNothing }
    if !involved.isEmpty, involved.allSatisfy(\.isOfKeyboard) { return .leaveToKeyboard }
    let isSystems = involved.contains { $0.isBetweenSystemViews || $0.maker == .system }
    // The app can only lower the priority of its own constraints.
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
  /// Whether it gives a view a width or height of zero.
  fileprivate var demandsNothing: Bool {
    constraints.contains { $0.firstAttribute.kind == .size && $0.secondItem == nil && $0.constant == 0 }
  }
}
