internal import AutoLayout
internal import DocumentFacts
internal import Findings
internal import Geometry
internal import MarkupReading
internal import Scenes

/// The changes that the author of a document made in one scene, with one entry for each cause.
struct SceneChanges {
  /// The changes, in the order of the current document.
  private(set) var causes: [AuthorsChange] = []
  /// The current names of renamed views, with the former ones.
  private(set) var renames: [(place: XMLPlace, old: String, new: String)] = []

  private let difference: DocumentDifference
  private let views: Set<String>
  private let root: String?
  /// Whether the bars or the container of the scene changed.
  private let isShownDifferently: Bool
  /// Whether the bars of the scene changed, but not its container.
  private let hasOtherBars: Bool
  /// Whether the bars, the container or the size of the scene changed.
  private let hasOtherContext: Bool
  /// Whether a container view of another scene contains the scene, or did.
  let isContained: Bool
  /// Whether the author changed other scenes of the document, which may change the bars, the container or the size of
  /// this one.
  private(set) var hasChangesElsewhere = false
  /// The root if the app determines its size, which no view in it can change. Nil for other roots.
  let fixedRoot: String?
  /// The rows of tables above each row, by object id.
  let rowsAbove: RowsAbove
  private let words: ChangeWords

  /// The names of the document's objects in messages.
  var names: ChangeNames { words.names }

  /// Creates the changes of a scene.
  ///
  /// `former` is the scene before the change, or nil if it is new.
  init(of scene: Scene, _ former: Scene?, in difference: DocumentDifference) {
    self.difference = difference
    views = Set((scene.views + (former?.views ?? [])).map(\.name))
    root = scene.views.first?.name
    let isElsewhere = former.map { $0.surroundings != scene.surroundings } ?? false
    hasOtherBars = !isElsewhere && former.map { $0.bars != scene.bars } ?? false
    isShownDifferently = isElsewhere || hasOtherBars
    hasOtherContext = former.map { !scene.hasContext(of: $0) } ?? false
    isContained = [scene, former ?? scene].contains { if case .container = $0.surroundings { true } else { false } }
    fixedRoot = [scene, former ?? scene].allSatisfy { $0.extent.kind == .screen } ? root : nil
    rowsAbove = RowsAbove(in: scene, former)
    words = ChangeWords(names: ChangeNames(scene, former, difference), difference: difference)
    let replaced = Set(difference.changes.filter(\.isReplacement).map(\.object))
    let visible = difference.changes.filter { change in
      let isReported = change.isForCode || change.isPresentation || change.isOfUse
      guard !change.isSilent || isReported, hasOtherBars || !change.isSimulatedBar else {
        return false
      }
      return !(replaced.contains(change.object) && change.isOfOneKind)
    }
    let own = visible.filter { !subjects(of: $0).isEmpty && isHere($0) }
    hasChangesElsewhere = hasOtherContext && visible.contains { reachesOthers($0) && subjects(of: $0).isEmpty }
    causes = ChangeGroups(of: own, in: words).merged.map(cause)
    renames = difference.renames(scene, former)
  }

  /// Adds the change of the code of the scene.
  mutating func add(_ cause: AuthorsChange) { causes.append(cause) }

  // MARK: - Views

  /// Whether a change is reported in this scene. A view that was moved to another scene is reported in both, but its
  /// other changes, and those of what it contains, only in the new one.
  private func isHere(_ change: DocumentChange) -> Bool {
    if case .moved = change.kind { return true }
    let states = [difference.old, difference.new]
    guard let root, states.allSatisfy({ $0[change.object] != nil }) else { return true }
    // The tab bar item of a controller that is embedded in another one is in no view.
    let isInView = states.contains {
      ([change.object] + $0.ancestors(of: change.object)).contains(where: views.contains)
    }
    guard isInView || change.tag == "constraint" else { return true }
    let scenes = states.map { $0.ancestors(of: change.object).last }
    return scenes[0] == scenes[1] || scenes[1] == difference.scene(of: root)
  }

