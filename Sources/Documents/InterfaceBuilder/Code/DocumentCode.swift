internal import MarkupReading
internal import ProjectSources
internal import Scenes

/// The statements of the project's code about the objects of a document: those that outlets lead to, and those of the
/// code's own classes.
struct DocumentCode: Sendable {
  /// The statements that change each object, by object id.
  private(set) var statements: [String: [CodeStatement]] = [:]
  /// The classes of controllers, by the object id of the controller. The class of a xib's owner has the id of its
  /// placeholder.
  private(set) var classes: [String: ClassCode] = [:]
  /// The object ids of the controllers whose code shows others inside their own screens, sorted, by the storyboard
  /// identifiers of the others.
  ///
  /// A presented controller chooses its own orientations, so classes that present any are absent.
  private(set) var creators: [String: [String]] = [:]
  private let code: ProjectCode?
  /// The elements whose class the project declares, in the order of the document.
  private var owners: [(element: XMLElement, code: ClassCode)] = []
  /// The cells that are neither rows nor prototypes, in the order of the document.
  private var topLevelCells: [XMLElement] = []
  /// The owners whose code may show the picture of the camera.
  private var cameras: [(element: XMLElement, code: ClassCode)] = []
  /// The labels of cells with UIKit's own look, by the object id of the cell and the property of `UITableViewCell`.
  private var cellLabels: [String: [String: [String]]] = [:]

  /// The largest number of statements that are kept for an object.
  private static let statementLimit = 24

  /// Properties between an outlet and the changed property that refer to a part of the same view.
  private static let parts: Set<String> = ["layer", "titleLabel", "imageView", "contentView", "textLabel"]

  /// Collects the code about a document. Empty without a project.
  init(of root: XMLElement, in code: ProjectCode?) {
    self.code = code
    guard code != nil else { return }
    let objects = root.list(.objects) + root.list(.scenes).flatMap { $0.list(.objects) }
    topLevelCells = objects.filter { $0.name == .tableViewCell }
    root.walk { element in
      if element.name == .tableViewCell, let id = element[.id] { cellLabels[id] = Self.labels(ofCell: element) }
      guard let found = classCode(of: element) else { return }
      owners.append((element, found))
      if let id = element[.id] { classes[id] = found }
    }
    for (element, found) in owners {
      add(found, of: element)
      addTagged(by: found, in: element.name == .placeholder ? root : element)
    }
    cameras = owners.filter { _, code in
      code.parts.contains { $0.part.settings.contains { $0.name == SourceSetting.camera || $0.name == "layerClass" } }
    }
    addForeign(from: owners)
    addCreators()
  }

  /// Whether the project declares the class of any element.
  var isKnown: Bool { !owners.isEmpty }

  /// Returns the project's code of an element's class, also of an element of another document. Nil if there is none.
  ///
  /// A xib whose owner has a class of a framework may belong to the app's subclass that is named after it, and one whose
  /// owner has none to the class of its name.
  func classCode(of element: XMLElement) -> ClassCode? {
    guard let code else { return nil }
    guard let name = element.customClass else {
      return element.isFilesOwner ? code.codeOfOwner(declaring: Set(Self.destinations(of: element).keys)) : nil
    }
    return code.code(of: name) ?? (element.isFilesOwner ? code.codeOfOwner(inheritingFrom: name) : nil)
  }

  /// Returns the classes whose code may fill a list: its own, those with an outlet to it, its delegates, and the data
  /// sources that these mention.
  func owners(of list: XMLElement) -> [ListOwner] {
    guard let id = list[.id] else { return [] }
    let delegates = Set(
      list.list(.connections).filter { ["dataSource", "delegate"].contains($0[.property] ?? "") }
        .compactMap { $0[.destination] })
    let named: [ListOwner] = owners.compactMap { element, code in
      if element[.id] == id { return ListOwner(code: code, names: [[]], project: self.code) }
      let outlets = Self.destinations(of: element).filter { $0.value.contains(id) }.keys.sorted()
      guard !outlets.isEmpty || element[.id].map(delegates.contains) ?? false else { return nil }
      // The list that is a controller's view has a name without an outlet: `tableView` or `collectionView`.
      let isOnly = outlets.isEmpty || outlets.contains("view")
      return ListOwner(
        code: code, names: outlets.map { [$0] } + (isOnly ? [["tableView"], ["collectionView"]] : []),
        project: self.code)
    }
    return named + sources(of: named)
  }

