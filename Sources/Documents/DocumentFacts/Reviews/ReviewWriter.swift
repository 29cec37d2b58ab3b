internal import Findings
internal import MarkupReading
internal import VisibleText

/// A writer that lists the author's changes to a document by scene.
struct ReviewWriter {
  private let difference: DocumentDifference
  private let words: ChangeWords
  private var names: ChangeNames { words.names }
  /// The groups of changes by scene, in order.
  private let groups: [(scene: String, groups: [ChangeGroup])]
  /// The number of constraints that only moved to another owner.
  let heldElsewhere: Int

  init(_ difference: DocumentDifference) {
    self.difference = difference
    let words = ChangeWords(names: ChangeNames(in: difference), difference: difference)
    self.words = words
    var order: [String] = []
    var changes: [String: [DocumentChange]] = [:]
    let ends = Self.wholeEnds(of: difference)
    for change in difference.changes {
      let scene = Self.scene(of: ends[change.object] ?? change.object, in: difference)
      if changes[scene] == nil { order.append(scene) }
      changes[scene, default: []].append(change)
    }
    let found = order.map { ($0, ChangeGroups(of: changes[$0] ?? [], in: words)) }
    groups = found.map { (scene: $0, groups: $1.groups) }
    heldElsewhere = found.reduce(0) { $0 + $1.1.heldElsewhere.count }
  }

  /// Returns the id of the scene that contains an object, or of its outermost ancestor in a xib.
  private static func scene(of identifier: String, in difference: DocumentDifference) -> String {
    let outermost = difference.scene(of: identifier)
    return difference.new.sceneIdentifiers[outermost] ?? difference.old.sceneIdentifiers[outermost] ?? outermost
  }

  /// Returns the objects that were added or removed with a connection to them, by the connections. In a xib, the owner
  /// of the connection is not in the scene of the object.
  private static func wholeEnds(of difference: DocumentDifference) -> [String: String] {
    var ends: [String: String] = [:]
    for change in difference.changes where change.kind == .added || change.kind == .removed {
      let objects = change.kind == .added ? difference.new : difference.old
      guard let object = objects[change.object], object.isConnection, object.tag != "segue",
        let end = object["destination"], difference.old[end] == nil || difference.new[end] == nil
      else { continue }
      ends[change.object] = end
    }
    return ends
  }

  // MARK: - Scenes

  /// Returns the scenes that changed.
  ///
  /// - Parameter frames: The ids of views whose recorded frames changed. Those that result from an entry are removed.
  func scenes(withFrames frames: inout Set<String>) -> [DocumentReview.Scene] {
    let following = frames.isEmpty || !difference.isSameCanvas ? nil : FollowingFrames(frames, in: difference)
    return groups.map { scene, groups in
      // The contents of a new scene are new with it.
      let isPart = main(of: scene).map { partOfWhole(groups, $0) } ?? { _ in false }
      let (reported, rest) = (groups.filter { !isPart($0) }, groups.filter(isPart))
      let entries = reported.map { entry($0, with: rest.flatMap { $0.changes + $0.parts }) }
      let folded = EntryFolding.folded(entries, of: reported, in: words)
      var result = DocumentReview.Scene(name: name(of: scene), identifier: scene, entries: folded.map(\.entry))
      if let following {
        add(&frames, of: scene, to: &result, of: reported, in: folded.map(\.groups), by: following)
      }
      return result
    }
  }

  /// Adds to each entry the views of its scene whose frames follow from it alone, to the scene those that follow from
  /// several entries, and removes both from `frames`.
  ///
  /// - Parameter entries: The positions of the groups of each entry.
  private func add(
    _ frames: inout Set<String>, of scene: String, to result: inout DocumentReview.Scene, of groups: [ChangeGroup],
    in entries: [[Int]], by following: FollowingFrames
  ) {
    let moving = groups.indices.filter { moves(groups[$0]) }
    guard !frames.isEmpty, !moving.isEmpty else { return }
    let causes = following.causes(among: moving.map { groups[$0] })
    for id in difference.new.order where frames.contains(id) && Self.scene(of: id, in: difference) == scene {
      guard let found = causes[id] else { continue }
      frames.remove(id)
      let positions = found.map { moving[$0] }
      let causing = entries.indices.filter { entry in positions.contains { entries[entry].contains($0) } }
      // An entry about text or a font already names the views that it resizes.
      let isNamed = positions.allSatisfy { groups[$0].part != nil && groups[$0].changes.contains { $0.object == id } }
      if isNamed { continue }
      if causing.count == 1 {
        result.entries[causing[0]].followers.append(names.name(of: id))
      } else {
        result.followers.append(names.name(of: id))
      }
    }
  }

