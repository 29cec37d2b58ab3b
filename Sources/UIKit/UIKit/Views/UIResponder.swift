public import Foundation

/// An object that may answer to events. Nothing sends events here.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// The responder that is asked next.
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  /// True after ``becomeFirstResponder()``.
  public private(set) var isFirstResponder = false
  /// The view that takes the place of the keyboard.
  open var inputView: UIView? { nil }
  /// The view above the keyboard.
  open var inputAccessoryView: UIView? { nil }
  /// Asks for those views anew.
  open func reloadInputViews() {}

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

  /// Called when a document has made the object: never here.
  open func awakeFromNib() {}
  /// Called when Interface Builder shows the object: never here.
  open func prepareForInterfaceBuilder() {}
  /// Called when fingers touch.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when fingers move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when fingers are lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when touches are taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when the device begins to move.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when it has moved.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// The keys that the responder answers to.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// True unless overridden; no method is called by its name.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
  /// Called when a key is pressed; there are none here.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when a key is let go; there are none here.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Takes text from the pasteboard; does nothing.
  open func paste(_ sender: Any?) {}
  /// Puts text on the pasteboard; does nothing.
  open func copy(_ sender: Any?) {}
  /// Moves text to the pasteboard; does nothing.
  open func cut(_ sender: Any?) {}
  /// Selects everything; does nothing.
  open func selectAll(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  /// Takes away what is selected; does nothing.
  open func delete(_ sender: Any?) {}
  /// Acts on a double tap of those who listen; false.
  open func accessibilityActivate() -> Bool { false }
  /// Raises a value for those who listen; does nothing.
  open func accessibilityIncrement() {}
  /// Lowers a value for those who listen; does nothing.
  open func accessibilityDecrement() {}
  /// The place for those who listen, in points.
  open var accessibilityFrame = CGRect.zero
  /// Further actions for those who listen.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// Values that code has set and that have no influence here.
  var keptValues: KeptValues?
  /// Called when a remote control says something; never here.
  open func remoteControlReceived(with event: UIEvent?) {}
  /// Called when a key is pressed differently; there are none here.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when a press is taken away; there are none here.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when the movement of the device is taken away.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when what was guessed of touches is known.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// The object that acts; this one where it may.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }
  /// Changes the menus of the app; does nothing.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Looks at a command of a menu before it is shown; does nothing.
  open func validate(_ command: UICommand) {}
  /// Changes that may be undone: one manager for all responders above unless overridden.
  open var undoManager: UndoManager? { next?.undoManager }
  /// The kinds of input.
  open var textInputMode: UITextInputMode? { nil }
  /// The name by which the kind of input is kept.
  open var textInputContextIdentifier: String? { nil }
  /// The shortcuts above the keyboard.
  open var inputAssistantItem: UITextInputAssistantItem { kept(UITextInputAssistantItem()) }
  /// The controller that takes the place of the keyboard.
  open var inputViewController: UIViewController? { nil }
  /// The controller above the keyboard.
  open var inputAccessoryViewController: UIViewController? { nil }
  /// The things that may be written into a text.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
  /// The word for those who listen, with attributes.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The value for those who listen, with attributes.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The help for those who listen, with attributes.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The outline for those who listen, in points.
  open var accessibilityPath: UIBezierPath? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The point that is touched for those who listen, in points.
  open var accessibilityActivationPoint: CGPoint {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  /// The language in which it is read aloud.
  open var accessibilityLanguage: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The words by which it is called.
  open var accessibilityUserInputLabels: [String]! {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Ways through it for those who listen.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The way in which its elements are reached.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  /// The kind of what it holds.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { kept(.none) }
    set { keep(newValue) }
  }
  /// Whether it answers to touches of those who listen.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// False: it does not look as if it were touched.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Leaves for those who listen; false.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does what matters most for those who listen; false.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Scrolls for those who listen; false.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Called when it is read aloud.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when it is read aloud no more.
  open func accessibilityElementDidLoseFocus() {}
  /// False: nobody listens here.
  open func accessibilityElementIsFocused() -> Bool { false }
  /// The number of elements that are read aloud.
  open func accessibilityElementCount() -> Int { 0 }
  /// The element of a number that is read aloud; nil for none.
  open func accessibilityElement(at index: Int) -> Any? { nil }
  /// The number of an element that is read aloud.
  open func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }
}
