internal import AutoLayout
internal import Findings
internal import Foundation
internal import Geometry
internal import InterfaceBuilder
internal import SceneLayouts
internal import Scenes
internal import UIKit

/// A factory that creates the views of a scene as UIKit does when it loads a storyboard or xib: objects of their
/// classes, with properties, subviews and constraints.
@MainActor
struct DocumentViewMaker {
  private let scene: ResolvedScene
  private let variant: SceneVariant
  private let document: DocumentStore.Document
  /// The object ids of constraints, by their locations in the document.
  private let constraintIDs: [SourceLocation: String]
  /// The positions of the subviews of each view, from back to front.
  private let children: [Int: [Int]]

  init(_ scene: Scene, in variant: SceneVariant, of document: DocumentStore.Document) {
    let resolved = scene.resolved(for: variant)
    self.scene = resolved
    self.variant = variant
    self.document = document
    let identified = scene.constraints.compactMap { constraint in
      constraint.objectID.flatMap { id in constraint.constraint.source.map { ($0, id) } }
    }
    constraintIDs = Dictionary(identified, uniquingKeysWith: { first, _ in first })
    children = Dictionary(grouping: resolved.views.indices.dropFirst()) { resolved.views[$0].superview ?? 0 }
  }

  /// Creates the root view with its descendants; nil if the scene is empty.
  ///
  /// - Parameters:
  ///   - connections: The created objects are noted here.
  ///   - owner: The controller of the view, or the owner of the xib; nil if there is none.
  ///   - isShown: Whether it becomes the view of the controller.
  func root(
    noting connections: inout DocumentConnections, owner: AnyObject?, isShown: Bool = false
  ) -> UIView? {
    view(at: 0, noting: &connections, owner: owner, isShown: isShown)
  }

