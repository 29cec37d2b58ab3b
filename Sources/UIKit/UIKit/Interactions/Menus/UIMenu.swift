public import Foundation

/// A line of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Looks of a line.
  public struct Attributes: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Looks by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Not to be used now.
    public static let disabled = Attributes(rawValue: 1)
    /// Takes something away.
    public static let destructive = Attributes(rawValue: 2)
    /// Not shown.
    public static let hidden = Attributes(rawValue: 4)
  }
  /// Marks of a line.
  public enum State: Int, Sendable {
    /// None.
    case off = 0
    /// A hook.
    case on = 1
    /// A dash.
    case mixed = 2
  }

  /// The title.
  public internal(set) var title: String
  /// The picture.
  public internal(set) var image: UIImage?

  init(title: String, image: UIImage?) { (self.title, self.image) = (title, image) }
}

/// The action of a control, with a title and a picture.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// A name by which actions are told apart.
  public struct Identifier: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

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
  /// A name by which menus are told apart.
  public struct Identifier: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  /// Looks of a menu.
  public struct Options: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Looks by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its lines stand in the menu around it.
    public static let displayInline = Options(rawValue: 1)
    /// Takes something away.
    public static let destructive = Options(rawValue: 2)
    /// One line is chosen.
    public static let singleSelection = Options(rawValue: 32)
  }
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

/// Something that a view answers to.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view.
  var view: UIView? { get }
}

/// Makes menus at a place.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu at a place; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
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

/// An action at the side of a row.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Looks of the action.
  public enum Style: Int, Sendable {
    /// The usual one.
    case normal = 0
    /// Takes something away.
    case destructive = 1
  }
  /// Does it, and says at the end whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  /// The title.
  open var title: String?
  /// The colour behind.
  open var backgroundColor: UIColor!
  /// The picture.
  open var image: UIImage?
  /// The look.
  public let style: Style
  /// The code that it runs.
  public let handler: Handler
  /// An action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
}

/// The actions at the side of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions.
  public let actions: [UIContextualAction]
  /// True where a long swipe does the first one.
  open var performsFirstActionWithFullSwipe = true
  /// Actions.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
