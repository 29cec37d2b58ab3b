internal import DocumentFacts
internal import Findings
internal import Geometry
internal import MarkupReading
internal import Scenes

/// What the author of a document changed in one scene, one entry for each cause.
struct SceneChanges {
  /// The changes, in the order of the document as it is now.
  private(set) var causes: [AuthorsChange] = []
  /// The names that views have now, with the names that they had.
  private(set) var renames: [(place: XMLPlace, old: String, new: String)] = []

  private let difference: DocumentDifference
  private let views: Set<String>
  private let root: String?
  private let words: ChangeWords

  /// The changes of a scene.
  ///
  /// - Parameter former: The scene before; nil if it is new.
  init(of scene: Scene, _ former: Scene?, in difference: DocumentDifference) {
    self.difference = difference
    views = Set((scene.views + (former?.views ?? [])).map(\.name))
    root = scene.views.first?.name
    words = ChangeWords(names: ChangeNames(scene, former, difference), difference: difference)
    let own = difference.changes.filter { !$0.isSilent || $0.isForCode }.map { (change: $0, views: subjects(of: $0)) }
      .filter { !$0.views.isEmpty }
    let whole = wholeObjects(own.map(\.change))
    let rest = own.filter { !isPart($0.change, of: whole) }
    causes = rest.compactMap { single($0.change, $0.views) } + constraints(rest) + values(rest)
    causes.sort { $0.place.offset < $1.place.offset }
    renames = renames(scene, former)
  }

  // MARK: - Views

  /// The views of the scene that a change is about; none if it is about another scene.
  private func subjects(of change: DocumentChange) -> Set<String> {
    let object = difference.new[change.object] ?? difference.old[change.object]
    if let object, object.isConstraint {
      let both = [difference.new[change.object], difference.old[change.object]].compactMap(\.self)
      let items = Set(both.flatMap(\.constrainedObjects).compactMap { view(of: $0) })
      let others = items.subtracting(both.compactMap { $0.parent.flatMap(view) })
      return others.isEmpty ? items : others
    }
    if case .reordered = change.kind, let object {
      let inside = object.children.filter(views.contains)
      if !inside.isEmpty { return Set(inside) }
    }
    return view(of: change.object).map { [$0] } ?? []
  }

  /// The view of the scene that an object is, or is in; the root for a part of its controller.
  private func view(of identifier: String) -> String? {
    if views.contains(identifier) { return identifier }
    guard let root else { return nil }
    if identifier == DocumentObjects.document { return root }
    let objects = difference.new[identifier] == nil ? difference.old : difference.new
    if let found = objects.ancestors(of: identifier).first(where: views.contains) { return found }
    return difference.scene(of: identifier) == difference.scene(of: root) ? root : nil
  }

  // MARK: - Whole objects

  /// The ids of views that were added, removed or moved, with all in them.
  private func wholeObjects(_ changes: [DocumentChange]) -> Set<String> {
    var found: Set<String> = []
    for change in changes {
      guard let object = difference.new[change.object] ?? difference.old[change.object], !object.isConstraint else {
        continue
      }
      switch change.kind {
      case .added, .removed: found.formUnion(inside(change.object))
      case .moved: found.insert(change.object)
      case .reordered, .value, .frame: continue
      }
    }
    return found
  }

  /// The views around all of those that a cause is about, except for these themselves.
  func surroundings(of cause: AuthorsChange) -> Set<String> {
    let views = cause.subjects.union(cause.wholeViews)
    let around = views.map { view in
      Set((difference.new[view] == nil ? difference.old : difference.new).ancestors(of: view))
    }
    guard let first = around.first else { return [] }
    return around.dropFirst().reduce(first) { $0.intersection($1) }.subtracting(views)
  }

  /// An object and all that is in it, as it is, or as it was if it is gone.
  private func inside(_ identifier: String) -> Set<String> {
    let objects = difference.new[identifier] == nil ? difference.old : difference.new
    var found: Set<String> = []
    var rest = [identifier]
    while let next = rest.popLast() {
      guard found.insert(next).inserted, let object = objects[next] else { continue }
      rest += object.children
    }
    return found
  }

