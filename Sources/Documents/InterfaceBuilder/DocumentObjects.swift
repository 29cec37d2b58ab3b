package import MarkupReading

/// The objects of a storyboard or xib as code refers to them: by class, identifier and outlet.
package struct DocumentObjects: Sendable, Hashable {
  /// A property of an object that Interface Builder connects to another one.
  package struct Outlet: Sendable, Hashable {
    /// The name of the property.
    package let property: String
    /// The id of the other object.
    package let destination: String
  }

  /// A view, a controller, or another object.
  package struct Object: Sendable, Hashable {
    package let id: String
    /// The element: `viewController`, `label`.
    package let element: String
    /// The author's class, or nil.
    package let customClass: String?
    /// The module of the author's class, or nil for the app.
    package let customModule: String?
    /// The identifier of a controller in its storyboard, or nil.
    package let storyboardIdentifier: String?
    /// The identifier of a reusable cell or header, or nil.
    package let reuseIdentifier: String?
    /// The title of a controller's navigation item, or nil.
    package let title: String?
    /// The outlets, in document order. An outlet collection has one for each of its objects.
    package let outlets: [Outlet]
    /// The ids of the controllers that a navigation or tab bar controller contains, in order.
    package let contained: [String]
    /// The identifier of the scene of a controller, or nil for other objects.
    package fileprivate(set) var scene: String?
    /// The id of a controller's root view, or nil.
    package let view: String?
  }

  /// The objects, by their ids. The first of several with the same id is used.
  package private(set) var all: [String: Object] = [:]
  /// The ids of the controllers of a storyboard, in document order.
  package private(set) var controllers: [String] = []
  /// The ids of the views of a xib, in document order.
  package private(set) var views: [String] = []
  /// The id of the controller that a storyboard begins with, or nil.
  package let initial: String?
  /// The id of the placeholder for the owner of a xib, or nil.
  package private(set) var owner: String?

  /// Reads the objects of a document.
  ///
  /// - Throws: ``DocumentError`` if the document is not XML.
  package init(in bytes: [UInt8], path: String) throws(DocumentError) {
    let root = try XMLElementParser.root(of: XMLText(bytes, path: path))
    initial = root[.initialViewController]
    root.walk { element in
      guard let id = element[.id], all[id] == nil else { return }
      all[id] = Self.object(element, id)
    }
    for object in root.list(.objects) {
      guard let id = object[.id] else { continue }
      if object.isFilesOwner { owner = id }
      if ViewElement.isView(object) { views.append(id) }
    }
    for scene in root.list(.scenes) {
      for object in scene.list(.objects) where object.name != .placeholder && object.tag.hasSuffix("ontroller") {
        guard let id = object[.id] else { continue }
        controllers.append(id)
        all[id]?.scene = scene[.sceneID]
      }
    }
  }

  private static func object(_ element: XMLElement, _ id: String) -> Object {
    let connections = element.list(.connections)
    let outlets = connections.filter { $0.name == .outlet || $0.name == .outletCollection }.compactMap { outlet in
      outlet[.property].flatMap { property in
        outlet[.destination].map { Outlet(property: property, destination: $0) }
      }
    }
    let contained = connections.filter { $0.name == .segue && $0[.kind] == "relationship" }
      .compactMap { $0[.destination] }
    return Object(
      id: id, element: element.tag, customClass: element.customClass, customModule: element.customModule,
      storyboardIdentifier: element[.storyboardIdentifier], reuseIdentifier: element[.reuseIdentifier],
      title: element.child(.navigationItem)?[.title], outlets: outlets, contained: contained, scene: nil,
      view: element.children.first { $0.key == .view && ViewElement.isView($0) }?[.id])
  }

  /// Returns the controllers with a class, or the one with an identifier of a storyboard, in document order.
  package func controllers(where matches: (Object) -> Bool) -> [Object] {
    controllers.compactMap { all[$0] }.filter(matches)
  }
}
