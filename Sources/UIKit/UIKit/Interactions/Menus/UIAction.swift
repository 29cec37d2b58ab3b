/// A menu element with a handler, which controls can run too.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  public let identifier: Identifier
  open var attributes: Attributes
  open var state: State
  /// The control or view that ran the action last.
  public private(set) var sender: Any?
  private let handler: (UIAction) -> Void

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
