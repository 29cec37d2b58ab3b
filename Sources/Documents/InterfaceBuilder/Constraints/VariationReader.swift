internal import AutoLayout
internal import Findings
internal import MarkupReading
internal import Scenes
internal import Typography

/// A reader of `<variation>` elements: the changes of a scene in a size class, and the parts that are not installed by
/// default.
struct VariationReader {
  /// Constraints that are installed only in size classes that include them.
  private(set) var uninstalled: Set<Int> = []
  /// Views that are installed only in size classes that include them.
  private(set) var hidden: Set<Int> = []
  /// The findings about variations that could not be read.
  private(set) var findings = RepeatedFindings()
  private var merged: [SceneVariation] = []
  private var indices: [String: Int] = [:]
  private let tree: ViewTree
  private let constraints: ConstraintReader
  private let document: InterfaceBuilderDocument
  /// The masks seen so far. A damaged document may repeat a view any number of times, each with all its constraints.
  private var masked: Set<MaskedView> = []
  /// The constraints by view. Nil until a variation excludes a view.
  private var neighbourhood: Neighbourhood?

  /// The effect of a variation on a view.
  private struct MaskedView: Hashable {
    var view: Int
    var isIncluded: Bool
    var variation: Int
  }

  /// Reads the variations of a scene's views and constraints.
  init(_ tree: ViewTree, _ constraints: ConstraintReader, in document: InterfaceBuilderDocument) {
    self.tree = tree
    self.constraints = constraints
    self.document = document
    neighbourhood = nil
    for (view, element) in tree.elements.enumerated() {
      for variation in element.children where variation.name == .variation { read(variation, of: view) }
    }
    for (position, element) in constraints.elements.enumerated() where element.name == .constraint {
      for variation in element.children where variation.name == .variation { read(variation, ofConstraint: position) }
    }
  }

  /// The variations, less specific ones first, so that more specific ones override them. Equally specific ones are in
  /// the order of their keys, which does not depend on the views and constraints around them.
  var variations: [SceneVariation] {
    merged.sorted { first, second in
      let ranks = (rank(first.condition), rank(second.condition))
      return ranks.0 == ranks.1 ? first.name < second.name : ranks.0 < ranks.1
    }
  }

  private func rank(_ condition: VariationCondition) -> Int {
    [condition.widthClass != nil, condition.heightClass != nil, condition.idiom != nil, condition.appearance != nil]
      .count { $0 }
  }

  private mutating func read(_ element: XMLElement, of view: Int) {
    if element.key == .default {
      readDefault(element)
    } else if let index = index(of: element) {
      for mask in element.children where mask.name == .mask { readMask(mask, into: index) }
      for property in properties(of: element, view: view) {
        merged[index].viewChanges.append(SceneVariation.ViewChange(view: view, property: property))
      }
    }
  }

  private mutating func read(_ element: XMLElement, ofConstraint position: Int) {
    guard let constant = element.number(.constant), let index = index(of: element) else { return }
    merged[index].constants.append(SceneVariation.ConstantChange(constraint: position, constant: constant))
  }

  private mutating func readDefault(_ element: XMLElement) {
    for mask in element.children where mask.name == .mask {
      for change in mask.children where change.name == .exclude {
        guard let id = change[.reference] else { continue }
        if mask.key == .constraints, let position = constraints.positions[id] {
          uninstalled.insert(position)
        } else if mask.key == .subviews, let view = tree.items[id]?.view, hidden.insert(view).inserted {
          uninstalled.formUnion(positions(touching: view))
        }
      }
    }
  }

  private mutating func readMask(_ mask: XMLElement, into index: Int) {
    for change in mask.children {
      guard let id = change[.reference], change.name == .include || change.name == .exclude else { continue }
      let isIncluded = change.name == .include
      if mask.key == .constraints, let position = constraints.positions[id] {
        install([position], isIncluded, in: index)
      } else if mask.key == .subviews, let view = tree.items[id]?.view {
        if masked.insert(MaskedView(view: view, isIncluded: isIncluded, variation: index)).inserted {
          install(positions(touching: view), isIncluded, in: index)
        }
        merged[index].viewChanges.append(SceneVariation.ViewChange(view: view, property: .isHidden(!isIncluded)))
      }
    }
  }

