internal import AutoLayout
public import Foundation

/// A view that responds to touches.
@preconcurrency @MainActor
open class UIControl: UIControlDeclarations {
  open var isEnabled = true { didSet { stateDidChange() } }
  open var isSelected = false { didSet { stateDidChange() } }
  /// Whether the control is being touched.
  open var isHighlighted = false { didSet { stateDidChange() } }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var menu: UIMenu?
  private var actions: [(action: UIAction, event: Event)] = []

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Creates a control with a frame, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a control from an archive; here an empty one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((action, controlEvents)) }
  open func removeAction(_ action: UIAction, for controlEvents: Event) { actions.removeAll { $0.action === action } }
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    actions.removeAll { $0.action.identifier == actionIdentifier && !$0.event.isDisjoint(with: controlEvents) }
  }
  /// Calls the iterator for each action until it sets its last argument to true.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var isStopped = false
    for (action, event) in actions where !isStopped { iterator(action, nil, event, &isStopped) }
  }
  /// Runs the actions for the given events.
  open func sendActions(for controlEvents: Event) {
    for (action, event) in actions where !event.isDisjoint(with: controlEvents) { action.run(from: self) }
  }

  /// Called when the state has changed.
  func stateDidChange() {}
}
