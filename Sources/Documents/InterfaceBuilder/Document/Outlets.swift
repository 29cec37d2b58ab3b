internal import MarkupReading

/// The outlets of a document.
enum Outlets {
  /// Properties of UIKit's own classes, whose names do not describe the view.
  private static let unspecific = accessoryProperties.union([
    "view", "delegate", "dataSource", "searchDisplayController", "window", "navigationItem", "inputView",
    "inputAccessoryView", "backgroundView", "selectedBackgroundView",
  ])

  /// The properties of UITableViewCell that move a view to the trailing edge of the cell.
  private static let accessoryProperties: Set<String> = ["accessoryView", "editingAccessoryView"]

  /// Returns the accessory views of cells, by object id.
  static func accessories(in root: XMLElement) -> Set<String> {
    var views: Set<String> = []
    root.walk(.outlet) { element in
      guard let property = element[.property], accessoryProperties.contains(property) else { return }
      if let view = element[.destination] { views.insert(view) }
    }
    return views
  }

  /// Returns the views that are the `view` of an external controller, a xib's owner. Each id has the id of the owner's
  /// placeholder.
  static func ownersViews(in root: XMLElement) -> [String: String] {
    var views: [String: String] = [:]
    for object in root.list(.objects) where object.name == .placeholder {
      for outlet in object.list(.connections) where outlet.name == .outlet && outlet[.property] == "view" {
        if let view = outlet[.destination] { views[view] = object[.id] ?? "" }
      }
    }
    return views
  }

  /// Returns the top-level views of a xib that nothing outside them refers to, if the owner's `view` is another one, by
  /// object id.
  ///
  /// UIKit keeps the top-level objects of a nib only as long as an outlet or the code that loads the nib does.
  static func unreferencedViews(in root: XMLElement) -> Set<String> {
    guard !ownersViews(in: root).isEmpty else { return [] }
    let objects = root.list(.objects)
    let views = objects.filter(ViewElement.isView)
    guard views.count > 1 else { return [] }
    var topLevel: [String: String] = [:]
    for view in views {
      guard let id = view[.id] else { continue }
      view.walk { element in if let part = element[.id] { topLevel[part] = id } }
    }
    var unreferenced = Set(topLevel.values)
    for object in objects {
      object.walk { element in
        guard let view = element[.destination].flatMap({ topLevel[$0] }), view != object[.id] else { return }
        unreferenced.remove(view)
      }
    }
    return unreferenced
  }

  /// Whether the owner of a xib has a custom class that, by its name, is not a controller.
  static func isOwnedByView(_ root: XMLElement) -> Bool {
    let owner = root.list(.objects).first(where: \.isFilesOwner)
    guard let name = owner?.customClass, name != "NSObject" else { return false }
    return !["Controller", "VC", "AppDelegate"].contains(where: name.hasSuffix)
  }

  /// Returns the property of the first outlet to each object, by object id.
  static func names(in root: XMLElement) -> [String: String] {
    var names: [String: String] = [:]
    root.walk(.outlet) { element in
      guard let property = element[.property], let destination = element[.destination],
        !unspecific.contains(property), names[destination] == nil
      else { return }
      names[destination] = property
    }
    return names
  }
}