  /// Returns the top-level cells of the document that code may return for a list, in the order of the document: the class
  /// that provides the cells of the list has outlets to them.
  func outletCells(of list: XMLElement) -> [XMLElement] {
    guard let id = list[.id], !topLevelCells.isEmpty else { return [] }
    let sources = list.list(.connections).filter { $0[.property] == "dataSource" }.compactMap { $0[.destination] }
    let outlets: [Set<String>] = owners.compactMap { element, code in
      let outlets = Set(Self.destinations(of: element).values.joined())
      let isSource = outlets.contains(id) || element[.id].map(sources.contains) ?? false
      return isSource && code.providesCells ? outlets : nil
    }
    return topLevelCells.filter { cell in outlets.contains { $0.contains(cell[.id] ?? "") } }
  }

  /// The suffixes of classes that provide the cells of a list on behalf of its controller.
  private static let sourceEndings = ["DataSource", "Adapter", "Delegate", "Manager", "Provider"]

  /// Returns the other classes that provide the cells of a list, if its owners do not: those that their code mentions.
  private func sources(of named: [ListOwner]) -> [ListOwner] {
    guard let code, !named.isEmpty, !named.contains(where: \.code.providesCells) else { return [] }
    let known = Set(named.map(\.code.name))
    let mentions = named.flatMap { $0.code.parts.flatMap(\.part.mentions) }.filter { name in
      !known.contains(name) && Self.sourceEndings.contains(where: name.hasSuffix)
    }
    return Set(mentions).sorted().compactMap { name in
      guard let found = code.code(of: name), found.providesCells else { return nil }
      return ListOwner(code: found, names: [["tableView"], ["collectionView"]], project: code)
    }
  }

  /// Whether code gives the header or footer of a table the height that fits its content.
  ///
  /// A table keeps the height of such a view, so apps measure it and assign it again. The code refers to it through the
  /// table or through an outlet of its own.
  func fits(_ part: XMLElement, of table: XMLElement) -> Bool {
    guard isKnown, let id = part[.id] else { return false }
    let isMeasured = owners(of: table).contains { owner in
      owner.names.contains { owner.code.setting(SourceSetting.fittingSize, of: $0 + [part.key.rawValue]) != nil }
    }
    return isMeasured
      || owners.contains { element, code in
        Self.destinations(of: element).contains { property, objects in
          objects.contains(id) && code.setting(SourceSetting.fittingSize, of: [property]) != nil
        }
      }
  }

  /// Whether code may use all top-level objects of a nib: the project does not declare its owner, its owner is not a
  /// controller, or code loads the nib itself. UIKit takes only the `view` from the nib of a controller.
  func loadsWholeNib(named name: String) -> Bool {
    guard let owner = owners.first(where: { $0.element.isFilesOwner })?.code,
      owner.systemClass?.hasSuffix("Controller") ?? false, let code
    else { return true }
    return owner.mayLoadNib(named: name) || code.mayLoadNib(named: name)
  }

  /// Whether the project declares a class that is a cell.
  func isCell(_ name: String) -> Bool { code?.code(of: name)?.systemClass?.hasSuffix("Cell") ?? false }

  /// Returns the line that gives the cells of a list their size, as a statement about the cells.
  func statement(sizing value: ListOwner.Value) -> CodeStatement? {
    code.map { code in
      CodeStatement(
        effect: .sizes, text: value.setting.name, source: code.location(of: value.setting.place, in: value.path))
    }
  }

  /// Whether code gives a view the picture of the camera: a class with an outlet to it, or its own class.
  func showsCamera(_ view: XMLElement) -> Bool {
    guard let id = view[.id] else { return false }
    return cameras.contains { element, code in
      if element[.id] == id {
        return code.setting(SourceSetting.camera) != nil
          || code.setting("layerClass")?.setting.value.contains(SourceSetting.camera) ?? false
      }
      return Self.destinations(of: element).contains { property, objects in
        objects.contains(id) && code.setting(SourceSetting.camera, of: [property]) != nil
      }
    }
  }

  // MARK: - Outlets

  /// Returns the objects that the outlets of an element lead to, by property.
  private static func destinations(of element: XMLElement) -> [String: [String]] {
    var destinations: [String: [String]] = [:]
    for outlet in element.list(.connections) where outlet.name == .outlet || outlet.name == .outletCollection {
      guard let property = outlet[.property], let destination = outlet[.destination] else { continue }
      destinations[property, default: []].append(destination)
    }
    // A controller has a view without an outlet.
    if let view = element.child(key: .view)?[.id] { destinations["view"] = [view] }
    return destinations.merging(labels(ofCell: element)) { own, _ in own }
  }

