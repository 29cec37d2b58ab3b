internal import Findings
internal import Geometry
internal import VisibleText

/// The names of a document's objects in messages about changes.
package struct ChangeNames: Sendable, Hashable {
  private let names: [String: String]
  /// The outlet names of objects, by object id.
  private let outlets: [String: String]
  /// The ids of views with outlets whose visible text other views of their scene have too.
  private let namesakes: Set<String>
  private let difference: DocumentDifference

  /// Creates names for the objects of both states.
  ///
  /// `names` are names that are already known, by object id.
  package init(in difference: DocumentDifference, known names: [String: String] = [:]) {
    self.names = names
    self.difference = difference
    outlets = Self.outlets(in: [difference.new, difference.old])
    namesakes = Self.namesakes(in: difference.new, withOutlets: outlets)
  }

  /// Returns the views with outlets that share their visible text with other views of their scene.
  private static func namesakes(in objects: DocumentObjects, withOutlets outlets: [String: String]) -> Set<String> {
    struct Name: Hashable {
      var scene: String
      var text: String
    }
    var scenes: [String: String] = [:]
    var named: [Name: [String]] = [:]
    // Objects come after their parents.
    for object in objects.all {
      let scene = object.parent.flatMap { scenes[$0] } ?? object.identifier
      if object.identifier != DocumentObjects.document { scenes[object.identifier] = scene }
      // A label in Xcode is the name that the author chose.
      guard object.frame != nil || object.isViewPart, (object["userLabel"] ?? "").isEmpty, let text = object.writtenName
      else { continue }
      named[Name(scene: scene, text: text), default: []].append(object.identifier)
    }
    return Set(named.values.filter { $0.count > 1 }.joined().filter { outlets[$0] != nil })
  }

  /// Returns the outlet names of objects by object id. An object with several outlets has the name of the first. If the
  /// object of an outlet differs from that in an older document, the outlet names only the present one.
  static func outlets(in documents: [DocumentObjects]) -> [String: String] {
    var names: [String: String] = [:]
    var known: Set<[String]> = []
    for document in documents {
      var own: Set<[String]> = []
      for object in document.all {
        guard object.tag == "outlet", let destination = object["destination"], let property = object["property"],
          !systemOutlets.contains(property)
        else { continue }
        let outlet = [object.parent ?? "", property]
        own.insert(outlet)
        // An object that was removed keeps its former name.
        if known.contains(outlet), documents.first?[destination] != nil { continue }
        names[destination] = names[destination] ?? property
      }
      known.formUnion(own)
    }
    return names
  }

  /// The outlets that describe the purpose of an object, not the object.
  private static let systemOutlets: Set<String> = ["delegate", "dataSource", "view"]

  /// Returns the name of an object: its outlet if other views show its text too, its label, its text or its outlet.
  /// Otherwise its kind and id.
  package func name(of identifier: String) -> String {
    if let name = distinctOutlet(of: identifier) ?? names[identifier] { return name }
    guard let object = object(identifier) else { return identifier }
    if object.tag == Self.guide, let parent = object.parent, self.object(parent)?.tag != Self.guide {
      return "\(name(of: parent)).\(object.role == "safeArea" ? "safeArea" : object.role)"
    }
    if object.tag == "viewControllerLayoutGuide" { return "\(object["type"] ?? "top")LayoutGuide" }
    if object.isConstraint {
      // Constraints of a damaged document may name each other.
      return Self.form(of: object) { self.object($0)?.isConstraint == true ? $0 : name(of: $0) }
    }
    // A title that changed names neither state.
    if let section = sectionName(of: object), object.writtenName == object["headerTitle"],
      let old = difference.old[identifier], old["headerTitle"] != object["headerTitle"]
    {
      return section
    }
    if object.isConnection, let name = object["property"] ?? object["selector"] ?? object["identifier"] { return name }
    return object.writtenName ?? outlets[identifier] ?? object["storyboardIdentifier"]
      ?? object["customClass"] ?? object["reuseIdentifier"]
      ?? object["storyboardName"] ?? object.writtenStart ?? plainName(of: object)
  }

  /// Returns the outlet of a view whose visible text other views have too; nil for others.
  private func distinctOutlet(of identifier: String) -> String? {
    namesakes.contains(identifier) ? outlets[identifier] : nil
  }

  /// Whether an object had this name in the older state too.
  func hadName(_ name: String, _ identifier: String) -> Bool {
    guard let object = difference.old[identifier] else { return false }
    return [
      object.writtenName, outlets[identifier], object["storyboardIdentifier"], object["customClass"],
      object["reuseIdentifier"],
    ].contains(name)
  }

  /// The largest number of objects that a message names.
  static let namedObjects = 4

  /// Returns at most four different names of some objects, and the number of the other objects:
  /// `'Title', 'Label' (2) and 3 more`.
  func list(of identifiers: [String]) -> String {
    let (named, rest) = mentions(of: identifiers)
    return named.listed(before: rest)
  }

  /// Returns the names of `list(of:)` as the subject of a sentence: `'Title', 'Label' (2) and 'Hint'`.
  func subjects(_ identifiers: [String]) -> String {
    let (named, rest) = mentions(of: identifiers)
    return rest == 0 ? named.inWords(atMost: named.count) : named.listed(before: rest)
  }

  /// Returns at most four different names of some objects, each with its count, and the number of the other objects.
  private func mentions(of identifiers: [String]) -> (named: [String], rest: Int) {
    var order: [String] = []
    var counts: [String: Int] = [:]
    for name in identifiers.map(mention) {
      if counts[name] == nil { order.append(name) }
      counts[name, default: 0] += 1
    }
    let named = order.prefix(Self.namedObjects)
    let rest = identifiers.count - named.reduce(0) { $0 + (counts[$1] ?? 0) }
    let mentions = named.map { name in
      let count = counts[name] ?? 1
      return count == 1 ? name : "\(name) (\(count))"
    }
    return (mentions, rest)
  }

  /// Returns the name of an object in quotes, a constraint as an equation, and a connection with its owner:
  /// `segue 'show' to 'Help' of 'Login'`.
  private func mention(of identifier: String) -> String {
    guard let object = object(identifier), object.isTie, names[identifier] == nil else {
      return "'\(name(of: identifier))'"
    }
    guard object.isConnection else { return form(of: object) }
    return "\(form(ofConnection: object)) of '\(object.parent.map(name) ?? "")'"
  }

  /// Returns the kind of an object in words: `table view cell`. Nil if its name already says it.
  func kind(of object: DocumentObject) -> String? {
    let isHeader = object.role.hasSuffix("HeaderView") || object.role.hasSuffix("FooterView")
    if isHeader { return object.role.camelCaseWords.lowercased() }
    // The name of a guide is that of its view with its role.
    if object.tag == Self.guide { return nil }
    let name = name(of: object.identifier)
    if name == sectionName(of: object) { return nil }
    return name.hasPrefix(object.tag) || name == "root" ? nil : object.kind
  }

  private static let guide = "viewLayoutGuide"

  private func object(_ identifier: String) -> DocumentObject? {
    difference.new[identifier] ?? difference.old[identifier]
  }

  /// Returns the name of an object without its own name.
  private func plainName(of object: DocumentObject) -> String {
    // Objects without a frame, such as placeholders, occur once in a scene or document, as do the bars of controllers.
    let isPlaced = object.frame != nil && !Self.bars.contains(object.role)
    guard isPlaced else { return itemName(of: object) ?? sectionName(of: object) ?? object.tag }
    if object.role == "view" { return "root" }
    if object.role == "contentView", let cell = object.parent.flatMap(self.object), cell.role != object.role {
      let name = name(of: cell.identifier)
      if name != plainName(of: cell) { return "\(name).contentView" }
    }
    return "\(object.tag) \(object.identifier)"
  }

  /// Returns the text that a view or item of a bar shows, or what the author called it, or the outlet if other views
  /// show the same text; nil for others.
  func shownName(of object: DocumentObject) -> String? {
    distinctOutlet(of: object.identifier) ?? object.writtenName ?? object.writtenStart ?? itemName(of: object)
  }

  /// Returns the name of an item of a bar without a title: its system item as Interface Builder shows it, its image, or
  /// its action. Nil for other objects.
  private func itemName(of object: DocumentObject) -> String? {
    guard Self.items.contains(object.tag) else { return nil }
    if let item = object["systemItem"] {
      return item.camelCaseWords.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
        .joined(separator: " ")
    }
    return object["image"] ?? object.children.lazy.compactMap { self.object($0)?["selector"] }.first
  }

  /// Returns the name of a section of a table by its position: `section 2`. A section that was removed has its former
  /// position. Nil for other objects.
  private func sectionName(of object: DocumentObject) -> String? {
    let objects = difference.new[object.identifier] == nil ? difference.old : difference.new
    guard object.tag == "tableViewSection", let table = object.parent.flatMap({ objects[$0] }) else { return nil }
    let sections = table.children.filter { objects[$0]?.tag == object.tag }
    return sections.firstIndex(of: object.identifier).map { "section \($0 + 1)" }
  }

  /// The items of bars, of which a scene may have several.
  static let items: Set<String> = ["barButtonItem", "tabBarItem"]

  /// The roles of the bars that belong to a controller.
  private static let bars: Set<String> = ["navigationBar", "toolbar", "tabBar"]

  /// Returns the name of a scene from its main controller or view.
  package func sceneName(of identifier: String) -> String {
    object(identifier)?["storyboardIdentifier"] ?? name(of: identifier)
  }

  /// Returns a constraint as an equation: `title.top == card.bottom + 8`.
  package func form(of constraint: DocumentObject) -> String {
    Self.form(of: constraint, naming: name)
  }

  /// Returns a constraint as an equation without its priority and the given numbers, which are named after it:
  /// `title.top == card.bottom`, `title.height`, `title.width == card.width * 0.5`.
  func equation(of constraint: DocumentObject, without numbers: Set<String>) -> String {
    let form = Self.form(of: constraint, without: numbers.union(["priority"]), naming: name)
    // A constant alone is a number.
    return form.hasSuffix(" ==") ? String(form.dropLast(3)) : form
  }

  /// Returns a constraint as an equation without the given numbers, with custom names for its items.
  static func form(
    of constraint: DocumentObject, without numbers: Set<String> = [], naming name: (String) -> String
  ) -> String {
    let first = constraint["firstItem"] ?? ""
    var words = "\(name(first)).\(constraint["firstAttribute"] ?? "")"
    let relation = ["greaterThanOrEqual": ">=", "lessThanOrEqual": "<="][constraint["relation"] ?? ""] ?? "=="
    words += " \(relation)"
    let constant = constraint["constant"].flatMap(Double.init) ?? 0
    let priority = numbers.contains("priority") ? "" : constraint["priority"].map { " @ \($0)" } ?? ""
    guard let second = constraint["secondItem"], let attribute = constraint["secondAttribute"] else {
      return numbers.contains("constant") ? words : "\(words) \(constant.pointText)\(priority)"
    }
    words += " \(name(second)).\(attribute)"
    if !numbers.contains("multiplier"), let multiplier = constraint["multiplier"], Double(multiplier) != 1 {
      words += " * \(multiplier)"
    }
    if !numbers.contains("constant"), constant != 0 {
      words += " \(constant < 0 ? "-" : "+") \(abs(constant).pointText)"
    }
    return words + priority
  }

  /// Returns a connection in words: `outlet 'retry' to 'Try again'`.
  ///
  /// `known` is the destination that the reader already knows, which is omitted.
  func form(ofConnection connection: DocumentObject, to known: String? = nil) -> String {
    let name = connection["property"] ?? connection["selector"] ?? connection["identifier"] ?? connection["kind"]
    let event = connection["eventType"].map { " for '\($0)'" } ?? ""
    let words = (name.map { "\(connection.tag) '\($0)'" } ?? connection.tag) + event
    // A segue to a placeholder may have no destination.
    guard let target = connection["destination"] ?? connection["target"], target != known else { return words }
    return "\(words) to '\(self.name(ofEnd: target, of: connection))'"
  }

  /// Returns the name of the object to which a connection leads. An outlet does not name its own object.
  func name(ofEnd target: String, of connection: DocumentObject) -> String {
    if connection.tag == "segue" { return sceneName(of: target) }
    let known = name(of: target)
    guard let outlet = connection["property"], outlet == known, let object = object(target) else { return known }
    return object["storyboardIdentifier"] ?? object["customClass"] ?? plainName(of: object)
  }

  /// Returns a value for messages. An object id is replaced by the object's name.
  func form(ofValue value: String) -> String {
    // Other values hardly ever have the form of an object id.
    let isIdentifier = value.utf8.count == 10 && value.contains("-")
    guard isIdentifier, difference.new[value] != nil || difference.old[value] != nil else { return value }
    return name(of: value)
  }
}

extension DocumentObject {
  /// The longest text that is used as a name, in characters.
  private static let longestName = 40

  /// The name or the visible text of the object, or nil.
  package var writtenName: String? {
    if let label = self["userLabel"], !label.isEmpty { return label }
    return texts.first { text in
      (1...Self.longestName).contains(text.count) && !text.contains(where: \.isNewline)
    }
  }

  /// The first words of the visible text, for texts too long for a name; nil without text.
  var writtenStart: String? {
    texts.lazy.compactMap { $0.split(whereSeparator: \.isNewline).first }.first
      .map { "\($0.prefix(Self.longestName))…" }
  }

  private var texts: [String] { Self.visibleTexts.compactMap { self[$0] } }

  /// The values that show text, of which the first one names the object.
  private static let visibleTexts = [
    "text", "title", "normal.title", "contentConfiguration.text", "placeholder", "headerTitle",
  ]

  /// Whether the object is a space between the items of a bar.
  var isSpace: Bool { ["flexibleSpace", "fixedSpace"].contains(self["systemItem"]) }

  /// The kind of the object in words: `table view cell`.
  var kind: String { tag.camelCaseWords.lowercased() }
}
