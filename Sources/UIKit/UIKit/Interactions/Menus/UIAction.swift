/// The action of a control, with a title and a picture.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The name.
  public let identifier: Identifier
  /// The look.
  open var attributes: Attributes
  /// The mark.
  open var state: State
  /// The control or view that ran the action last.
  public private(set) var sender: Any?
  private let handler: (UIAction) -> Void

  /// An action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    (self.attributes, self.state) = (attributes, state)
    super.init(title: title, image: image)
  }

  func run(from sender: Any?) {
    self.sender = sender
    handler(self)
  }
}
