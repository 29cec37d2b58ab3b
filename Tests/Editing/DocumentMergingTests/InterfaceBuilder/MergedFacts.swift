import DocumentEditing

@testable import DocumentMerging

/// A document taken apart, independently of how the merge identifies elements: for each object its attributes, its
/// parent, and its elements without an id. What Xcode records by itself is not a fact.
struct MergedFacts {
  /// One fact.
  struct Key: Hashable, Comparable {
    enum Kind: Int { case parent, tag, attribute, child }

    var object: String
    var kind: Kind
    var name: String

    static func < (first: Key, second: Key) -> Bool {
      (first.object, first.kind.rawValue, first.name) < (second.object, second.kind.rawValue, second.name)
    }
  }

  /// The facts with their values.
  private(set) var facts: [Key: String] = [:]
  /// The objects of each list whose order matters, by owner.
  private(set) var orders: [String: [String]] = [:]
  /// The objects.
  private(set) var ids: Set<String> = []
  /// The ids of more than one object.
  private(set) var repeated: Set<String> = []
  /// The references to objects that the document does not have.
  private(set) var dangling: Set<String> = []

  /// Elements that Xcode writes by itself.
  private static let records: Set<String> = [
    "dependencies", "device", "resources", "classes", "simulatedMetricsContainer", "inferredMetricsTieBreakers",
    "point", "rect",
  ]
  private static let references: Set<String> = [
    "firstItem", "secondItem", "destination", "target", "reference", "view", "barButtonItem",
  ]

  init(_ bytes: [UInt8]) throws {
    let source = try XMLSource(bytes)
    var named: [String] = []
    read(source, 0, owner: "", path: "", &named)
    dangling = Set(named.filter { $0.count == 10 && !ids.contains($0) })
  }

  private mutating func read(
    _ source: XMLSource, _ element: Int, owner: String, path: String, _ named: inout [String]
  ) {
    for child in source.elements[element].children where !Self.records.contains(source.elements[child].name) {
      let name = source.elements[child].name
      let list = path.split(separator: "/").last.map(String.init) ?? ""
      guard let id = source.value("id", of: child) else {
        readPart(source, child, owner: owner, path: path, &named)
        continue
      }
      if !ids.insert(id).inserted { repeated.insert(id) }
      facts[Key(object: id, kind: .parent, name: list)] = owner
      facts[Key(object: id, kind: .tag, name: "")] = name
      if XcodeVocabulary.ordered.contains(list) { orders["\(owner) \(list)", default: []].append(id) }
      for attribute in source.elements[child].attributes
      where !["id", "misplaced", "ambiguous", "fixedFrame"].contains(attribute.name) {
        let value = source.text(of: attribute.value)
        facts[Key(object: id, kind: .attribute, name: attribute.name)] = value
        if Self.references.contains(attribute.name) { named.append(value) }
      }
      read(source, child, owner: id, path: "", &named)
    }
  }

  private mutating func readPart(
    _ source: XMLSource, _ element: Int, owner: String, path: String, _ named: inout [String]
  ) {
    let record = source.elements[element]
    let isList = record.attributes.isEmpty && !record.children.isEmpty
    var name = "\(path)/\(record.name)"
    guard !isList else { return read(source, element, owner: owner, path: name, &named) }
    if let word = ["key", "keyPath", "property", "state"].lazy.compactMap({ source.value($0, of: element) }).first {
      name += "[\(word)]"
    }
    var number = 1
    var unique = name
    while facts[Key(object: owner, kind: .child, name: unique)] != nil {
      number += 1
      unique = "\(name)#\(number)"
    }
    let attributes = record.attributes.map { "\($0.name)=\(source.text(of: $0.value))" }.sorted()
    let isLeaf = record.children.isEmpty && !record.isEmpty
    let text = isLeaf ? source.text(of: record.startTag.upperBound..<record.contentEnd) : ""
    facts[Key(object: owner, kind: .child, name: unique)] = (attributes + [text]).joined(separator: " ")
    read(source, element, owner: owner, path: unique, &named)
  }
}

/// What a merge of three documents has to contain.
struct ExpectedMerge {
  /// The facts that the result has.
  private var wanted: [MergedFacts.Key: String] = [:]
  /// The facts that the result does not have.
  private var gone: Set<MergedFacts.Key> = []
  /// The objects about which both sides contradict each other.
  private(set) var contested: Set<String> = []
  private let versions: MergeInput<MergedFacts>

