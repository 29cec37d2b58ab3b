internal import AutoLayout
internal import Geometry
package import SceneLayouts
package import Scenes

extension InterfaceBuilderEditor {
  /// Returns the guides that constraints in a scene can name.
  package func namedGuides(in scene: Scene) -> NamedGuides {
    NamedGuides(
      hasSafeArea: guide("safeArea", of: scene.views.first?.name) != nil,
      hasLayoutGuides: layoutGuide("top", above: scene.views.first?.name) != nil)
  }

  /// Makes a change to a scene of the document.
  ///
  /// - Throws: ``EditRefusal`` if the document has an unexpected form in a place that has to change.
  package mutating func apply(_ edit: SceneEdit, to scene: Scene) throws(EditRefusal) {
    for position in edit.removed { try remove(constraint: try id(ofConstraint: position, in: scene)) }
    for change in edit.changed { try apply(change, to: scene) }
    for constraint in edit.added {
      let owner = scene.owner(of: constraint)
      try add(try element(of: constraint, owner: owner, in: scene), to: try objectID(of: owner, in: scene))
    }
    for change in edit.installations {
      let isElsewhere = change.isForAll || scene.constraints[change.position].isInstalled
      try setInstalled(
        change.isInstalled, constraint: try id(ofConstraint: change.position, in: scene), in: change.variationName,
        isSaid: isElsewhere != change.isInstalled)
    }
    for change in edit.priorities {
      let name =
        "\(change.axis.rawValue)\(change.kind == .contentHugging ? "Hugging" : "CompressionResistance")Priority"
      try set(name, to: WrittenNumber.text(of: change.priority.rawValue), ofView: scene.views[change.view].name)
    }
    for view in edit.constrained { try constrain(scene.views[view.view].name) }
    for moved in edit.moved { try setFrame(moved.frame, of: scene.views[moved.view].name) }
  }

  private func id(ofConstraint position: Int, in scene: Scene) throws(EditRefusal) -> String {
    guard let id = scene.constraints[position].objectID else {
      throw EditRefusal(
        "the constraint has no object id", hint: "open and save the document in Xcode",
        source: scene.constraints[position].constraint.source)
    }
    return id
  }

  // MARK: - Elements

  /// Returns the element of a new constraint, without an id.
  private func element(
    of constraint: LayoutConstraint, owner: Int, in scene: Scene
  ) throws(EditRefusal) -> ConstraintElement {
    var element = ConstraintElement()
    let first = try object(constraint.firstItem, in: scene)
    if first != (try objectID(of: owner, in: scene)) { element["firstItem"] = first }
    element["firstAttribute"] = Self.word(for: constraint.firstAttribute, of: constraint.firstItem)
    if let second = constraint.secondItem {
      element["secondItem"] = try object(second, in: scene)
      element["secondAttribute"] = Self.word(for: constraint.secondAttribute, of: second)
    }
    for (name, value) in Self.values(of: constraint) { element[name] = value }
    return element
  }

  private mutating func apply(_ change: SceneEdit.Change, to scene: Scene) throws(EditRefusal) {
    let id = try id(ofConstraint: change.position, in: scene)
    let before = Self.values(of: scene.constraints[change.position].constraint)
    let after = Self.values(of: change.constraint)
    let changed = zip(before, after).filter { $0.value != $1.value }.map { $1 }
    try set(changed, ofConstraint: id)
  }

  /// Returns the attributes other than items and layout attributes, each with its value, or nil for one that is not
  /// written.
  private static func values(of constraint: LayoutConstraint) -> [(name: String, value: String?)] {
    let isRatio = constraint.firstItem == constraint.secondItem
    let ratio =
      isRatio ? WrittenRatio.text(ofSides: constraint.multiplier) : WrittenNumber.text(of: constraint.multiplier)
    return [
      ("relation", constraint.relation == .equal ? nil : constraint.relation.documentWord),
      ("multiplier", constraint.multiplier == 1 && !isRatio ? nil : ratio),
      ("priority", constraint.priority.isRequired ? nil : WrittenNumber.text(of: constraint.priority.rawValue)),
      ("constant", constraint.constant == 0 ? nil : WrittenNumber.text(of: constraint.constant)),
      ("symbolic", constraint.usesStandardSpacing ? "YES" : nil),
      ("placeholder", constraint.isPlaceholder ? "YES" : nil),
      ("identifier", constraint.identifier),
    ]
  }

  /// Returns the word for an attribute. Interface Builder writes attributes of margins as attributes of their view.
  static func word(for attribute: LayoutAttribute, of item: LayoutItemID) -> String {
    let name = attribute == .lastBaseline ? "baseline" : attribute.name
    guard item.guide == .layoutMargins || item.guide == .contentMargins else { return name }
    return name + (attribute == .centerX || attribute == .centerY ? "WithinMargins" : "Margin")
  }

  // MARK: - Items

  /// Returns the object id of a view. A content view without an id, as older tools wrote it, has the id of its cell.
  private func objectID(of view: Int, in scene: Scene) throws(EditRefusal) -> String {
    let name = scene.views[view].name
    if hasObject(name) { return name }
    guard scene.views[view].list.isContentOfCell, let cell = scene.views[view].superview else {
      throw EditRefusal(
        "the view '\(scene.views[view].nameInOutline)' has no object id", hint: "open and save the document in Xcode",
        source: scene.views[view].source)
    }
    return scene.views[cell].name
  }

  private func object(_ item: LayoutItemID, in scene: Scene) throws(EditRefusal) -> String {
    let view = try objectID(of: item.view, in: scene)
    let found: String? =
      switch item.guide {
      case nil, .layoutMargins?, .scrollContent?, .contentMargins?: view
      case .safeArea?: guide("safeArea", of: view)
      case .keyboard?: guide("keyboard", of: view)
      case .scrollFrame?: guide("frameLayoutGuide", of: view)
      case .topLayoutGuide?: layoutGuide("top", above: view)
      case .bottomLayoutGuide?: layoutGuide("bottom", above: view)
      case .readableContent?: nil
      }
    guard let found else {
      throw EditRefusal(
        "the document has no guide '\(item.guide?.name ?? "")' of '\(view)'", hint: "add it in Xcode",
        source: scene.views[item.view].source)
    }
    return found
  }

  /// Returns the id of a guide of a view, or nil if there is none.
  private func guide(_ key: String, of view: String?) -> String? {
    guard let view, let element = try? element(ofObject: view) else { return nil }
    return source.child("viewLayoutGuide", key: key, of: element).flatMap { source.value("id", of: $0) }
  }

  /// Returns the id of the top or bottom layout guide of a view's controller, or nil if there is none.
  private func layoutGuide(_ type: String, above view: String?) -> String? {
    guard let view, let element = try? element(ofObject: view) else { return nil }
    var next = source.elements[element].parent
    while let parent = next {
      if let guides = source.child("layoutGuides", of: parent) {
        let guide = source.elements[guides].children.first { guide in
          source.elements[guide].name == "viewControllerLayoutGuide" && source.value("type", of: guide) == type
        }
        return guide.flatMap { source.value("id", of: $0) }
      }
      next = source.elements[parent].parent
    }
    return nil
  }
}
