internal import AutoLayout
public import Foundation

/// A view that is touched.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// Things that happen to a control.
  public struct Event: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    /// Things by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    /// A finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 64)
    /// A finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 128)
    /// The touch was taken away.
    public static let touchCancel = Event(rawValue: 256)
    public static let valueChanged = Event(rawValue: 4096)
    /// The event that the control is for.
    public static let primaryActionTriggered = Event(rawValue: 8192)
    public static let editingDidBegin = Event(rawValue: 65_536)
    /// The text has changed.
    public static let editingChanged = Event(rawValue: 131_072)
    public static let editingDidEnd = Event(rawValue: 262_144)
    /// Editing has ended with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 524_288)
    public static let allTouchEvents = Event(rawValue: 4095)
    public static let allEvents = Event(rawValue: 4_294_967_295)
  }

  /// States of a control.
  public struct State: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    /// States by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// None of the others.
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    /// Not to be used now.
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
    /// The bits of apps.
    public static let application = State(rawValue: 16_711_680)
  }

  /// Places of a content from side to side.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    case fill = 3
    /// The side where lines begin.
    case leading = 4
    /// The side where lines end.
    case trailing = 5
  }

  /// Places of a content from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }

  /// Whether the control may be used.
  open var isEnabled = true { didSet { stateDidChange() } }
  open var isSelected = false { didSet { stateDidChange() } }
  /// Whether it is touched.
  open var isHighlighted = false { didSet { stateDidChange() } }
  /// The place of the content from side to side.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// The place of the content from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var menu: UIMenu?
  /// Whether a touch shows the menu.
  open var showsMenuAsPrimaryAction = false
  private var actions: [(action: UIAction, event: Event)] = []

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// A control with a frame, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A control from an archive: here one without anything.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Keeps a target; nothing is called by its name here.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
  open func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((action, controlEvents)) }
  /// The targets: none, for nothing is called by its name.
  open var allTargets: Set<AnyHashable> { [] }
  /// Sends an action to a target; nothing is called by its name here.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
  /// Called when a finger comes; true to follow it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger moves; true to follow it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger goes.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func removeAction(_ action: UIAction, for controlEvents: Event) { actions.removeAll { $0.action === action } }
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    actions.removeAll { $0.action.identifier == actionIdentifier && !$0.event.isDisjoint(with: controlEvents) }
  }
  /// The names of a target's actions: none, for nothing is called by its name.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? { nil }
  /// Tells the actions of the control, until the last argument is set to true.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var isStopped = false
    for (action, event) in actions where !isStopped { iterator(action, nil, event, &isStopped) }
  }
  /// Runs the actions of what happened.
  open func sendActions(for controlEvents: Event) {
    for (action, event) in actions where !event.isDisjoint(with: controlEvents) { action.run(from: self) }
  }

  /// Called when the state has changed.
  func stateDidChange() {}
  /// False: nothing is touched.
  open var isTracking: Bool { false }
  /// False: nothing is touched.
  open var isTouchInside: Bool { false }
  /// Called when a touch is given up.
  open func cancelTracking(with event: UIEvent?) {}
  open var isContextMenuInteractionEnabled = false
  open var toolTip: String?
}