  /// Returns the labels of a cell with UIKit's own look, by the property of `UITableViewCell`. Empty for other cells and
  /// elements.
  private static func labels(ofCell cell: XMLElement) -> [String: [String]] {
    guard cell.name == .tableViewCell else { return [:] }
    return [XMLName.textLabel, .detailTextLabel].reduce(into: [:]) { labels, name in
      if let label = cell[name] { labels[name.rawValue] = [label] }
    }
  }

  /// Adds the statements of a class about its outlets and about the object itself.
  private mutating func add(_ found: ClassCode, of element: XMLElement) {
    let destinations = Self.destinations(of: element)
    for part in found.parts {
      for statement in part.part.statements {
        guard let first = statement.path.first(where: { $0 != "contentView" }) else {
          if let id = element[.id] { add(statement, of: part, to: id) }
          continue
        }
        let rest = statement.path.drop { $0 == "contentView" }.dropFirst()
        for object in destinations[first] ?? [] {
          if let labels = rest.first.flatMap({ cellLabels[object]?[$0] }), rest.count == 1 {
            for label in labels { add(statement, of: part, to: label) }
          } else if rest.allSatisfy(Self.parts.contains) {
            add(statement, of: part, to: object)
          }
        }
      }
    }
  }

  /// The classes of elements to which code casts views that it finds by their tags.
  private static let taggedClasses: [XMLName: String] = [
    .label: "UILabel", .button: "UIButton", .imageView: "UIImageView", .textField: "UITextField",
    .textView: "UITextView",
  ]

  /// Records that a class sets the content of the views that it finds by their tags.
  private mutating func addTagged(by found: ClassCode, in element: XMLElement) {
    guard let code, found.parts.contains(where: { !$0.part.tags.isEmpty }) else { return }
    var uses: [Double: [(use: TagUse, path: String)]] = [:]
    for part in found.parts {
      for use in part.part.tags {
        guard let number = SourceReader.number(use.tag) ?? found.number(use.tag) else { continue }
        uses[number, default: []].append((use, part.path))
      }
    }
    var tagged: [(object: String, line: CodeStatement)] = []
    element.walk { view in
      guard let id = view[.id], let className = Self.taggedClasses[view.name], let tag = view.number(.tag),
        let found = uses[tag]?.first(where: { ($0.use.className ?? className) == className })
      else { return }
      let source = code.location(of: found.use.place, in: found.path)
      tagged.append((id, CodeStatement(effect: .writes, text: "viewWithTag(\(found.use.tag))", source: source)))
    }
    for (object, line) in tagged where statements[object, default: []].count < Self.statementLimit {
      statements[object, default: []].append(line)
    }
  }

  private mutating func addCreators() {
    for (id, code) in classes.sorted(by: { $0.key < $1.key })
    where !code.parts.contains(where: \.part.presentsControllers) {
      for name in Set(code.parts.flatMap(\.part.instantiatedControllers)) { creators[name, default: []].append(id) }
    }
  }

  private mutating func add(_ statement: SourceStatement, of part: ClassCode.Part, to object: String) {
    guard let code, statements[object, default: []].count < Self.statementLimit else { return }
    statements[object, default: []].append(
      CodeStatement(
        effect: statement.effect, text: statement.text, source: code.location(of: statement.place, in: part.path)))
  }

  /// Adds the statements of one class about outlets of another, as when a controller fills its cells:
  /// `cell.titleLabel.text`.
  private mutating func addForeign(from owners: [(element: XMLElement, code: ClassCode)]) {
    var foreign: [String: [(SourceStatement, ClassCode.Part)]] = [:]
    for (element, found) in owners {
      let own = Self.destinations(of: element)
      for part in found.parts {
        for statement in part.part.statements where statement.path.count == 2 && own[statement.path[0]] == nil {
          foreign[statement.path[1], default: []].append((statement, part))
        }
      }
    }
    guard !foreign.isEmpty else { return }
    // The outlets of controllers are usually private, so statements of other classes do not refer to them.
    for (element, found) in owners where element[.sceneMemberID] == nil && element.name != .placeholder {
      for (property, objects) in Self.destinations(of: element).sorted(by: { $0.key < $1.key }) {
        for (statement, part) in foreign[property] ?? [] where !found.parts.contains(part) {
          for object in objects { add(statement, of: part, to: object) }
        }
      }
    }
  }
}
