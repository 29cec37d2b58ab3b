internal import HostFiles
internal import MarkupReading

/// The top-level views of xibs that the app discards when it loads the nib.
///
/// UIKit keeps the top-level objects of a nib only as long as an outlet or the code that loads the nib does.
enum DiscardedViews {
  /// Returns the object ids of the top-level views of a xib that nothing outside them refers to, if the owner is a
  /// controller whose `view` is another one. Empty if code may use all views of the nib.
  static func identifiers(in document: InterfaceBuilderDocument) -> Set<String> {
    guard !document.ownersViews.isEmpty else { return [] }
    let objects = document.root.list(.objects)
    let views = objects.filter(ViewElement.isView)
    guard views.count > 1 else { return [] }
    // The top-level views, by the ids of their parts.
    var holders: [String: String] = [:]
    for view in views {
      guard let id = view[.id] else { continue }
      view.walk { element in if let part = element[.id] { holders[part] = id } }
    }
    var discarded = Set(holders.values)
    for object in objects {
      object.walk { element in
        guard let view = element[.destination].flatMap({ holders[$0] }), view != object[.id] else { return }
        discarded.remove(view)
      }
    }
    // All code of the project is searched, so this comes last.
    guard !discarded.isEmpty, !document.code.loadsWholeNib(named: FolderPath.stem(of: document.path)) else { return [] }
    return discarded
  }
}
