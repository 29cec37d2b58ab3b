internal import Foundation
internal import InterfaceBuilder
internal import Scenes
internal import UIKit

/// A reader that creates the objects of storyboards and xibs for the layout of one variant.
struct DocumentReader: DocumentReading {
  let store: DocumentStore
  /// The variant of the layout.
  let variant: SceneVariant

  // MARK: - Xibs

  @MainActor
  func views(ofNib name: String, owner: AnyObject?) -> [AnyObject]? {
    store.document(named: name, endingWith: ".xib").map { views(of: $0, owner: owner) }
  }

  /// Creates the top-level views of a xib, and connects them to an owner.
  @MainActor
  private func views(
    of document: DocumentStore.Document, owner: AnyObject?, runsCode: Bool = true
  ) -> [UIView] {
    var connections = DocumentConnections(of: document.objects, modules: runsCode ? modules(of: owner) : nil)
    var views: [UIView] = []
    for id in document.objects.views {
      guard let scene = document.scenes.first(where: { $0.identifier == id }) else { continue }
      let maker = DocumentViewMaker(scene, in: variant, of: document)
      if let root = maker.root(noting: &connections, owner: owner) { views.append(root) }
    }
    if let owner, let id = document.objects.owner { connections.note(owner, withIdentifier: id) }
    connections.connect()
    return views
  }

  @MainActor
  func loadView(of controller: AnyObject, nibNamed name: String?) -> Bool {
    guard let controller = controller as? UIViewController else { return false }
    let own = "\(type(of: controller))"
    // The order of UIKit: `SignInView.xib` before `SignInViewController.xib` (`UIViewController.nibName`).
    let usual = (own.hasSuffix("Controller") ? [String(own.dropLast("Controller".count))] : []) + [own]
    let document = (name.map { [$0] } ?? usual).lazy.compactMap { store.document(named: $0, endingWith: ".xib") }.first
    guard let document else { return false }
    let views = views(of: document, owner: controller)
    if controller.viewIfLoaded == nil, let first = views.first { controller.view = first }
    return controller.isViewLoaded
  }

  // MARK: - Storyboards

  @MainActor
  func controller(_ identifier: String?, of storyboard: String, made make: (() -> AnyObject?)?) -> AnyObject? {
    guard let document = store.document(named: storyboard, endingWith: ".storyboard") else { return nil }
    let objects = document.objects
    let object =
      identifier.map { identifier in objects.controllers { $0.storyboardIdentifier == identifier }.first }
      ?? objects.initial.flatMap { objects.all[$0] }
    return object.flatMap { controller($0, of: document, modules: [], made: make) }
  }

  /// Creates a controller of a storyboard. Its view is loaded when it is first used.
  @MainActor
  private func controller(
    _ object: DocumentObjects.Object, of document: DocumentStore.Document, modules: [String]?,
    made make: (() -> AnyObject?)? = nil
  ) -> UIViewController? {
    let kind = DocumentClasses(modules: modules).kind(object, UIViewController.self)
    guard let controller = make?() as? UIViewController ?? Self.made(kind, object) else { return nil }
    controller.title = controller.title ?? object.title
    if let navigation = controller as? UINavigationController {
      navigation.viewControllers = contained(in: object, of: document, modules)
    } else if let tabs = controller as? UITabBarController {
      tabs.viewControllers = contained(in: object, of: document, modules)
    } else if let scene = document.scenes.first(where: { $0.identifier == object.scene }) {
      controller.documentView = { [weak controller] in
        guard let controller else { return }
        self.load(scene, of: document, object, into: controller, modules == nil ? nil : self.modules(of: controller))
      }
    }
    controller.awakeFromNib()
    return controller
  }

  @MainActor
  private static func made(_ kind: UIViewController.Type?, _ object: DocumentObjects.Object) -> UIViewController? {
    if let kind { return kind.init(coder: NSCoder()) }
    return switch object.element {
    case "navigationController": UINavigationController()
    case "tabBarController": UITabBarController()
    case "tableViewController": UITableViewController(coder: NSCoder())
    case "collectionViewController": UICollectionViewController(coder: NSCoder())
    default: UIViewController()
    }
  }

  @MainActor
  private func contained(
    in object: DocumentObjects.Object, of document: DocumentStore.Document, _ modules: [String]?
  ) -> [UIViewController] {
    object.contained.compactMap { document.objects.all[$0] }
      .compactMap { controller($0, of: document, modules: modules) }
  }

