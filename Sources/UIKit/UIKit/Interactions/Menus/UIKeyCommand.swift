/// A key with the name of a method; nobody presses keys here.
open class UIKeyCommand: UICommand {
  /// The key that goes up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key that goes down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key that goes left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key that goes right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The key that gives up.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public let input: String?
  /// The keys that are held with it.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the system's use of the key comes second.
  open var wantsPriorityOverSystemBehavior = false
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(title: title, image: image, action: action, attributes: attributes, state: state)
  }
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }
}
