/// An object that can respond to events. No events are sent here.
@preconcurrency @MainActor
open class UIResponder: UIResponderDeclarations {
  public override init() { super.init() }

  /// Connects an outlet to an object of a storyboard or xib. Does nothing: `render-layouts run` adds overrides to
  /// classes with outlets, because properties cannot be set by name on Linux.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - object: The object. An outlet collection is connected once for each of its objects.
  open func connectOutlet(named name: String, to object: Any) {}

  /// The next object in the responder chain.
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object is the first responder.
  public private(set) var isFirstResponder = false

  /// Makes the object the first responder if ``canBecomeFirstResponder`` allows it, and returns whether it is.
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

  /// Whether the object handles an action: true unless overridden, as selectors are not looked up here.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
  /// Returns the object in the responder chain that handles an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }
  /// The undo manager, which all responders of a chain share unless one overrides it.
  open var undoManager: UndoManager? { next?.undoManager }
}