  @MainActor
  private func load(
    _ scene: Scene, of document: DocumentStore.Document, _ object: DocumentObjects.Object,
    into controller: UIViewController, _ modules: [String]?
  ) {
    var connections = DocumentConnections(of: document.objects, modules: modules)
    let maker = DocumentViewMaker(scene, in: variant, of: document)
    guard maker.root(noting: &connections, owner: controller, isShown: true) != nil else { return }
    connections.note(controller, withIdentifier: object.id)
    connections.connect(wakes: { $0 !== controller })
  }

  // MARK: - Classes

  /// Creates the controller of a class from the first document that names it; nil if there is none.
  @MainActor
  func controller<Controller: UIViewController>(ofClass kind: Controller.Type) -> Controller? {
    let name = "\(kind)"
    let modules = DocumentClasses.modules(of: kind)
    if let (document, object) = store.first(where: { document in
      document.objects.controllers { $0.customClass == name }.first
    }) {
      return controller(object, of: document, modules: modules) as? Controller
    }
    guard let document = document(ownedBy: name) else { return nil }
    let controller = kind.init(coder: NSCoder())
    controller?.documentView = { [weak controller] in
      guard let controller else { return }
      let views = views(of: document, owner: controller)
      if !controller.isViewLoaded, let first = views.first { controller.view = first }
    }
    return controller
  }

  /// Creates the view of a class from the first xib that names it, or else from the first storyboard; nil if there is
  /// none.
  @MainActor
  func view<Kind: UIView>(ofClass kind: Kind.Type) -> Kind? {
    let name = "\(kind)"
    let modules = DocumentClasses.modules(of: kind)
    let inXIB = store.first { document in
      document.objects.views.first { document.objects.all[$0]?.customClass == name }
    }
    if let (document, id) = inXIB, let scene = document.scenes.first(where: { $0.identifier == id }) {
      return view(at: 0, in: scene, of: document, modules) as? Kind
    }
    if let document = document(ownedBy: name) { return view(ofClass: kind, owning: document) }
    let inScene = store.first { document in
      document.scenes.lazy.compactMap { scene in
        scene.views.firstIndex { document.objects.all[$0.name]?.customClass == name }
          .map { (scene: scene, position: $0) }
      }.first
    }
    return inScene.flatMap { view(at: $0.found.position, in: $0.found.scene, of: $0.document, modules) as? Kind }
  }

  /// Creates the controller or view of a class as its document describes it, with objects of UIKit instead of the
  /// app's; nil if no document names the class.
  @MainActor
  func contentWithoutCode(ofClass name: String) -> UIResponder? {
    if let (document, object) = store.first(where: { document in
      document.objects.controllers { $0.customClass == name }.first
    }) {
      return controller(object, of: document, modules: nil)
    }
    if let document = document(ownedBy: name) {
      guard let view = views(of: document, owner: nil, runsCode: false).first else { return nil }
      guard name.hasSuffix("Controller") else { return view }
      let controller = UIViewController()
      controller.view = view
      return controller
    }
    let found = store.first { document in
      document.scenes.lazy.compactMap { scene in
        scene.views.firstIndex { document.objects.all[$0.name]?.customClass == name }
          .map { (scene: scene, position: $0) }
      }.first
    }
    return found.flatMap { view(at: $0.found.position, in: $0.found.scene, of: $0.document, nil) }
  }

  /// Creates a view that owns a xib. It usually loads the xib itself when it is created; the code that does may be in a
  /// library that is missing.
  @MainActor
  private func view<Kind: UIView>(ofClass kind: Kind.Type, owning document: DocumentStore.Document) -> Kind? {
    guard let view = kind.init(coder: NSCoder()) else { return nil }
    guard view.subviews.isEmpty else { return view }
    for content in views(of: document, owner: view) {
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: view.topAnchor),
        content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      ])
    }
    return view
  }

  /// Returns the first xib whose owner has a class; nil if there is none.
  private func document(ownedBy name: String) -> DocumentStore.Document? {
    store.first { document in
      document.objects.owner.flatMap { document.objects.all[$0]?.customClass } == name ? true : nil
    }?.document
  }

  /// Creates a view of a scene without an owner, and connects its outlets.
  @MainActor
  private func view(
    at position: Int, in scene: Scene, of document: DocumentStore.Document, _ modules: [String]?
  ) -> UIView? {
    var connections = DocumentConnections(of: document.objects, modules: modules)
    let made = DocumentViewMaker(scene, in: variant, of: document)
      .view(at: position, noting: &connections, owner: nil)
    connections.connect()
    return made
  }

  private func modules(of object: AnyObject?) -> [String] {
    object.map { DocumentClasses.modules(of: type(of: $0)) } ?? []
  }
}