  /// Whether a change of a constraint comes with that of a whole view that it names, or a view was moved into one that is
  /// new, or out of one that is gone.
  private func isPart(_ change: DocumentChange, of whole: Set<String>) -> Bool {
    guard let object = difference.new[change.object] ?? difference.old[change.object], object.isConstraint else {
      if case .moved(let from, let to) = change.kind {
        return difference.old[to] == nil && whole.contains(to) || difference.new[from] == nil && whole.contains(from)
      }
      return false
    }
    switch change.kind {
    case .added, .removed: return object.constrainedObjects.contains { whole.contains($0) }
    case .moved, .reordered: return true
    case .value, .frame: return false
    }
  }

  private func single(_ change: DocumentChange, _ subjects: Set<String>) -> AuthorsChange? {
    guard let message = words.message(of: change) else { return nil }
    let object = difference.new[change.object] ?? difference.old[change.object]
    var cause = AuthorsChange(
      message: message, place: change.place, subjects: subjects,
      isToldAlone: object.map { $0.isConstraint || Self.barItems.contains($0.tag) } ?? false)
    cause.holders = holders(of: object, subjects)
    if let object, object.isConstraint {
      cause.effect = .frame
      cause.axes = axes(of: change.object)
    }
    switch change.kind {
    case .added, .removed: if object?.isConstraint == false { cause.wholeViews = inside(change.object) }
    case .moved: cause.saysLook = true
    case .frame:
      cause.saysLook = true
      cause.effect = .frame
    case .reordered:
      cause.isToldAlone = object?.tag == "stackView"
      // The order of other views decides which lies in front, and no frame.
      let isList = object?.children.contains { difference.new[$0]?.role == "subviews" } == false
      cause.isWeak = !cause.isToldAlone && !isList
    case .value: break
    }
    return cause
  }

  private func holders(of object: DocumentObject?, _ subjects: Set<String>) -> Set<String> {
    guard let holder = object?.parent.flatMap(view), !subjects.contains(holder) else { return [] }
    return [holder]
  }

  // MARK: - Values

  private func constraints(_ changes: [(change: DocumentChange, views: Set<String>)]) -> [AuthorsChange] {
    let values = changes.filter { $0.change.tag == "constraint" && $0.change.isValue }
    return grouped(values, by: \.change.object).compactMap { identifier, group in
      guard let message = words.message(of: group.map(\.change), ofConstraint: identifier) else { return nil }
      let subjects = group.reduce(into: Set<String>()) { $0.formUnion($1.views) }
      var cause = AuthorsChange(
        message: message, place: group[0].change.place, subjects: subjects, isToldAlone: true)
      cause.holders = holders(of: difference.new[identifier], subjects)
      cause.effect = .frame
      cause.axes = axes(of: identifier)
      return cause
    }
  }

  /// The axes along which a constraint places views, or placed them.
  private func axes(of constraint: String) -> Set<Axis> {
    let attributes = [difference.new, difference.old].flatMap { objects in
      [objects[constraint]?["firstAttribute"], objects[constraint]?["secondAttribute"]].compactMap(\.self)
    }
    let axes = Set(attributes.compactMap { DocumentObject.axis(ofAttribute: $0) })
    return axes.isEmpty ? Set(Axis.allCases) : axes
  }

  /// A part of a view that changed.
  private struct Part: Hashable {
    var name: String
    var from: String?
    var to: String?
    /// The values, which are the same in all views that are told together.
    var values: [DocumentChange.Kind]
    var isForCode: Bool
  }

  private func values(_ changes: [(change: DocumentChange, views: Set<String>)]) -> [AuthorsChange] {
    let values = changes.filter { $0.change.tag != "constraint" && $0.change.isValue }
    let parts = grouped(values) { "\($0.change.object) \($0.change.part)" }.map { _, group in (part(group), group) }
    return grouped(parts, by: \.0).map { part, parts in
      let groups = parts.map(\.1)
      let subjects = groups.joined().reduce(into: Set<String>()) { $0.formUnion($1.views) }
      let message = words.message(
        of: part.name, groups.map { $0[0].change.object }, from: part.from, to: part.to)
      let place = groups.joined().map(\.change.place).min { $0.offset < $1.offset } ?? .start
      var cause = AuthorsChange(
        message: message, place: place, subjects: subjects, isToldAlone: Self.toldAlone.contains(part.name))
      cause.isWeak = part.isForCode || Self.weak.contains(part.name)
      cause.isValue = true
      cause.isSecondary = part.name.hasSuffix("Priority")
      if cause.isSecondary {
        cause.effect = .frame
        cause.axes = [part.name.hasPrefix("horizontal") ? .horizontal : .vertical]
      } else if part.name.hasSuffix("Color") || Self.looks.contains(part.name) {
        cause.effect = .look
      }
      cause.saysLook = true
      return cause
    }
  }