  /// Whether a group may move or resize views.
  private func moves(_ group: ChangeGroup) -> Bool {
    guard (group.changes + group.parts).contains(where: { !$0.isSilent }) else { return false }
    // Items of bars are not in the layout.
    if ChangeNames.items.contains(group.changes[0].tag) { return false }
    return group.part?.hasSuffix("Color") != true
  }

  /// Whether a group is covered by the main object of its scene, because that was added or removed.
  private func partOfWhole(_ groups: [ChangeGroup], _ main: String) -> (ChangeGroup) -> Bool {
    let isWhole = groups.contains { group in
      group.changes[0].object == main && [.added, .removed].contains(group.changes[0].kind)
    }
    return { isWhole && $0.changes[0].object != main }
  }

  /// Returns the main object of a scene.
  private func main(of scene: String) -> String? {
    (difference.new.start(ofScene: scene) ?? difference.old.start(ofScene: scene))?.identifier
  }

  private func name(of scene: String) -> String {
    if scene == DocumentObjects.document { return "document" }
    return names.sceneName(of: main(of: scene) ?? scene)
  }

  // MARK: - Entries

  private func entry(_ group: ChangeGroup, with others: [DocumentChange]) -> DocumentReview.Entry {
    let kind: DocumentReview.Entry.Kind =
      switch group.changes[0].kind {
      case .added: .added
      case .removed: .removed
      case .moved, .reordered, .value, .frame: .changed
      }
    return .init(
      kind: kind, text: group.message.text, contents: contents(of: group, kind), line: group.place.line,
      oldLine: difference.oldLine(of: group.changes[0]), changes: group.changes + group.parts + others)
  }

  /// Returns what was added or removed with an object.
  private func contents(of group: ChangeGroup, _ kind: DocumentReview.Entry.Kind) -> [String] {
    let change = group.changes[0]
    guard !change.isValue, change.tag != "constraint" else { return [] }
    let objects = difference.new[change.object] == nil ? difference.old : difference.new
    let inside = kind == .changed ? [] : difference.inside(change.object).subtracting([change.object])
    let found = objects.order.filter { inside.contains($0) }.compactMap { objects[$0] }
    // Views that were moved into a new view are not new themselves, and neither are their descendants.
    let all = found.filter { !isInBoth($0.identifier) }
    // A constraint may have another item and another constant.
    var counted: Set<String> = []
    let changed = group.parts.filter { $0.kind == .added || $0.kind == .removed || $0.isValue }
    let parts = changed.filter { counted.insert($0.object).inserted }.compactMap(words.object)
    let views = all.filter { $0.frame != nil }
    let named = views.filter { names.shownName(of: $0) != nil }.prefix(ChangeNames.namedObjects)
    let rest = views.count - named.count
    // Items of bars are not views, and the spaces between them show nothing.
    let items = all.filter { ChangeNames.items.contains($0.tag) && !$0.isSpace && names.shownName(of: $0) != nil }
    let namedItems = items.prefix(ChangeNames.namedObjects)
    // The message of a wrapping names the views.
    let isWrapping = ["wrapped", "unwrapped"].contains(group.message.kind)
    let counts = [
      Self.count(rest, named.isEmpty ? "view" : "other view"),
      Self.count(items.count - namedItems.count, "other bar item"),
      constraints((all + parts).filter(\.isConstraint), with: kind),
    ]
    return (kind == .added ? classes(of: change.object, all) : []) + list(named) + list(namedItems)
      + counts.filter { !$0.isEmpty }
      + list((all + parts).filter(\.isConnection), of: change.object)
      + (isWrapping ? [] : words.movedViews(with: group).map { ["\($0.verb) \($0.views)"] } ?? [])
  }

  /// Returns the classes of a new object and of the root view of a new controller, except a class that is already the
  /// name of its object.
  private func classes(of object: String, _ inside: [DocumentObject]) -> [String] {
    let roots = inside.filter { $0.parent == object && $0.role == "view" }
    let classes = ([difference.new[object]].compactMap(\.self) + roots).compactMap { $0["customClass"] }
    let names = [names.name(of: object), names.sceneName(of: object)]
    return classes.filter { !names.contains($0) }.map { "class '\($0)'" }
  }

  /// The largest number of replaced constraints that are written as equations. Above it, they are only counted.
  private static let namedConstraints = 2

