public import Foundation

/// A line of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The title.
  public internal(set) var title: String
  /// The picture.
  public internal(set) var image: UIImage?

  init(title: String, image: UIImage?) { (self.title, self.image) = (title, image) }
}

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

/// A menu.
open class UIMenu: UIMenuElement {
  /// The lines.
  public let children: [UIMenuElement]
  /// A menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.children = children
    super.init(title: title, image: image)
  }
}

/// Shows a menu after a long touch.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view.
  open var view: UIView? { nil }
  /// Makes the menus.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// Shows menus that a delegate makes.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
}

/// A menu that is made when it is shown.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The name by which the delegate knows it.
  public let identifier: any NSCopying
  /// A menu with a picture of what it is about.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) { self.identifier = identifier ?? UUID().uuidString as NSString }
}
