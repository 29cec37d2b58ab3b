package import Findings
internal import VisibleText

/// What new and removed objects contain, in messages.
extension ChangeWords {
  /// Returns the message for a group with the contents that were added or removed with its object and that its name
  /// does not imply: the new views beside those that it wraps, and the items of a navigation item.
  package func messageWithContents(of group: ChangeGroup) -> Finding.Message {
    let change = group.changes[0]
    guard change.kind == .added || change.kind == .removed, let object = object(of: change) else {
      return group.message
    }
    let isNew = change.kind == .added
    let isWrapping = ["wrapped", "unwrapped"].contains(group.message.kind)
    let moved = isWrapping || !object.isViewPart ? nil : movedViews(with: group)
    let contents = object.tag == "navigationItem" ? barItems(of: object) : views(besideMovedIn: group)
    var message = group.message
    if isNew, let moved { message = message + " \(words: moved.verb) \(moved.views)" }
    if !contents.isEmpty {
      let backButtons = contents.filter { self.object($0)?.role == "backBarButtonItem" }
      let others = contents.filter { !backButtons.contains($0) }
      let head = isNew ? ", with the new " : backButtons.isEmpty ? ", with " : ", with the "
      message = message + "\(words: head)\(words: backButtons.isEmpty ? "" : "back button ")"
      message = message + "\(names.list(of: backButtons + others))"
    }
    if !isNew, let moved { message = message + ", \(words: moved.verb) \(moved.views)" }
    return message
  }

  /// Returns the views that were moved into a new object or out of a removed one, with the word before them: `around` or
  /// `keeping`. Nil if there are none.
  func movedViews(with group: ChangeGroup) -> (verb: String, views: String)? {
    let views = group.movedViews.filter { change in
      object(of: change).map { $0.frame != nil || $0.isViewPart } ?? false
    }
    guard !views.isEmpty else { return nil }
    return (group.changes[0].kind == .removed ? "keeping" : "around", names.list(of: views.map(\.object)))
  }

  private func object(_ identifier: String) -> DocumentObject? {
    difference.new[identifier] ?? difference.old[identifier]
  }

  /// Returns the buttons and views in a navigation item.
  package func barItems(of item: DocumentObject) -> [String] {
    let objects = difference.new[item.identifier] == nil ? difference.old : difference.new
    return item.children.filter { objects[$0]?.isTie == false }
  }

  /// Returns the outermost views that are new in a new view, or gone with a removed one, beside those that were moved
  /// into it or out of it. Empty if none were.
  private func views(besideMovedIn group: ChangeGroup) -> [String] {
    guard !group.movedViews.isEmpty else { return [] }
    let container = group.changes[0].object
    let objects = difference.new[container] == nil ? difference.old : difference.new
    let moved = Set(group.movedViews.map(\.object))
    // A view around a moved one is part of the wrapping.
    let around = moved.reduce(into: Set([container])) { $0.formUnion(objects.ancestors(of: $1)) }
    let whole = difference.whole(container).subtracting(around)
    return objects.order.filter { identifier in
      guard whole.contains(identifier), let object = objects[identifier], object.isViewPart else { return false }
      return object.parent.map(around.contains) ?? false
    }
  }
}