  /// Creates the view at a position with its descendants.
  func view(
    at position: Int, noting connections: inout DocumentConnections, owner: AnyObject?, isShown: Bool = false
  ) -> UIView? {
    guard scene.views.indices.contains(position) else { return nil }
    var made: [Int: UIView] = [:]
    let root = make(position, &made, &connections)
    if position == 0 {
      root.translatesAutoresizingMaskIntoConstraints = true
      root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    let controller = owner as? UIViewController
    // Constraints may name the controller's guides, which belong to its view.
    if isShown { controller?.view = root }
    addConstraints(made, &connections, controller?.isViewLoaded == true ? controller : nil)
    return root
  }

  // MARK: - Views

  /// Creates a view and its descendants.
  private func make(_ position: Int, _ made: inout [Int: UIView], _ connections: inout DocumentConnections) -> UIView {
    let described = scene.views[position]
    let object = connections.object(described.name)
    let kind = connections.classes.kind(object, UIView.self)
    let view = kind?.init(coder: NSCoder()) ?? described.content.made(described)
    made[position] = view
    connections.note(view, withIdentifier: described.name)
    view.show(described)
    if let frame = described.placement.recordedFrame {
      view.frame = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    }
    view.translatesAutoresizingMaskIntoConstraints = described.placement.isPlacedByMask
    if let identifier = object?.reuseIdentifier { view.setReuseIdentifier(identifier) }
    let arranged = described.placement.stack?.arrangedViews ?? []
    for child in children[position] ?? [] { add(child, to: view, arranged, &made, &connections) }
    return view
  }

  /// Adds a subview: to the content view of its superview, to the arrangement of a stack, or as a prototype of a list.
  private func add(
    _ position: Int, to superview: UIView, _ arranged: [Int], _ made: inout [Int: UIView],
    _ connections: inout DocumentConnections
  ) {
    let described = scene.views[position]
    let object = connections.object(described.name)
    if superview is UITableView || superview is UICollectionView, described.isPlacedByList {
      return register(position, object?.reuseIdentifier, in: superview, connections.classes.modules)
    }
    if described.list.isContentOfCell || described.className == "view" && superview is UIVisualEffectView {
      guard let content = superview.ownContent else { return }
      made[position] = content
      connections.note(content, withIdentifier: described.name)
      for child in children[position] ?? [] { add(child, to: content, [], &made, &connections) }
      return
    }
    let view = make(position, &made, &connections)
    if let stack = superview as? UIStackView, arranged.contains(position) {
      stack.addArrangedSubview(view)
    } else {
      superview.addSubview(view)
    }
  }

  /// Registers the prototype of a cell, which is created for each row that the app asks for.
  private func register(_ position: Int, _ identifier: String?, in list: UIView, _ modules: [String]?) {
    guard let identifier else { return }
    let rows = modules == nil ? PrototypeRows.adding(identifier, to: list) : nil
    let make = {
      // The list keeps this function, and so the rows.
      withExtendedLifetime(rows) {}
      var connections = DocumentConnections(of: document.objects, modules: modules)
      let view = self.view(at: position, noting: &connections, owner: nil)
      connections.connect()
      return view
    }
    if let table = list as? UITableView {
      table.register(forCellReuseIdentifier: identifier) {
        make() as? UITableViewCell ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
      }
    } else if let collection = list as? UICollectionView {
      collection.register(forReuseIdentifier: identifier) {
        make() as? UICollectionReusableView ?? UICollectionViewCell(frame: .zero)
      }
    }
  }

  // MARK: - Constraints

  private func addConstraints(
    _ made: [Int: UIView], _ connections: inout DocumentConnections, _ controller: UIViewController?
  ) {
    var active: [NSLayoutConstraint] = []
    for described in scene.constraints where described.origin == .author {
      guard let first = item(described.firstItem, made, controller) else { continue }
      let second = described.secondItem.map { item($0, made, controller) }
      if case .some(nil) = second { continue }
      let constraint = NSLayoutConstraint(
        item: first, attribute: described.firstAttribute, relatedBy: described.relation, toItem: second ?? nil,
        attribute: described.secondAttribute, multiplier: second == nil ? 1 : CGFloat(described.multiplier),
        constant: CGFloat(described.constant))
      constraint.priority = UILayoutPriority(Float(described.priority.rawValue))
      constraint.identifier = described.identifier
      if let id = described.source.flatMap({ constraintIDs[$0] }) {
        connections.note(constraint, withIdentifier: id)
      }
      active.append(constraint)
    }
    NSLayoutConstraint.activate(active)
  }

  /// Returns the view or guide that a constraint names, or nil if it was not created.
  private func item(_ id: LayoutItemID, _ made: [Int: UIView], _ controller: UIViewController?) -> AnyObject? {
    guard let view = made[id.view] else { return nil }
    let scroll = view as? UIScrollView
    switch id.guide {
    case nil: return view
    case .safeArea: return view.safeAreaLayoutGuide
    case .layoutMargins, .contentMargins: return view.layoutMarginsGuide
    case .readableContent: return view.readableContentGuide
    case .keyboard: return view.keyboardLayoutGuide
    case .scrollContent: return scroll?.contentLayoutGuide ?? view
    case .scrollFrame: return scroll?.frameLayoutGuide ?? view
    // Guides of iOS 7 belong to the controller. A view without one has its own edges there.
    case .topLayoutGuide: return controller?.topLayoutGuide ?? view.safeAreaLayoutGuide
    case .bottomLayoutGuide: return controller?.bottomLayoutGuide ?? view.safeAreaLayoutGuide
    }
  }
}

extension UIView {
  /// The view that holds the subviews of a cell or an effect; nil for other views.
  fileprivate var ownContent: UIView? {
    switch self {
    case let cell as UITableViewCell: cell.contentView
    case let cell as UICollectionViewCell: cell.contentView
    case let header as UITableViewHeaderFooterView: header.contentView
    case let effect as UIVisualEffectView: effect.contentView
    default: nil
    }
  }

  fileprivate func setReuseIdentifier(_ identifier: String) {
    switch self {
    case let cell as UITableViewCell: cell.reuseIdentifier = identifier
    case let header as UITableViewHeaderFooterView: header.reuseIdentifier = identifier
    case let view as UICollectionReusableView: view.reuseIdentifier = identifier
    default: break
    }
  }
}
