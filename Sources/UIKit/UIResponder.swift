public import Foundation

/// An object that may answer to events. Nothing sends events here.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// A responder.
  public override init() { super.init() }

  /// The responder that is asked next.
  open var next: UIResponder? { nil }
  /// False unless overridden.
  open var canBecomeFirstResponder: Bool { false }
  /// True unless overridden.
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

  /// Gives that up.
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
  /// Selects; does nothing.
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
}

/// A finger.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Courses of a finger.
  public enum Phase: Int, Sendable {
    /// It came.
    case began = 0
    /// It moved.
    case moved = 1
    /// It rests.
    case stationary = 2
    /// It was lifted.
    case ended = 3
    /// It was taken away.
    case cancelled = 4
  }
  /// The place of the finger, in points.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// The place of the finger before, in points.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
  /// The view that is touched.
  open var view: UIView? { nil }
  /// The window that is touched.
  open var window: UIWindow? { nil }
  /// The course.
  open var phase: Phase { .ended }
  /// The number of taps.
  open var tapCount: Int { 0 }
  /// The strength.
  open var force: CGFloat { 0 }
  /// The time, in seconds since the machine started.
  open var timestamp: TimeInterval { 0 }
}

/// The views that a view which takes a text has above and in the place of the keyboard.
struct InputViews {
  var inputView: UIView?
  var accessoryView: UIView?
}

/// An event.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// Kinds of events.
  public enum EventType: Int, Sendable {
    /// Touches.
    case touches = 0
    /// Movements of the device.
    case motion = 1
    /// Signals from afar.
    case remoteControl = 2
    /// Keys.
    case presses = 3
  }
  /// Finer kinds of events.
  public enum EventSubtype: Int, Sendable {
    /// None.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
  }
  /// The kind.
  open var type: EventType { .touches }
  /// The finer kind.
  open var subtype: EventSubtype { .none }
  /// The fingers.
  open var allTouches: Set<UITouch>? { nil }
}

/// Anything that has a frame of reference: views and screens.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle of the space, in points.
  var bounds: CGRect { get }
}

/// Anything that has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Called when they have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A class whose instances may be given a common appearance.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// A class in whose instances others may have an appearance of their own.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}