  private mutating func install(_ positions: [Int], _ isInstalled: Bool, in index: Int) {
    if isInstalled {
      merged[index].installed += positions
    } else {
      merged[index].removed += positions
    }
  }

  /// Returns the constraints that name a view or one of its descendants. They are installed with the view.
  private mutating func positions(touching view: Int) -> [Int] {
    let neighbourhood = neighbourhood ?? Neighbourhood(of: tree, constraints.constraints)
    self.neighbourhood = neighbourhood
    return neighbourhood.positions(touching: view)
  }

  /// The supported attributes of a `<variation>`.
  static let attributes: Set<String> = [
    "key", "constant", "axis", "spacing", "distribution", "alignment", "hidden", "numberOfLines", "text",
  ]

  private func properties(of element: XMLElement, view: Int) -> [ViewProperty] {
    var properties: [ViewProperty] = []
    if let axis = StackReader.axis(element[.axis]) { properties.append(.stackAxis(axis)) }
    if let spacing = element.number(.spacing) { properties.append(.stackSpacing(spacing)) }
    if let distribution = StackReader.distribution(element[.distribution]) {
      properties.append(.stackDistribution(distribution))
    }
    if let alignment = StackReader.alignment(element[.alignment]) { properties.append(.stackAlignment(alignment)) }
    if let hidden = element[.hidden] { properties.append(.isHidden(hidden == "YES")) }
    if let lines = element.integer(.numberOfLines) { properties.append(.numberOfLines(max(0, lines))) }
    if let text = TextReader.string(.text, of: element) { properties.append(.text(LocalizedText(text))) }
    if let font = FontReader.font(of: element) { properties.append(.font(font)) }
    if let color = element.child(.color, key: .backgroundColor) {
      properties.append(.background(ColorReader.color(color, document.resources)))
    }
    return properties
  }

  /// Returns the variation of an element's key, creating it on first use. Nil if its condition is unknown.
  private mutating func index(of element: XMLElement) -> Int? {
    let key = element[.key] ?? ""
    if let known = indices[key] { return known }
    guard let condition = Self.condition(key) else {
      if !Self.isOfOtherSystem(key) {
        let place = document.source(of: element)
        findings.add(.unsupportedVariation, describing: "unsupported variations for \(key)", at: place)
      }
      return nil
    }
    indices[key] = merged.count
    merged.append(SceneVariation(name: key, condition: condition))
    return merged.count - 1
  }

  /// Whether a condition applies only to platforms other than iOS. Skipping it loses nothing.
  private static func isOfOtherSystem(_ key: String) -> Bool {
    let others = ["mac", "tv", "carPlay", "vision", "watch"].map { "userInterfaceIdiom=\($0)" }
    return key.split(separator: "-").contains { others.contains(String($0)) }
  }

  /// Returns the condition of a key such as `heightClass=compact-widthClass=regular`. Nil if a part is unknown.
  static func condition(_ key: String) -> VariationCondition? {
    var condition = VariationCondition()
    for part in key.split(separator: "-") {
      let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard sides.count == 2 else { return nil }
      switch sides[0] {
      case "widthClass": condition.widthClass = SizeClass(rawValue: sides[1])
      case "heightClass": condition.heightClass = SizeClass(rawValue: sides[1])
      case "userInterfaceIdiom": condition.idiom = Device.Idiom(rawValue: sides[1])
      case "userInterfaceStyle": condition.appearance = Appearance(rawValue: sides[1])
      default: return nil
      }
      if !isSet(sides[0], condition) { return nil }
    }
    return condition == VariationCondition() ? nil : condition
  }

  private static func isSet(_ name: String, _ condition: VariationCondition) -> Bool {
    switch name {
    case "widthClass": condition.widthClass != nil
    case "heightClass": condition.heightClass != nil
    case "userInterfaceIdiom": condition.idiom != nil
    default: condition.appearance != nil
    }
  }
}