  /// Returns the views of the scene that a change is about; empty if it is about another scene.
  private func subjects(of change: DocumentChange) -> Set<String> {
    let object = difference.new[change.object] ?? difference.old[change.object]
    if change.isPresentation {
      guard isShownDifferently, let root else { return [] }
      let states = [difference.new[change.object], difference.old[change.object]]
      return states.contains { shows($0, root) } ? [root] : []
    }
    if let object, object.isConstraint {
      let both = [difference.new[change.object], difference.old[change.object]].compactMap(\.self)
      let items = Set(both.flatMap(\.constrainedObjects).compactMap { view(of: $0) })
      let others = items.subtracting(both.compactMap { $0.parent.flatMap(view) })
      // The owner of a constraint is a subject only if the constraint names no other view.
      return others.isEmpty ? items : others
    }
    if case .reordered = change.kind, let order = difference.order(of: change.object) {
      let inside = order.span.filter(views.contains)
      if !inside.isEmpty { return Set(inside) }
    }
    // The system creates the headers and footers of a section.
    let titles = ["header", "footer"].map { "\(change.object).\($0)" }.filter(views.contains)
    return Set(titles + [view(of: change.object)].compactMap(\.self))
  }

  /// Returns the view that is an object or contains it. For parts of the scene's controller, it is the root.
  private func view(of identifier: String) -> String? {
    if views.contains(identifier) { return identifier }
    guard let root else { return nil }
    if identifier == DocumentObjects.document { return root }
    let objects = difference.new[identifier] == nil ? difference.old : difference.new
    if let found = objects.ancestors(of: identifier).first(where: views.contains) { return found }
    let (scene, own) = (difference.scene(of: identifier), difference.scene(of: root))
    return scene == own || presents(scene, own) ? root : nil
  }

  /// Whether a segue leads to the controller of a root, directly or through its navigation controller.
  private func shows(_ segue: DocumentObject?, _ root: String) -> Bool {
    guard let destination = segue?["destination"] else { return false }
    let own = difference.scene(of: root)
    return difference.scene(of: destination) == own || presents(destination, own)
  }

  /// Whether an object is a navigation controller, which is not laid out, with this controller at its root.
  private func presents(_ navigation: String, _ controller: String) -> Bool {
    let objects = difference.new[navigation] == nil ? difference.old : difference.new
    return objects[navigation]?.children.contains { segue in
      objects[segue]?["relationship"] == "rootViewController" && objects[segue]?["destination"] == controller
    } ?? false
  }

  // MARK: - Causes

  /// Returns the views that contain all views of a cause, without those themselves.
  func surroundings(of cause: AuthorsChange) -> Set<String> {
    let views = cause.subjects.union(cause.wholeViews)
    let around = views.map { view in
      Set((difference.new[view] == nil ? difference.old : difference.new).ancestors(of: view))
    }
    guard let first = around.first else { return [] }
    return around.dropFirst().reduce(first) { $0.intersection($1) }.subtracting(views)
  }

