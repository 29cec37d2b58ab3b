internal import AutoLayout
internal import Findings
internal import MarkupReading
internal import Scenes

/// A reader for the constraints of a scene.
struct ConstraintReader {
  /// The document that contains the scene.
  let document: InterfaceBuilderDocument
  /// The views of the scene.
  let tree: ViewTree
  /// The constraints, in document order.
  private(set) var constraints: [SceneConstraint] = []
  /// The elements of the constraints, in the order of the constraints.
  private(set) var elements: [XMLElement] = []
  /// The position of each constraint by object id.
  private(set) var positions: [String: Int] = [:]
  /// The findings about constraints that could not be read.
  private(set) var findings = RepeatedFindings()

  private struct Side {
    var item: LayoutItemID
    var attribute: LayoutAttribute
  }

  /// Reads the constraints of all views in a scene.
  init(_ tree: ViewTree, in document: InterfaceBuilderDocument) {
    self.document = document
    self.tree = tree
    for (owner, view) in tree.elements.enumerated() {
      for list in view.children where list.name == .constraints {
        for element in list.children where element.name == .constraint { read(element, owner: owner) }
      }
      pinContentView(of: owner)
    }
  }

  private mutating func read(_ element: XMLElement, owner: Int) {
    guard let first = side(element, .firstItem, .firstAttribute, owner: owner) else { return }
    var second: Side?
    if element.has(.secondItem) {
      guard let side = side(element, .secondItem, .secondAttribute, owner: owner) else { return }
      second = side
    }
    guard second.map({ $0.attribute.kind == first.attribute.kind }) ?? (first.attribute.kind == .size) else {
      findings.add(
        .unsupportedConstraint,
        describing: .init(kind: "attributes", "constraints between incompatible attributes"),
        at: document.source(of: element))
      return
    }
    guard first.attribute.kind == .size || Self.multiplier(element) != 0 else {
      // UIKit throws an exception: the constraint would equate a position with a constant.
      findings.add(
        .unsupportedConstraint,
        describing: .init(kind: "factor", "constraints that multiply a position by 0, which crash the app"),
        at: document.source(of: element))
      return
    }
    append(element, first, second, owner: owner)
  }

  private mutating func append(_ element: XMLElement, _ first: Side, _ second: Side?, owner: Int) {
    let constraint = LayoutConstraint(
      first.item, first.attribute, Self.relation(element[.relation]), second?.item,
      second?.attribute ?? .notAnAttribute,
      multiplier: Self.multiplier(element), constant: element.number(.constant) ?? 0,
      priority: element.number(.priority).map(LayoutPriority.init) ?? .required,
      identifier: element[.identifier] ?? element[.userLabel], owner: owner,
      usesStandardSpacing: element.isYes(.symbolic), isPlaceholder: element.isYes(.placeholder),
      source: document.source(of: element))
    if let id = element[.id], positions[id] == nil { positions[id] = constraints.count }
    constraints.append(
      SceneConstraint(
        constraint.namingScrolledContent(in: tree.views), objectID: element[.id],
        outlet: element[.id].flatMap { document.outlets[$0] },
        statements: element[.id].flatMap { document.code.statements[$0] } ?? []))
    elements.append(element)
  }

  /// Returns one side of a constraint. Without an item, it is the view that owns the constraint. Nil, with a finding,
  /// if the item is not in the scene or the attribute is unknown.
  private mutating func side(_ element: XMLElement, _ item: XMLName, _ attribute: XMLName, owner: Int) -> Side? {
    var found = LayoutItemID(view: owner)
    if let id = element[item] {
      guard let named = tree.items[id] else {
        findings.add(
          .unresolvedItem, describing: "constraints to a view outside the scene",
          at: document.source(of: element))
        return nil
      }
      found = named
    }
    guard let name = element[attribute], let known = Self.attribute(name) else {
      findings.add(
        .unsupportedAttribute,
        describing: "constraints with the unsupported attribute \(element[attribute] ?? "(none)")",
        at: document.source(of: element))
      return nil
    }
    if known.isMargin, found.guide == nil { found.guide = .layoutMargins }
    return Side(item: found, attribute: known.attribute)
  }

  /// Pins the content view of a visual effect view to its edges. Its constraints determine the size of the effect view,
  /// as measured on Xcode documents.
  private mutating func pinContentView(of owner: Int) {
    guard tree.views[owner].className == "visualEffectView",
      let content = tree.subviews(of: owner).first(where: { tree.elements[$0].key == .contentView })
    else { return }
    for attribute in [LayoutAttribute.left, .right, .top, .bottom] {
      constraints.append(
        SceneConstraint(
          LayoutConstraint(
            LayoutItemID(view: content), attribute, .equal, LayoutItemID(view: owner), attribute, owner: owner,
            origin: .autoresizingMask, source: tree.views[content].source)))
      elements.append(tree.elements[content])
    }
  }

  private static func multiplier(_ element: XMLElement) -> Double {
    element[.multiplier].flatMap(Multiplier.value) ?? 1
  }

  private static func relation(_ name: String?) -> LayoutRelation {
    switch name {
    case "greaterThanOrEqual": .greaterThanOrEqual
    case "lessThanOrEqual": .lessThanOrEqual
    default: .equal
    }
  }

  /// Returns the attribute with an Interface Builder name, and whether it is a layout margin.
  static func attribute(_ name: String) -> (attribute: LayoutAttribute, isMargin: Bool)? { attributes[name] }

  private static let attributes: [String: (attribute: LayoutAttribute, isMargin: Bool)] = {
    var attributes: [String: (attribute: LayoutAttribute, isMargin: Bool)] = [:]
    for name in LayoutAttribute.equationNames + ["baseline"] {
      guard let attribute = LayoutAttribute(name: name) else { continue }
      attributes[name] = (attribute, false)
      for ending in ["WithinMargins", "Margin"] { attributes[name + ending] = (attribute, true) }
    }
    return attributes
  }()
}
