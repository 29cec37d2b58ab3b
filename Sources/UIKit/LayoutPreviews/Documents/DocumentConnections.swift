internal import InterfaceBuilder
internal import UIKit

/// The objects that were created from a document, which are connected when all exist.
@MainActor
struct DocumentConnections {
  private let objects: DocumentObjects
  /// The classes of the app.
  let classes: DocumentClasses
  private var made: [(id: String, object: AnyObject)] = []

  init(of objects: DocumentObjects, modules: [String]?) {
    self.objects = objects
    classes = DocumentClasses(modules: modules)
  }

  /// Returns the object of the document with an id, or nil if there is none.
  func object(_ id: String) -> DocumentObjects.Object? { objects.all[id] }

  /// Notes the object that was created for an id. The last one counts, which is the owner of a xib.
  mutating func note(_ object: AnyObject, withIdentifier id: String) { made.append((id, object)) }

  /// Connects the outlets, and calls `awakeFromNib`.
  func connect(wakes: (AnyObject) -> Bool = { _ in true }) {
    let known = Dictionary(made.map { ($0.id, $0.object) }, uniquingKeysWith: { $1 })
    for (id, source) in made {
      for outlet in objects.all[id]?.outlets ?? [] {
        // Without the app's code, nothing in the document can be a data source or delegate.
        let needsCode = classes.modules == nil && ["dataSource", "delegate"].contains(outlet.property)
        if let target = known[outlet.destination], !needsCode { Self.connect(source, outlet.property, target) }
      }
    }
    for (_, object) in made where wakes(object) { (object as? UIResponder)?.awakeFromNib() }
  }

  /// Connects an outlet: one of UIKit's own, or one of the app.
  private static func connect(_ source: AnyObject, _ property: String, _ target: AnyObject) {
    switch (property, source) {
    case ("view", let controller as UIViewController): controller.view = target as? UIView
    case ("dataSource", let table as UITableView): table.dataSource = target as? any UITableViewDataSource
    case ("delegate", let table as UITableView): table.delegate = target as? any UITableViewDelegate
    case ("dataSource", let collection as UICollectionView):
      collection.dataSource = target as? any UICollectionViewDataSource
    case ("delegate", let collection as UICollectionView):
      collection.delegate = target as? any UICollectionViewDelegate
    case ("delegate", let field as UITextField): field.delegate = target as? any UITextFieldDelegate
    case ("delegate", let text as UITextView): text.delegate = target as? any UITextViewDelegate
    case ("delegate", let bar as UISearchBar): bar.delegate = target as? any UISearchBarDelegate
    case ("dataSource", let picker as UIPickerView): picker.dataSource = target as? any UIPickerViewDataSource
    case ("delegate", let picker as UIPickerView): picker.delegate = target as? any UIPickerViewDelegate
    case ("accessoryView", let cell as UITableViewCell): cell.accessoryView = target as? UIView
    case (_, let responder as UIResponder): responder.connectOutlet(named: property, to: target)
    default: break
    }
  }
}