  /// Returns words for the constraints that were added or removed with an object, and for those that they replaced or
  /// that replace them: `5 constraints in place of bar.top == root.top`.
  private func constraints(_ found: [DocumentObject], with kind: DocumentReview.Entry.Kind) -> String {
    let remaining = kind == .removed ? difference.old : difference.new
    let (own, others) = (
      found.filter { remaining[$0.identifier] != nil }, found.filter { remaining[$0.identifier] == nil }
    )
    guard !others.isEmpty else { return Self.count(own.count, "constraint") }
    let isNamed = others.count <= Self.namedConstraints
    let forms = isNamed ? others.map { names.form(of: $0) }.joined(separator: " and ") : "\(others.count)"
    guard own.isEmpty else {
      let verb = kind == .removed ? "in favor of" : "in place of"
      return "\(Self.count(own.count, "constraint")) \(verb) \(isNamed ? forms : "\(forms) others")"
    }
    let noun = others.count == 1 ? "constraint" : "constraints"
    let all = isNamed ? "the \(kind == .removed ? "new " : "")\(noun) \(forms)" : "\(forms) \(noun)"
    return kind == .removed ? all : "\(all) removed"
  }

  /// Returns views by kind: `label 'Title'`, `buttons 'Log in', 'Help'`.
  private func list(_ views: ArraySlice<DocumentObject>) -> [String] {
    var order: [String] = []
    var names: [String: [String]] = [:]
    for view in views {
      if names[view.kind] == nil { order.append(view.kind) }
      names[view.kind, default: []] += self.names.shownName(of: view).map { ["'\($0)'"] } ?? []
    }
    return order.map { kind in
      let list = names[kind] ?? []
      let isPlural = list.count > 1 && !kind.hasSuffix("s")
      return "\(kind)\(isPlural ? kind.hasSuffix("ch") ? "es" : "s" : "") \(list.joined(separator: ", "))"
    }
  }

  /// Returns the connections of a new or removed object in words: `outlets 'heading', 'retry'`, `segue 'show' to
  /// 'Help'`.
  private func list(_ connections: [DocumentObject], of object: String) -> [String] {
    guard connections.count <= ChangeNames.namedObjects else { return [Self.count(connections.count, "connection")] }
    var names: [String: [String]] = [:]
    var order: [String] = []
    for connection in connections {
      let isSegue = connection.tag == "segue"
      let name = isSegue ? nil : connection["property"] ?? connection["selector"]
      let key = name == nil ? self.names.form(ofConnection: connection, to: object) : connection.tag
      if names[key] == nil { order.append(key) }
      names[key, default: []] += name.map { ["'\($0)'"] } ?? []
    }
    return order.map { key in
      let list = names[key] ?? []
      return list.isEmpty ? key : "\(key)\(list.count > 1 ? "s" : "") \(list.joined(separator: ", "))"
    }
  }

  /// Returns a count with a noun, in the plural if needed. Empty for 0.
  static func count(_ count: Int, _ word: String) -> String {
    // In a phrase, the first noun gets the plural.
    let parts = word.split(separator: " ", maxSplits: 1)
    let isPhrase = parts.count > 1 && [" of ", " on ", " in ", " moved ", " written "].contains { word.contains($0) }
    return count == 0 ? "" : count.counted(word, isPhrase ? "\(parts[0])s \(parts[1])" : nil)
  }

  // MARK: - Changes recorded by Xcode

  /// Returns those of the views whose recorded frames may result from the author's changes.
  func followingFrames(_ frames: Set<String>) -> Set<String> {
    let own = difference.changes.compactMap { change in
      if case .frame = change.kind { change.object } else { nil }
    }
    return frames.filter(isInBoth).subtracting(own)
  }

  /// Whether both states have an object.
  func isInBoth(_ identifier: String) -> Bool {
    difference.old[identifier] != nil && difference.new[identifier] != nil
  }

  /// Whether a part of an object, given by object id and part name, was not changed by the author.
  func isUnchangedPart(_ place: String) -> Bool {
    let words = place.split(separator: " ", maxSplits: 1)
    guard let identifier = words.first.map(String.init), isInBoth(identifier), let part = words.last else {
      return false
    }
    return !difference.changes.contains { change in
      guard change.object == identifier, case .value(let name, _, _) = change.kind else { return false }
      return name.hasPrefix(part)
    }
  }

  /// The number of values that are equal but written differently.
  var rewrittenValues: Int {
    var changed: [String: Set<String>] = [:]
    for change in difference.changes {
      if case .value(let name, _, _) = change.kind { changed[change.object, default: []].insert(name) }
    }
    return difference.new.all.reduce(0) { count, object in
      guard let before = difference.old[object.identifier], !object.hasSameTexts(as: before) else { return count }
      let names = Set(object.values.keys).union(before.values.keys)
      return count
        + names.count { name in
          let isPart = (object[name] ?? "").isEmpty && (before[name] ?? "").isEmpty
          return !isPart && object[name] != before[name] && changed[object.identifier]?.contains(name) != true
        }
    }
  }
}
