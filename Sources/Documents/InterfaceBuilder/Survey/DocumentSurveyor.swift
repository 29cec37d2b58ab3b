internal import Findings
internal import MarkupReading

/// A surveyor that finds the features of a document that matter to layout.
struct DocumentSurveyor {
  /// One row for each occurrence.
  private(set) var rows: [DocumentSurvey.Row] = []
  private let root: XMLElement
  private let path: String
  /// The names of the document's layout guides, by object id.
  private var guides: [String: String] = [:]

  init(root: XMLElement, path: String) {
    self.root = root
    self.path = path
    root.walk { element in
      guard let id = element[.id] else { return }
      switch element.name {
      case .keyboardLayoutGuide: guides[id] = "keyboard"
      case .viewLayoutGuide: guides[id] = element[.key] ?? "guide"
      case .viewControllerLayoutGuide: guides[id] = "\(element[.type] ?? "") layout guide"
      default: break
      }
    }
  }

  /// Visits all elements.
  mutating func look() {
    lookAtDevice()
    visit(root)
  }

  private mutating func visit(_ element: XMLElement) {
    if ViewElement.isView(element) { lookAtView(element) }
    switch element.name {
    case .constraint: lookAtConstraint(element)
    case .tableViewSection: lookAtProperties(of: element)
    case .variation: lookAtVariation(element)
    case .userDefinedRuntimeAttribute: lookAtRuntimeAttribute(element)
    case .segue: add(.surroundings, "segue \(element[.kind] ?? "")", .supported, at: element)
    case _ where element.tag.hasSuffix("SimulatedSizeMetrics") || element.tag.hasPrefix("simulated"):
      let isRead = element.name != .simulatedOrientationMetrics
      let remark = isRead ? nil : "the recorded size of the root view is used"
      add(.surroundings, element.tag, isRead ? .supported : .approximated, remark, at: element)
    case .navigationItem, .paragraphStyle, .collectionViewFlowLayout: lookAtProperties(of: element)
    case _ where element.tag.hasSuffix("ontroller"): lookAtProperties(of: element)
    default: break
    }
    lookAtNames(of: element)
    // The keys of `<customFonts>` are file names.
    guard element.tag != "customFonts" else { return }
    for child in element.children { visit(child) }
  }

  /// Counts the names of an element that no reader asks for.
  private mutating func lookAtNames(of element: XMLElement) {
    if !ViewElement.isView(element) { lookAtName(element.tag, at: element) }
    for attribute in element.attributes { lookAtName(attribute.name, at: element) }
    if let key = element[.key], element.name != .variation { lookAtName(key, at: element) }
  }

  private static let namesOfReaders = Set(XMLName.allCases.map(\.rawValue))

  private mutating func lookAtName(_ name: String, at element: XMLElement) {
    guard LayoutProperties.attributes[name] == nil, LayoutProperties.children[name] == nil else { return }
    if let reason = NamesWithoutEffect.reason(for: name) {
      add(.withoutEffect, name, .noEffect, reason, at: element)
    } else if !Self.namesOfReaders.contains(name) {
      add(.unknownNames, name, .unknown, "not read", at: element)
    }
  }

  private mutating func add(
    _ section: DocumentSurvey.Section, _ name: String, _ support: DocumentSurvey.Support, _ remark: String? = nil,
    at element: XMLElement
  ) {
    rows.append(
      DocumentSurvey.Row(
        section: section, name: name, support: support, remark: remark, count: 1,
        example: SourceLocation(path: path, line: element.place.line, column: element.place.column)))
  }

  private mutating func lookAtDevice() {
    guard let device = root.child(.device) else {
      return add(.surroundings, "no device", .supported, "the canvas of Xcode 7 and earlier", at: root)
    }
    let isUnknown = !SavedScreen.isKnown(device[.id] ?? "")
    add(
      .surroundings, "device \(device[.id] ?? "")", isUnknown ? .approximated : .supported,
      isUnknown ? "as-saved frames are computed for an iPhone 15" : nil, at: device)
  }

  // MARK: - Views

  private mutating func lookAtView(_ element: XMLElement) {
    if !ContentReader.reads(element) {
      add(.elements, element.tag, .hatchedBox, at: element)
    } else if let remark = LayoutProperties.approximatedElements[element.tag] {
      add(.elements, element.tag, .approximated, remark, at: element)
    } else {
      add(.elements, element.tag, .supported, at: element)
    }
    if element.has(.customClass) {
      add(.elements, "custom class", .approximated, "laid out as its element, since code does not run", at: element)
    }
    lookAtProperties(of: element)
  }

  private mutating func lookAtProperties(of element: XMLElement) {
    for attribute in element.attributes {
      guard let property = LayoutProperties.attributes[attribute.name] else { continue }
      add(.properties, attribute.name, property.support, property.remark, at: element)
    }
    for child in element.children {
      guard let key = child[.key], let property = LayoutProperties.children[key] else { continue }
      add(.properties, key, property.support, property.remark, at: child)
    }
  }

  private mutating func lookAtVariation(_ element: XMLElement) {
    let key = element[.key] ?? ""
    let isKnown = key == "default" || VariationReader.condition(key) != nil
    add(.properties, "variation \(key)", isKnown ? .supported : .omitted, at: element)
    for attribute in element.attributes where !VariationReader.attributes.contains(attribute.name) {
      let reason = NamesWithoutEffect.reason(for: attribute.name)
      add(.properties, "\(attribute.name) in a variation", reason == nil ? .omitted : .noEffect, reason, at: element)
    }
  }

  private mutating func lookAtRuntimeAttribute(_ element: XMLElement) {
    let path = element[.keyPath] ?? ""
    if RuntimeAttributes.known.contains(path) {
      add(.runtimeAttributes, path, .supported, at: element)
    } else {
      add(.runtimeAttributes, path, .omitted, "code does not run", at: element)
    }
  }

  // MARK: - Constraints

  private mutating func lookAtConstraint(_ element: XMLElement) {
    add(.constraints, "relation \(element[.relation] ?? "equal")", .supported, at: element)
    for side in [XMLName.firstAttribute, .secondAttribute] {
      guard let name = element[side] else { continue }
      add(
        .constraints, "attribute \(name)", ConstraintReader.attribute(name) == nil ? .omitted : .supported, at: element)
    }
    if !element.has(.firstItem) { add(.constraints, "implicit first item", .supported, at: element) }
    for item in [element[.firstItem], element[.secondItem]] {
      if let guide = item.flatMap({ guides[$0] }) { add(.constraints, "item \(guide)", .supported, at: element) }
    }
    if let multiplier = element[.multiplier] {
      let form = multiplier.contains(":") ? "a:b" : multiplier.contains("/") ? "a/b" : "decimal"
      add(.constraints, "multiplier \(form)", .supported, at: element)
    }
    for attribute in [XMLName.constant, .priority, .identifier, .placeholder] where element.has(attribute) {
      add(.constraints, attribute.rawValue, .supported, at: element)
    }
    if element.isYes(.symbolic) {
      add(
        .constraints, "symbolic constant\(!element.has(.constant) ? " without a number" : "")", .supported,
        at: element)
    }
  }
}