  private func cause(_ group: ChangeGroup) -> AuthorsChange {
    let named = group.changes + group.movedViews
    let subjects = named.reduce(into: Set<String>()) { $0.formUnion(self.subjects(of: $1)) }
    let change = group.changes[0]
    let object = difference.new[change.object] ?? difference.old[change.object]
    let isConstraint = object?.isConstraint ?? false
    var cause = AuthorsChange(
      message: words.messageWithContents(of: group), place: group.place, subjects: subjects,
      isReportedAlone: isConstraint || object.map { ChangedParts.barItems.contains($0.tag) } ?? false)
    cause.steps = group.members.map { AuthorsChange.Step(message: $0.message, place: $0.place) }
    if !isConstraint, !change.isValue { cause.holders = holders(of: object, subjects) }
    // Outlets that come with a view do not move it.
    cause.objects = Set((group.changes + group.parts).filter { !isConnection($0) }.map(\.object))
    cause.isRetractable = isConstraint || change.isRetractable && group.part != "variation" && !group.movesViews
    if isConstraint { noteConstraints(of: group, in: &cause) }
    switch change.kind {
    case .added, .removed:
      for change in group.changes where !isConstraint { noteWhole(change, of: group, in: &cause) }
    case .moved(let from, let to):
      if difference.changesScene(from: from, to: to) {
        // Each of the scenes has the whole view, or had it.
        cause.wholeViews = difference.inside(change.object)
        cause.insides = cause.wholeViews
      }
      cause.saysLook = true
      cause.isReportedAlone = true
      noteMovedRow(change.object, in: &cause)
    case .frame:
      cause.saysLook = true
      cause.effect = .frame
      cause.aspect = .frame
    case .reordered:
      cause.isReportedAlone = true
      // The order of views other than a stack's decides which is in front, not their frames.
      let isList = object?.children.contains { difference.new[$0]?.role == "subviews" } == false
      cause.isWeak = object?.tag != "stackView" && !isList
      noteRows(beforeThoseOf: change, in: &cause)
    case .value:
      cause.insides =
        difference.replacesContents(change)
        ? difference.old.inside(change.object).union(difference.new.inside(change.object))
        : group.parts.reduce(into: []) { $0.formUnion(difference.inside($1.object)) }
      cause.wholeViews = cause.insides.filter { difference.old[$0] == nil || difference.new[$0] == nil }
      if let part = group.part { note(part, of: group, in: &cause) }
    }
    if let object { notePlace(of: object, group, in: &cause) }
    let classes = difference.sizeClasses(of: group.changes)?.sorted { one, other in
      (one.width ?? "", one.height ?? "") < (other.width ?? "", other.height ?? "")
    }
    cause.sizeClasses = classes?.map { classes in
      VariationCondition(
        widthClass: classes.width.flatMap(SizeClass.init), heightClass: classes.height.flatMap(SizeClass.init))
    }
    return cause
  }

  /// Notes what constraints of a group can move, which are all of its changes.
  private func noteConstraints(of group: ChangeGroup, in cause: inout AuthorsChange) {
    let isUninstalled = group.changes.allSatisfy { change in
      [difference.old, difference.new].allSatisfy { $0.isUninstalled(change.object) }
    }
    cause.effect = isUninstalled ? .nothing : .frame
    cause.axes = []
    for change in group.changes {
      cause.axes.formUnion(axes(of: change.object))
      cause.holders.formUnion(holders(of: words.object(of: change), cause.subjects))
    }
    if group.changes[0].kind == .removed, group.members.isEmpty {
      cause.formerlyPlaced = placedView(of: words.object(of: group.changes[0]))
    }
  }

  /// Notes what an object brings that was added, or takes away.
  private func noteWhole(_ change: DocumentChange, of group: ChangeGroup, in cause: inout AuthorsChange) {
    // A container gives views another place, not another look. Its bars come with it, not with what they show.
    if let tag = words.object(of: change)?.tag, tag == "navigationItem" || tag.hasSuffix("Controller") {
      cause.effect = .frame
      cause.isWeak = tag == "navigationItem"
    }
    // A view that was moved into the object or out of it may have changes of its own.
    cause.wholeViews.formUnion(difference.whole(change.object))
    cause.insides = cause.wholeViews.union(group.movedViews.map(\.object))
    let objects = difference.new[change.object] == nil ? difference.old : difference.new
    cause.tiedViews = tiedViews(to: cause.wholeViews, in: objects)
    noteRows(around: change.object, in: objects, &cause)
  }

  private func isConnection(_ change: DocumentChange) -> Bool {
    (difference.new[change.object] ?? difference.old[change.object])?.isConnection ?? false
  }

