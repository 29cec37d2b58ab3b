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
