internal import DocumentFacts
internal import Geometry
internal import Scenes

/// The names of a document's objects in messages about what changed.
struct ChangeNames {
  private let names: [String: String]
  private let difference: DocumentDifference

  /// The names of the views of a scene as it is and as it was, and of what else the document has.
  init(_ scene: Scene, _ former: Scene?, _ difference: DocumentDifference) {
    let views = scene.views + (former?.views ?? [])
    names = Dictionary(
      views.map { ($0.name, $0.superview == nil ? "root" : $0.displayName) }, uniquingKeysWith: { first, _ in first })
    self.difference = difference
  }

  /// The name of an object.
  func name(of identifier: String) -> String {
    if let name = names[identifier] { return name }
    guard let object = difference.new[identifier] ?? difference.old[identifier] else { return identifier }
    if object.tag == "viewLayoutGuide", let parent = object.parent {
      return "\(name(of: parent)).\(object.role == "safeArea" ? "safeArea" : object.role)"
    }
    if object.tag == "viewControllerLayoutGuide" { return "\(object["type"] ?? "top")LayoutGuide" }
    // A view of another scene is called as there.
    let isView = object.frame != nil
    return object["userLabel"] ?? object["title"] ?? object["text"]
      ?? (isView ? identifier : object["customClass"] ?? object.tag)
  }

  /// A constraint as people read it: `title.top == card.bottom + 8`.
  func form(of constraint: DocumentObject, withNumbers: Bool = true) -> String {
    let first = constraint["firstItem"] ?? constraint.parent ?? ""
    var words = "\(name(of: first)).\(constraint["firstAttribute"] ?? "")"
    let relation = ["greaterThanOrEqual": ">=", "lessThanOrEqual": "<="][constraint["relation"] ?? ""] ?? "=="
    words += " \(relation)"
    let constant = constraint["constant"].flatMap(Double.init) ?? 0
    guard let second = constraint["secondItem"], let attribute = constraint["secondAttribute"] else {
      return withNumbers ? "\(words) \(constant.pointText)" : words
    }
    words += " \(name(of: second)).\(attribute)"
    guard withNumbers else { return words }
    if let multiplier = constraint["multiplier"], multiplier != "1" { words += " * \(multiplier)" }
    if constant != 0 { words += " \(constant < 0 ? "-" : "+") \(abs(constant).pointText)" }
    return constraint["priority"].map { "\(words) @ \($0)" } ?? words
  }
}
