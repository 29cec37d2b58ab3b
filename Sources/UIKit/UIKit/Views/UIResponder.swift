/// An object that may answer to events. Nothing sends events here.
@preconcurrency @MainActor
open class UIResponder: UIResponderDeclarations {
  public override init() { super.init() }

  /// The responder that is asked next.
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  /// True after ``becomeFirstResponder()``.
  public private(set) var isFirstResponder = false

  /// Makes it the first to hear of events, where ``canBecomeFirstResponder`` says so.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    isFirstResponder = canBecomeFirstResponder
    return isFirstResponder
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }

  /// True unless overridden; no method is called by its name.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
  /// The object that acts; this one where it may.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }
  /// Changes that may be undone: one manager for all responders above unless overridden.
  open var undoManager: UndoManager? { next?.undoManager }
}
