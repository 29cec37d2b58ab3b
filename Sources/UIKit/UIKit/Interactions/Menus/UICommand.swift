/// A line of a menu that calls a method by its name; nothing is called here.
open class UICommand: UIMenuElement {
  /// The name of the method.
  public let action: Selector
  /// The look.
  open var attributes: Attributes
  /// The mark.
  open var state: State
  /// A line with the name of a method.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    (self.action, self.attributes, self.state) = (action, attributes, state)
    super.init(title: title, image: image)
  }
}

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
  /// The key.
  public let input: String?
  /// The keys that are held with it.
  public let modifierFlags: UIKeyModifierFlags
  /// True where the system's use of the key comes second.
  open var wantsPriorityOverSystemBehavior = false
  /// A key with a title.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(title: title, image: image, action: action, attributes: attributes, state: state)
  }
  /// A key.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }
}

/// Lines of a menu that are made when it is shown; no menu is shown here.
open class UIDeferredMenuElement: UIMenuElement {
  /// Lines that are made once.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    super.init(title: "", image: nil)
  }
  /// Lines that are made each time.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}
