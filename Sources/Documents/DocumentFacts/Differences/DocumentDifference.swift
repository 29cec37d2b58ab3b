internal import Geometry
package import MarkupReading

/// The author's changes between two states of a storyboard or xib.
package struct DocumentDifference: Sendable, Hashable {
  /// The older state, with the object ids of the newer one.
  package let old: DocumentObjects
  /// The newer state.
  package let new: DocumentObjects
  /// The ids of objects in the newer state, by their ids in the older state if those differ.
  package let renamedIdentifiers: [String: String]
  /// The changes, in the order of the newer document. Removals follow in the order of the older one.
  package private(set) var changes: [DocumentChange] = []
  /// Whether both states were shown on the same device.
  let isSameCanvas: Bool
  /// The frames that the newer Xcode would have recorded in the older state.
  let frames: AlignedFrames

  /// Creates the difference of two documents.
  package init(from old: XMLElement, to new: XMLElement) {
    let past = DocumentObjects(in: old)
    let present = DocumentObjects(in: new)
    renamedIdentifiers = ObjectMatching.renamedIdentifiers(from: past, to: present)
    let former = past.renaming(renamedIdentifiers).orderingItems(as: present)
    self.old = former.resolvingInsets(ofFramesIn: present)
    self.new = present.resolvingInsets(ofFramesIn: former)
    let canvases = [old, new].map { root in root.child(.device)?.attributes.filter { $0.name == "id" } ?? [] }
    isSameCanvas = canvases[0] == canvases[1]
    frames = AlignedFrames(self.old, self.new, isSameCanvas: isSameCanvas)
    changes = ownChanges(of: self.new.all) + removals()
    let others = Set(changes.filter { !$0.isSilent }.map { scene(of: $0.object) })
    let lengths = frames.arrangedLengths.filter { !others.contains(scene(of: $0.object)) }
    changes += frames.changes + lengths
    changes.sort { ($0.isRemoval ? 1 : 0, $0.place.offset) < ($1.isRemoval ? 1 : 0, $1.place.offset) }
  }

  /// Returns the outermost ancestor of an object.
  package func scene(of identifier: String) -> String {
    (new[identifier] == nil ? old : new).ancestors(of: identifier).last ?? identifier
  }

  /// The ids of scenes in the newer state, by their ids in the older state if those differ: the main object of both is
  /// the same.
  var renamedScenes: [String: String] {
    var names: [String: String] = [:]
    for identifier in Set(old.sceneIdentifiers.values) where new.start(ofScene: identifier) == nil {
      guard let start = old.start(ofScene: identifier)?.identifier, let name = new.sceneIdentifiers[start],
        old.start(ofScene: name) == nil, new.start(ofScene: name)?.identifier == start
      else { continue }
      names[identifier] = name
    }
    return names
  }

  /// Returns the line of a change in the older document. Nil for new objects.
  package func oldLine(of change: DocumentChange) -> Int? {
    guard let object = old[change.object] else { return nil }
    if case .value(let name, _, _) = change.kind, let value = object.values[name] { return value.place.line }
    return object.place.line
  }

  /// Returns an object and all its descendants, in the newer state or, if it was removed, in the older one.
  package func inside(_ identifier: String) -> Set<String> {
    (new[identifier] == nil ? old : new).inside(identifier)
  }

  /// Returns an added or removed object with the descendants that were added or removed with it. Excludes the contents
  /// of a view that was only moved into or out of the object.
  package func whole(_ identifier: String) -> Set<String> {
    let (objects, others) = new[identifier] == nil ? (old, new) : (new, old)
    return objects.inside(identifier) { others[$0] == nil }
  }

  /// Whether the kind of a controller changed and its root view was replaced. Contents that only one of the two states
  /// has then belong to that change.
  package func replacesContents(_ change: DocumentChange) -> Bool {
    guard change.isReplacement, let now = new[change.object], let then = old[change.object], now.isController,
      then.isController
    else { return false }
    return !then.children.contains { old[$0]?.role == "view" && new[$0]?.parent == now.identifier }
  }

  private func ownChanges(of objects: [DocumentObject]) -> [DocumentChange] {
    objects.flatMap { object -> [DocumentChange] in
      guard let before = old[object.identifier] else {
        // The contents of a new object belong to its entry.
        let isInNew = object.parent.map { old[$0] == nil } ?? false
        return isInNew ? [] : [change(.added, of: object, at: object.place)]
      }
      var found: [DocumentChange] = []
      if let parent = object.parent, let former = before.parent, parent != former {
        found.append(change(.moved(from: former, to: parent), of: object, at: object.place))
      }
      // Xcode converts content views, with their values.
      if object.role == XcodeRecords.contentView, object.tag != before.tag { return found }
      if object.tag != before.tag {
        let kinds = DocumentChange.Kind.value(DocumentChange.element, from: before.tag, to: object.tag)
        found.append(change(kinds, of: object, at: object.place))
      }
      if object.role != before.role, object.parent == before.parent {
        let roles = DocumentChange.Kind.value(DocumentChange.role, from: before.role, to: object.role)
        found.append(change(roles, of: object, at: object.place))
      }
      found += values(of: object, before: before)
      if isReordered(object, before: before) {
        found.append(change(.reordered, of: object, at: object.place))
      }
      return found
    }
  }

  private func change(
    _ kind: DocumentChange.Kind, of object: DocumentObject, at place: XMLPlace
  ) -> DocumentChange {
    DocumentChange(object: object.identifier, tag: object.tag, kind: kind, place: place)
  }

  private func values(of object: DocumentObject, before: DocumentObject) -> [DocumentChange] {
    guard !object.hasSameTexts(as: before) else { return [] }
    lazy var inherited = (InheritedNumbers(of: before), InheritedNumbers(of: object))
    return Set(object.values.keys).union(before.values.keys).sorted().compactMap { name in
      let (now, then) = (object.values[name], before.values[name])
      let texts = (then?.text ?? inherited.0.number(name), now?.text ?? inherited.1.number(name))
      guard !Self.saySame(texts.0, texts.1, as: name, of: object.tag) else { return nil }
      if isEmptyPart(name, of: object, before) || isToldWithSubview([then?.text, now?.text], of: object) { return nil }
      if isToldWithConstraint(name) { return nil }
      // The style of a cell decides which labels it has.
      if object.isCell, DocumentObject.cellContents.contains(name), object["style"] != before["style"] { return nil }
      // The mask has no effect on a view that constraints place, in either state.
      if name.hasPrefix("autoresizingMask"), !(object.isPlacedByMask && before.isPlacedByMask) { return nil }
      if [object, before].allSatisfy({ $0.keepsPlace(without: name) }) { return nil }
      if name.hasPrefix("frameInset"), !(object.isPlacedByMask && keepsInset(object.identifier)) { return nil }
      return change(
        .value(name, from: then?.text, to: now?.text), of: object, at: now?.place ?? object.place)
    }
  }

  /// Whether the insets that Xcode 8 recorded for a view in the older state were set by the author. Otherwise a
  /// different canvas changed them, or a system cell that places the view as its label.
  func keepsInset(_ identifier: String) -> Bool {
    guard isSameCanvas, let view = old[identifier], view.isPlacedByMask else { return false }
    return !old.ancestors(of: identifier).contains { ancestor in
      DocumentObject.cellContents.contains { old[ancestor]?[$0] == identifier }
    }
  }

  /// Whether a value only states that a part exists. The values of the part are reported themselves.
  private func isEmptyPart(_ name: String, of object: DocumentObject, _ before: DocumentObject) -> Bool {
    guard (object[name] ?? "").isEmpty, (before[name] ?? "").isEmpty else { return false }
    return [object, before].contains { $0.values.keys.contains { $0.hasPrefix("\(name).") } }
  }

  /// Whether a value names a subview of a cell, such as its text label, that was added or removed itself.
  private func isToldWithSubview(_ texts: [String?], of object: DocumentObject) -> Bool {
    guard object.isCell else { return false }
    return texts.contains { text in text.map { (old[$0] == nil) != (new[$0] == nil) } ?? false }
  }

  /// Whether a value says in which variations a constraint is installed that was added or removed itself.
  private func isToldWithConstraint(_ name: String) -> Bool {
    guard name.hasPrefix("variation "), let space = name.lastIndex(of: " ") else { return false }
    let identifier = String(name[name.index(after: space)...])
    return (old[identifier] == nil) != (new[identifier] == nil)
      && (old[identifier] ?? new[identifier])?.isConstraint ?? false
  }

  /// Whether two values are equal, perhaps in different notations.
  private static func saySame(_ old: String?, _ new: String?, as name: String, of tag: String) -> Bool {
    if old == new { return true }
    let usual = UsualValues.value(of: name, tag: tag)
    guard let old = old ?? usual, let new = new ?? usual else { return false }
    if UsualValues.present(old) == UsualValues.present(new) { return true }
    guard let first = Double(old), let second = Double(new) else { return false }
    if abs(first - second) < 1e-5 { return true }
    return XcodeRecords.isColorComponent(name) && XcodeRecords.showSame(component: old, new)
  }

  /// The lists whose order is visible.
  private static let orderedLists: Set<String> = [
    "subviews", "sections", "cells", "prototypes", "items", "toolbarItems", "leftBarButtonItems", "rightBarButtonItems",
  ]

  private func isReordered(_ object: DocumentObject, before: DocumentObject) -> Bool {
    guard object.children != before.children else { return false }
    return orderedContents(of: object, in: object) != orderedContents(of: before, in: object)
  }

  /// Returns the contents that an object has in both states and whose order is visible, in the order of one state. If a
  /// damaged document repeats an id, the first object with it is used.
  private func orderedContents(of state: DocumentObject, in owner: DocumentObject) -> [String] {
    var known: Set<String> = []
    return state.children.filter { id in
      guard let now = new[id], let then = old[id], known.insert(id).inserted else { return false }
      return Self.orderedLists.contains(now.role) && now.parent == owner.identifier && then.parent == owner.identifier
    }
  }

  /// Returns the former and the present order of an object's contents. Nil if the object is not in both states.
  package func order(of identifier: String) -> ContentOrder? {
    guard let now = new[identifier], let then = old[identifier] else { return nil }
    return ContentOrder(orderedContents(of: now, in: now), former: orderedContents(of: then, in: now))
  }

  private func removals() -> [DocumentChange] {
    old.all.compactMap { object in
      guard new[object.identifier] == nil else { return nil }
      let parent = object.parent ?? DocumentObjects.document
      // The contents of a removed object were removed with it.
      guard let holder = new[parent] else { return nil }
      return change(.removed, of: object, at: holder.place)
    }
  }
}

extension DocumentObject {
  /// Whether the view keeps its place along an axis with a part of its mask and without it: the only flexible part is
  /// the distance to the far edge, which Xcode 8 writes and earlier versions omit for a fixed frame.
  fileprivate func keepsPlace(without part: String) -> Bool {
    let others: [String]
    switch part {
    case "autoresizingMask.flexibleMaxX": others = ["flexibleMinX", "widthSizable"]
    case "autoresizingMask.flexibleMaxY": others = ["flexibleMinY", "heightSizable"]
    default: return false
    }
    return others.allSatisfy { self["autoresizingMask.\($0)"] != "YES" }
  }

  /// Whether the autoresizing mask has an effect: only in a superview, whose size may change, and without constraints.
  fileprivate var isPlacedByMask: Bool {
    role == "subviews" && (self["translatesAutoresizingMaskIntoConstraints"] != "NO" || hasFixedFrame)
  }
}

extension DocumentChange {
  fileprivate var isRemoval: Bool { kind == .removed }
}