  /// Elements in bars, which no layout contains and everybody sees.
  private static let barItems: Set<String> = ["barButtonItem", "tabBarItem"]

  /// Parts of views that are worth a line though they change no layout.
  private static let toldAlone: Set<String> = [
    "text", "normal.title", "title", "placeholder", "fontDescription", "horizontalHuggingPriority",
    "verticalHuggingPriority", "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
    "spacing", "axis", "alignment", "distribution", "numberOfLines", "hidden", "layoutMargins", "minimumLineSpacing",
    "minimumInteritemSpacing", "itemSize", "sectionInset", "largeTitles", "image",
  ]

  /// Parts of views that change how they look, and no frame.
  private static let looks: Set<String> = [
    "alpha", "clipsSubviews", "textAlignment", "runtime layer", "runtime cornerRadius",
  ]

  /// Parts of views that decide how texts shrink or grow, or what margins are counted from, and seldom a frame.
  private static let weak: Set<String> = [
    "minimumFontSize", "minimumScaleFactor", "adjustsFontSizeToFit", "lineBreakMode",
    "adjustsFontForContentSizeCategory", "insetsLayoutMarginsFromSafeArea",
  ]

  private func part(_ group: [(change: DocumentChange, views: Set<String>)]) -> Part {
    let first = group[0].change
    let kinds = group.map(\.change.kind)
    var part = Part(name: first.part, values: kinds, isForCode: first.isForCode)
    if let words = PartWords.words(of: first, in: difference) {
      (part.from, part.to) = words
    } else if part.name != "variation", kinds.count == 1, case .value(let name, let from, let to) = first.kind {
      part.name = name
      (part.from, part.to) = (from, to)
    }
    return part
  }

  private func grouped<Element, Key: Hashable>(
    _ elements: [Element], by key: (Element) -> Key
  ) -> [(Key, [Element])] {
    var order: [Key] = []
    var groups: [Key: [Element]] = [:]
    for element in elements {
      let key = key(element)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(element)
    }
    return order.map { ($0, groups[$0] ?? []) }
  }

  // MARK: - Renames

  /// The views to which the author gave another name or class, where they are called otherwise now.
  private func renames(_ scene: Scene, _ former: Scene?) -> [(place: XMLPlace, old: String, new: String)] {
    let named = Set(
      difference.changes.compactMap { change -> String? in
        if case .value(let name, _, _) = change.kind, name == "userLabel" || name == "customClass" {
          return change.object
        }
        return nil
      })
    guard !named.isEmpty, let former else { return [] }
    let old = Dictionary(former.views.map { ($0.name, $0.displayName) }, uniquingKeysWith: { first, _ in first })
    return scene.views.compactMap { view in
      guard named.contains(view.name), let name = old[view.name], name != view.displayName else { return nil }
      return (difference.new[view.name]?.place ?? .start, name, view.displayName)
    }
  }
}

extension DocumentChange {
  /// Whether it is that of a value.
  var isValue: Bool { if case .value = kind { true } else { false } }

  /// The part of its object that a value belongs to: `fontDescription` of `fontDescription.pointSize`.
  var part: String {
    guard case .value(let name, _, _) = kind else { return "" }
    // What one variation after the other installs is one change.
    if name.hasPrefix("variation ") { return "variation" }
    let pieces = name.split(separator: ".", maxSplits: 2)
    guard pieces.count > 1 else { return name }
    // The segments behind a new one all have another number.
    if pieces[0].split(separator: "#").first == "segment" { return "segment" }
    return ["normal", "configuration"].contains(pieces[0]) ? "\(pieces[0]).\(pieces[1])" : String(pieces[0])
  }
}
