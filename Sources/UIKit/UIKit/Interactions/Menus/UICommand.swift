/// A line of a menu that calls a method by its name; nothing is called here.
open class UICommand: UIMenuElement {
  /// The name of the method.
  public let action: Selector
  open var attributes: Attributes
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
