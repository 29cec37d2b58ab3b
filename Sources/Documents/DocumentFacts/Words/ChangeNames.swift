internal import Geometry

/// The names of a document's objects in messages about what changed.
package struct ChangeNames: Sendable, Hashable {
  private let names: [String: String]
  /// The names by which code knows objects, by the objects' ids.
  private let outlets: [String: String]
  private let difference: DocumentDifference

  /// The names of what a document has, or had.
  ///
  /// - Parameter names: The names of objects that are known already, by their ids.
  package init(in difference: DocumentDifference, known names: [String: String] = [:]) {
    self.names = names
    self.difference = difference
    outlets = Self.outlets(in: [difference.new, difference.old])
  }

  /// The names by which code knows the objects of documents, by the objects' ids; of several the first.
  static func outlets(in documents: [DocumentObjects]) -> [String: String] {
    Dictionary(
      documents.flatMap(\.all).compactMap { object in
        guard object.tag == "outlet", let destination = object["destination"], let property = object["property"],
          !systemOutlets.contains(property)
        else { return nil }
        return (destination, property)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The outlets that say what an object is for, and not what it is.
  private static let systemOutlets: Set<String> = ["delegate", "dataSource", "view"]

  /// The name of an object: what its author called it, what it shows, or how code knows it; else its kind and its id.
  package func name(of identifier: String) -> String {
    if let name = names[identifier] { return name }
    guard let object = object(identifier) else { return identifier }
    if object.tag == Self.guide, let parent = object.parent, self.object(parent)?.tag != Self.guide {
      return "\(name(of: parent)).\(object.role == "safeArea" ? "safeArea" : object.role)"
    }
    if object.tag == "viewControllerLayoutGuide" { return "\(object["type"] ?? "top")LayoutGuide" }
    if object.isConstraint {
      // A damaged document has constraints that name each other.
      return Self.form(of: object, withNumbers: true) { self.object($0)?.isConstraint == true ? $0 : name(of: $0) }
    }
    if object.isConnection, let name = object["property"] ?? object["selector"] ?? object["identifier"] { return name }
    return object.writtenName ?? outlets[identifier] ?? object["storyboardIdentifier"] ?? object["customClass"]
      ?? plainName(of: object)
  }

  private static let guide = "viewLayoutGuide"

  private func object(_ identifier: String) -> DocumentObject? {
    difference.new[identifier] ?? difference.old[identifier]
  }

  /// The name of an object that its author gave none.
  private func plainName(of object: DocumentObject) -> String {
    // There is one of these in a scene, or in the document.
    guard object.frame != nil else { return object.tag }
    return object.role == "view" ? "root" : "\(object.tag) \(object.identifier)"
  }

  /// The name of a scene, by the controller or the view that it begins with.
  package func sceneName(of identifier: String) -> String {
    object(identifier)?["storyboardIdentifier"] ?? name(of: identifier)
  }

  /// A constraint as people read it: `title.top == card.bottom + 8`.
  package func form(of constraint: DocumentObject, withNumbers: Bool = true) -> String {
    Self.form(of: constraint, withNumbers: withNumbers, naming: name)
  }

  /// A constraint as people read it, with names of some kind for what it ties.
  static func form(
    of constraint: DocumentObject, withNumbers: Bool, naming name: (String) -> String
  ) -> String {
    let first = constraint["firstItem"] ?? constraint.parent ?? ""
    var words = "\(name(first)).\(constraint["firstAttribute"] ?? "")"
    let relation = ["greaterThanOrEqual": ">=", "lessThanOrEqual": "<="][constraint["relation"] ?? ""] ?? "=="
    words += " \(relation)"
    let constant = constraint["constant"].flatMap(Double.init) ?? 0
    let priority = withNumbers ? constraint["priority"].map { " @ \($0)" } ?? "" : ""
    guard let second = constraint["secondItem"], let attribute = constraint["secondAttribute"] else {
      return withNumbers ? "\(words) \(constant.pointText)\(priority)" : words
    }
    words += " \(name(second)).\(attribute)"
    guard withNumbers else { return words }
    if let multiplier = constraint["multiplier"], multiplier != "1" { words += " * \(multiplier)" }
    if constant != 0 { words += " \(constant < 0 ? "-" : "+") \(abs(constant).pointText)" }
    return words + priority
  }

  /// A connection as people read it: `outlet 'retry' to 'Try again'`.
  ///
  /// - Parameter known: The object that a reader knows the connection leads to.
  func form(ofConnection connection: DocumentObject, to known: String? = nil) -> String {
    let name = connection["property"] ?? connection["selector"] ?? connection["identifier"] ?? connection["kind"]
    let event = connection["eventType"].map { " for '\($0)'" } ?? ""
    let words = (name.map { "\(connection.tag) '\($0)'" } ?? connection.tag) + event
    // A segue from a placeholder of a storyboard may lead nowhere.
    guard let target = connection["destination"] ?? connection["target"], target != known else { return words }
    let isScene = connection.tag == "segue"
    return "\(words) to '\(isScene ? sceneName(of: target) : self.name(of: target))'"
  }

  /// A value as people read it: the name of the object whose id it is.
  func form(ofValue value: String) -> String {
    // Nobody writes such a text by chance.
    let isIdentifier = value.utf8.count == 10 && value.contains("-")
    guard isIdentifier, difference.new[value] != nil || difference.old[value] != nil else { return value }
    return name(of: value)
  }
}

extension DocumentObject {
  /// The longest text that is a name, in characters.
  private static let longestName = 40

  /// The name that the author gave it, or the text that it shows; nil without either.
  package var writtenName: String? {
    if let label = self["userLabel"], !label.isEmpty { return label }
    return ["text", "title", "normal.title", "placeholder"].lazy.compactMap { self[$0] }.first { text in
      (1...Self.longestName).contains(text.count) && !text.contains(where: \.isNewline)
    }
  }
}