  /// Notes what follows from the place of a changed object outside the views of the scene.
  private func notePlace(of object: DocumentObject, _ group: ChangeGroup, in cause: inout AuthorsChange) {
    let objects = difference.new[object.identifier] == nil ? difference.old : difference.new
    let around = [object.identifier] + objects.ancestors(of: object.identifier)
    // A bar among the views has items of its own.
    guard !around.contains(where: views.contains) else { return }
    let item = around.first { identifier in
      objects[identifier].map { ChangedParts.barItems.contains($0.tag) || $0.role == "titleView" } ?? false
    }
    if let item {
      // No layout contains the items of bars and the views in them, so that nothing else shows their changes. The first
      // or last item of a bar may show or hide the bar.
      if !group.isForCode, !cause.isWeak { cause.isReportedAlone = true }
      let isItem = item == object.identifier && object.tag == "barButtonItem" && !cause.isValue
      if !(isItem && hasOtherContext) { cause.effect = .nothing }
    } else if group.changes.allSatisfy(isOfContext) {
      if object.tag == "navigationItem", !cause.isValue { cause.isReportedAlone = isShown(object) }
      cause.isOfContext = true
      cause.isRetractable = true
      if !hasOtherContext { cause.effect = .nothing }
    }
  }

  /// Whether a new or removed navigation item shows something in a bar: a title, a prompt or buttons.
  private func isShown(_ item: DocumentObject) -> Bool {
    ["title", "prompt"].contains { !(item[$0] ?? "").isEmpty } || !words.barItems(of: item).isEmpty
  }

  /// Whether a change can only have an effect on the container, the bars or the size of the scene.
  private func isOfContext(_ change: DocumentChange) -> Bool {
    if change.isPresentation { return true }
    return !change.isForCode && !change.isReplacement
      && (change.tag.hasSuffix("Controller") || ChangedParts.bars.contains(change.tag))
  }

  /// Whether a change in another scene can affect this one. Any change in the scene around a container view can; in
  /// other scenes only changes of segues, controllers and bars can.
  private func reachesOthers(_ change: DocumentChange) -> Bool {
    isContained || isOfContext(change) || change.isReplacement && change.tag.hasSuffix("Controller")
  }

  /// Objects whose rows are below each other.
  private static let rowLists: Set<String> = ["tableView", "tableViewSection"]

  /// Notes the rows above and below a row or section of a table, with all views in them.
  private func noteRows(around identifier: String, in objects: DocumentObjects, _ cause: inout AuthorsChange) {
    guard var row = objects[identifier] else { return }
    while ViewDistances.rows.contains(row.role), let list = row.parent.flatMap({ objects[$0] }) {
      let rows = list.children.filter { objects[$0]?.role == row.role }
      let position = rows.firstIndex(of: row.identifier) ?? rows.endIndex
      // An item of a collection may move those before it in its line.
      if Self.rowLists.contains(list.tag) {
        for other in rows[..<position] { cause.viewsBefore.formUnion(difference.inside(other)) }
      }
      for other in rows[position...].dropFirst() { cause.viewsAfter.formUnion(difference.inside(other)) }
      row = list
    }
  }

  /// Notes the rows around the former and the present position of a row that was moved to another section or table.
  private func noteMovedRow(_ row: String, in cause: inout AuthorsChange) {
    let states = [difference.new, difference.old]
    guard states.allSatisfy({ ViewDistances.rows.contains($0[row]?.role ?? "") }) else { return }
    for state in states { noteRows(around: row, in: state, &cause) }
    cause.reorderedViews = difference.inside(row)
    cause.viewsBefore.subtract(cause.viewsAfter)
  }

  /// Notes the rows of a table before the first one whose position in the order changed.
  private func noteRows(beforeThoseOf change: DocumentChange, in cause: inout AuthorsChange) {
    guard Self.rowLists.contains(change.tag), let order = difference.order(of: change.object) else { return }
    for row in order.span { cause.reorderedViews.formUnion(difference.inside(row)) }
    for row in order.contents[..<order.span.startIndex] { cause.viewsBefore.formUnion(difference.inside(row)) }
  }

  /// Returns the other views that constraints connect to views that were added or removed.
  private func tiedViews(to views: Set<String>, in objects: DocumentObjects) -> Set<String> {
    var tied: Set<String> = []
    for constraint in objects.all where constraint.isConstraint {
      let items = constraint.constrainedObjects
      guard items.count == 2, views.contains(items[0]) != views.contains(items[1]) else { continue }
      let other = views.contains(items[0]) ? items[1] : items[0]
      if let view = view(of: other) { tied.insert(view) }
    }
    return tied
  }