  init(_ versions: MergeInput<MergedFacts>) {
    self.versions = versions
    let (base, ours, theirs) = (versions.base, versions.ours, versions.theirs)
    let removed = base.ids.subtracting(ours.ids.intersection(theirs.ids))
    for id in removed where ours.ids.contains(id) || theirs.ids.contains(id) {
      let other = ours.ids.contains(id) ? ours : theirs
      if other.facts.contains(where: { $0.key.object == id && base.facts[$0.key] != $0.value }) {
        contested.insert(id)
      }
    }
    for key in Set(base.facts.keys).union(ours.facts.keys).union(theirs.facts.keys)
    where !removed.contains(key.object) {
      let values = versions.map { $0.facts[key] }
      guard let value = values.agreed else {
        contested.insert(key.object)
        continue
      }
      // Repeated elements have no name of their own.
      if key.kind == .child, key.name.contains("#") { continue }
      if let value { wanted[key] = value } else { gone.insert(key) }
    }
    for (key, value) in wanted where removed.contains(value) && base.facts[key] != value {
      if key.kind == .parent || key.kind == .attribute { contested.insert(key.object) }
    }
    contested.formUnion(circles)
    // An object that was put into what the other side deleted.
    for key in wanted.keys where key.kind == .parent && removed.contains(wanted[key] ?? "") {
      contested.insert(key.object)
    }
  }

  /// The objects that would be inside each other, since each side moved one of them.
  private var circles: Set<String> {
    let parents = Dictionary(
      wanted.filter { $0.key.kind == .parent }.map { ($0.key.object, $0.value) },
      uniquingKeysWith: { first, _ in first })
    return Set(
      parents.keys.filter { id in
        var around = parents[id]
        var steps = 0
        while let next = around, next != id, steps < parents.count { (around, steps) = (parents[next], steps + 1) }
        return around != nil
      })
  }

  /// The objects in which both sides changed parts that only their content distinguishes, such as fragments of text.
  private var repeatedParts: Set<String> {
    func changed(_ side: MergedFacts) -> Set<String> {
      let keys = Set(side.facts.keys).union(versions.base.facts.keys).filter { $0.kind == .child }
      return Set(keys.filter { side.facts[$0] != versions.base.facts[$0] }.map(\.object))
    }
    let repeating = Set(versions.base.facts.keys.filter { $0.name.contains("#") }.map(\.object))
    return changed(versions.ours).intersection(changed(versions.theirs)).intersection(repeating)
  }

  /// What is wrong with a complete merge; nil if nothing is.
  func fault(of result: MergedFacts) -> String? {
    guard contested.isEmpty else { return "decided about \(contested.sorted().prefix(3))" }
    let lost = wanted.filter { result.facts[$0.key] != $0.value }.keys.min()
    if let lost { return "lost \(lost): \(wanted[lost] ?? ""), is \(result.facts[lost] ?? "missing")" }
    if let kept = gone.filter({ result.facts[$0] != nil }).min() { return "kept \(kept)" }
    let sides = [versions.base, versions.ours, versions.theirs]
    if let id = result.repeated.subtracting(sides.flatMap(\.repeated)).min() { return "\(id) twice" }
    if let id = result.dangling.subtracting(sides.flatMap(\.dangling)).min() { return "no object \(id)" }
    return faultOfOrder(result)
  }

  /// A list that only one side reordered has that order.
  private func faultOfOrder(_ result: MergedFacts) -> String? {
    for (list, order) in result.orders.sorted(by: { $0.key < $1.key }) {
      let others = versions.map { $0.orders[list] ?? [] }
      let common = Set(order).intersection(others.base).intersection(others.ours).intersection(others.theirs)
      let shared = others.map { $0.filter(common.contains) }
      guard let agreed = shared.agreed else { continue }
      if order.filter(common.contains) != agreed { return "another order in \(list)" }
    }
    return nil
  }

  /// Whether both sides may have reordered a list in different ways, or changed items without names in it.
  var hasContestedOrder: Bool {
    !repeatedParts.isEmpty
      || versions.base.orders.contains { list, base in
        let (ours, theirs) = (versions.ours.orders[list] ?? [], versions.theirs.orders[list] ?? [])
        let common = Set(base).intersection(ours).intersection(theirs)
        let shared = MergeInput(base: base, ours: ours, theirs: theirs).map { $0.filter(common.contains) }
        return shared.agreed == nil
      }
  }
}
