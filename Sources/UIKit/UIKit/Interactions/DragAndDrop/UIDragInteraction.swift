public import Foundation

/// Something that is given to others, such as a text or a picture.
public final class NSItemProvider: NSObject, @unchecked Sendable {
  private let object: Any?
  /// Nothing.
  public override init() { object = nil }
  /// A text, a picture or something else.
  public init(object: Any) { self.object = object }
  /// The thing at an address.
  public init?(contentsOf address: URL!) { object = address }
  /// Something of a kind.
  public init(item: Any?, typeIdentifier: String?) { object = item }
  /// The name that is proposed for it.
  public var suggestedName: String?
  /// The kinds of it.
  public var registeredTypeIdentifiers: [String] { [] }
  /// Returns whether it is of a kind: not known here.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
  /// Returns whether it is of a class.
  public func canLoadObject<Kind>(ofClass kind: Kind.Type) -> Bool { object is Kind }
}

/// Something that is moved.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// Gives it to others.
  public let itemProvider: NSItemProvider
  /// The object of this program that it stands for.
  open var localObject: Any?
  /// Makes the picture that is moved.
  open var previewProvider: (() -> UIDragPreview?)?
  /// Something that is given to others.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// The picture of what is moved.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view.
  public let view: UIView
  /// The looks.
  public let parameters: UIDragPreviewParameters
  /// The picture of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
  }
}

/// Things on their way.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The things.
  var items: [UIDragItem] { get }
  /// The place in a view, in points.
  func location(in view: UIView) -> CGPoint
  /// True where they may be moved instead of copied.
  var allowsMoveOperation: Bool { get }
  /// Returns whether there is a thing of a class.
  func canLoadObjects<Kind>(ofClass kind: Kind.Type) -> Bool
  /// Returns whether there is a thing of a kind.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

/// Things that leave a view.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// An object of this program about them.
  var localContext: Any? { get set }
}

/// Things that come to a view.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The things that left a view of this program.
  var localDragSession: (any UIDragSession)? { get }
  /// Takes the things of a class.
  func loadObjects<Kind>(ofClass kind: Kind.Type, completion: @escaping ([Kind]) -> Void) -> Progress
}

/// The ways in which things are taken.
public enum UIDropOperation: UInt, Sendable {
  /// Not at all.
  case cancel = 0
  /// They may not be taken there.
  case forbidden = 1
  /// They are copied.
  case copy = 2
  /// They are moved.
  case move = 3
}

/// The way in which things are taken at a place.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// The way.
  public let operation: UIDropOperation
  /// True where the place is shown more exactly.
  open var isPrecise = false
  /// A way.
  public init(operation: UIDropOperation) { self.operation = operation }
}

/// Moves things out of a view.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// The things that leave.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
  /// The picture of a thing.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
}

extension UIDragInteractionDelegate {
  /// That of the view.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
}

/// Lets things leave a view; nothing is moved here.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// The view.
  open var view: UIView? { nil }
  /// True where things may leave.
  open var isEnabled = true
  /// Decides.
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Moves what a delegate says.
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
}

/// Takes things into a view.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Returns whether things may be taken.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// Called when things come over the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Returns the way in which they are taken.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  /// Called when things leave the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Takes things.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Called when it is over.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// True.
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  /// Not at all.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}

/// Lets things come to a view; nothing is moved here.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// The view.
  open var view: UIView? { nil }
  /// Decides.
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// Takes what a delegate says.
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
}

/// The changes while a thing comes to its place; they hold at once.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Changes something.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs code afterwards.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
