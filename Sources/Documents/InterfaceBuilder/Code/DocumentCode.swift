internal import MarkupReading
internal import ProjectSources
internal import Scenes

/// What the project's code says about the objects of a document: about those that outlets lead to, and about those whose class
/// it is.
struct DocumentCode: Sendable {
  /// The lines that change each object, by object id.
  private(set) var statements: [String: [CodeStatement]] = [:]
  /// The classes of controllers, by the object id of the controller; those of a xib's owner by that of the placeholder.
  private(set) var classes: [String: ClassCode] = [:]
  private let code: ProjectCode?
  /// The elements whose class the project declares, in the order of the document.
  private var owners: [(element: XMLElement, code: ClassCode)] = []

  /// More lines about one object than anybody reads.
  private static let statementLimit = 24

  /// Names between an outlet and its property that lead to a part of the same view.
  private static let parts: Set<String> = ["layer", "titleLabel", "imageView", "contentView", "textLabel"]

  /// The code about a document; nothing without a project.
  init(of root: XMLElement, in code: ProjectCode?) {
    self.code = code
    guard let code else { return }
    root.walk { element in
      guard let name = element.customClass, let found = code.code(of: name) else { return }
      owners.append((element, found))
      if let id = element[.id] { classes[id] = found }
    }
    for (element, found) in owners { add(found, of: element) }
    addForeign(from: owners)
  }

  /// Whether there is a project whose code may be asked.
  var isKnown: Bool { !owners.isEmpty }

  /// The classes whose code may fill a list: its own, those with an outlet to it, and its delegates.
  func owners(of list: XMLElement) -> [ListOwner] {
    guard let id = list[.id] else { return [] }
    let delegates = Set(
      list.list(.connections).filter { ["dataSource", "delegate"].contains($0[.property] ?? "") }
        .compactMap { $0[.destination] })
    return owners.compactMap { element, code in
      if element[.id] == id { return ListOwner(code: code, names: [[]]) }
      let outlets = Self.destinations(of: element).filter { $0.value.contains(id) }.keys.sorted()
      guard !outlets.isEmpty || element[.id].map(delegates.contains) ?? false else { return nil }
      // The list of a controller for one has a name of its own.
      let isOnly = outlets.isEmpty || outlets.contains("view")
      return ListOwner(code: code, names: outlets.map { [$0] } + (isOnly ? [["tableView"], ["collectionView"]] : []))
    }
  }

  // MARK: - Outlets

  /// The objects that code reaches from an element by a property, by its outlets.
  private static func destinations(of element: XMLElement) -> [String: [String]] {
    var destinations: [String: [String]] = [:]
    for outlet in element.list(.connections) where outlet.name == .outlet || outlet.name == .outletCollection {
      guard let property = outlet[.property], let destination = outlet[.destination] else { continue }
      destinations[property, default: []].append(destination)
    }
    // The view of a controller is there without an outlet.
    if let view = element.child(key: .view)?[.id] { destinations["view"] = [view] }
    return destinations
  }

  /// Adds the lines of a class about the objects that its outlets lead to, and about the object itself.
  private mutating func add(_ found: ClassCode, of element: XMLElement) {
    let destinations = Self.destinations(of: element)
    for part in found.parts {
      for statement in part.part.statements {
        guard let first = statement.path.first(where: { $0 != "contentView" }) else {
          if let id = element[.id] { add(statement, of: part, to: id) }
          continue
        }
        let rest = statement.path.drop { $0 == "contentView" }.dropFirst()
        guard let objects = destinations[first], rest.allSatisfy(Self.parts.contains) else { continue }
        for object in objects { add(statement, of: part, to: object) }
      }
    }
  }

  private mutating func add(_ statement: SourceStatement, of part: ClassCode.Part, to object: String) {
    guard let code, statements[object, default: []].count < Self.statementLimit else { return }
    statements[object, default: []].append(
      CodeStatement(
        effect: statement.effect, text: statement.text, source: code.location(of: statement.place, in: part.path)))
  }

  /// Adds the lines of one class about the outlets of another, as a controller fills its cells: `cell.titleLabel.text`.
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
    // Controllers hide their outlets from others.
    for (element, found) in owners where element[.sceneMemberID] == nil && element.name != .placeholder {
      for (property, objects) in Self.destinations(of: element).sorted(by: { $0.key < $1.key }) {
        for (statement, part) in foreign[property] ?? [] where !found.parts.contains(part) {
          for object in objects { add(statement, of: part, to: object) }
        }
      }
    }
  }
}
