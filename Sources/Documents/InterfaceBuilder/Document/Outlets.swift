internal import MarkupReading

/// The outlets of a document.
enum Outlets {
  /// Properties of UIKit's own classes, which say nothing about the view.
  private static let unspecific = accessoryProperties.union([
    "view", "delegate", "dataSource", "searchDisplayController", "window", "navigationItem", "inputView",
    "inputAccessoryView", "backgroundView", "selectedBackgroundView",
  ])

  /// The properties of UITableViewCell that move a view from wherever it is to the trailing edge of the cell.
  private static let accessoryProperties: Set<String> = ["accessoryView", "editingAccessoryView"]

  /// The views that cells show as their accessories, by object id.
  static func accessories(in root: XMLElement) -> Set<String> {
    var views: Set<String> = []
    root.walk(.outlet) { element in
      guard let property = element[.property], accessoryProperties.contains(property) else { return }
      if let view = element[.destination] { views.insert(view) }
    }
    return views
  }

  /// The views that are the view of a controller elsewhere, that of a xib's owner, by object id, each with the id of the
  /// placeholder for the owner.
  static func ownersViews(in root: XMLElement) -> [String: String] {
    var views: [String: String] = [:]
    for object in root.list(.objects) where object.name == .placeholder {
      for outlet in object.list(.connections) where outlet.name == .outlet && outlet[.property] == "view" {
        if let view = outlet[.destination] { views[view] = object[.id] ?? "" }
      }
    }
    return views
  }

  /// Returns whether the class of a xib's owner is the author's own and, by its name, no controller.
  static func isOwnedByView(_ root: XMLElement) -> Bool {
    let owner = root.list(.objects).first { $0.name == .placeholder && $0[.placeholderIdentifier] == "IBFilesOwner" }
    guard let name = owner?.customClass, name != "NSObject" else { return false }
    return !["Controller", "VC", "AppDelegate"].contains(where: name.hasSuffix)
  }

  /// The property of the first outlet that leads to each object, by object id.
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