  /// Returns the view that a constraint places: its first item, unless the other one is in it.
  private func placedView(of constraint: DocumentObject?) -> String? {
    let items = constraint?.constrainedObjects.compactMap(view) ?? []
    return items.first { $0 != constraint?.parent.flatMap(view) } ?? items.first
  }

  private func holders(of object: DocumentObject?, _ subjects: Set<String>) -> Set<String> {
    guard let holder = object?.parent.flatMap(view), !subjects.contains(holder) else { return [] }
    return [holder]
  }

  // MARK: - Values

  private func note(_ part: String, of group: ChangeGroup, in cause: inout AuthorsChange) {
    // The part of a single changed value is the value itself: `itemSize.width`.
    let head = String(part.prefix { $0 != "." })
    cause.isReportedAlone = group.changes.contains { ChangedParts.reportedAlone.contains($0.part) || $0.isOfUse }
    cause.isWeak = group.isForCode || ChangedParts.weak.contains(part)
    cause.isValue = true
    cause.isSecondary = part.hasSuffix("Priority")
    if cause.isSecondary {
      cause.effect = .frame
      cause.axes = [part.hasPrefix("horizontal") ? .horizontal : .vertical]
    } else if group.changes.allSatisfy(isOnlyOfUse), head != "textInputTraits" {
      // No picture shows it, unlike the dots of a secure text.
      cause.effect = .nothing
    } else if group.changes.allSatisfy({ isOnlyOfUse($0) || $0.tag == "barButtonItem" }) {
      // A toolbar among the views has the same frame with other items.
      cause.effect = .look
    } else if part.hasSuffix("Color") || part.hasPrefix("runtime layer.") || ChangedParts.looks.contains(part)
      || ChangedParts.looksOfSeveralValues.contains(head) || group.changes.allSatisfy(\.isOfAttributedColor)
    {
      cause.effect = .look
    } else if ChangedParts.frameLengths.contains(head) {
      cause.effect = .frame
    }
    cause.saysLook = true
    cause.aspect = AuthorsChange.Aspect(revertedFor: part)
    cause.keepsKindOfHeight = head == "rowHeight" && group.changes.allSatisfy(Self.hasHeights)
    if ChangedParts.listLengths.contains(head), !cause.subjects.isEmpty, cause.subjects.allSatisfy(isList) {
      let contents = cause.subjects.reduce(into: Set<String>()) { contents, list in
        contents.formUnion(difference.inside(list).subtracting([list]))
      }
      cause.movableViews = contents
      cause.isRowHeight = head == "rowHeight"
      cause.rowsOfOwnHeight = contents.filter { difference.new[$0]?["rowHeight"] != nil }
    }
  }

  /// Whether a change is seen only in use.
  private func isOnlyOfUse(_ change: DocumentChange) -> Bool { change.isOfUse && !difference.isShown(change) }

  /// Whether a row height was and is a number of points. A missing or negative one means that the content determines
  /// the height.
  private static func hasHeights(_ change: DocumentChange) -> Bool {
    guard case .value(_, let from, let to) = change.kind else { return false }
    return [from, to].allSatisfy { $0.flatMap(Double.init) ?? -1 > 0 }
  }

  /// Whether a view is a table or collection, whose own size does not depend on its contents.
  private func isList(_ view: String) -> Bool {
    ["tableView", "collectionView"].contains((difference.new[view] ?? difference.old[view])?.tag)
  }

  /// Returns the axes along which a constraint places views, or placed them.
  private func axes(of constraint: String) -> Set<Axis> {
    let attributes = [difference.new, difference.old].flatMap { objects in
      [objects[constraint]?["firstAttribute"], objects[constraint]?["secondAttribute"]].compactMap(\.self)
    }
    let axes = Set(attributes.compactMap { DocumentObject.axis(ofAttribute: $0) })
    return axes.isEmpty ? Set(Axis.allCases) : axes
  }
}
