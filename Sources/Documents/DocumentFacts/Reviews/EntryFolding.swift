internal import Findings

/// Folds the entries of one scene that are easier to read together: several values of the same objects, the connections
/// of one object, and constraints of one view that were added, removed or changed alike.
struct EntryFolding {
  /// What folded entries have in common.
  private enum Common: Hashable {
    /// The objects whose values changed.
    case objects([String])
    /// The object whose connections of a kind were added or removed.
    case owner(String, tag: String, isAdded: Bool)
    /// The view whose constraints were added or removed.
    case holder(String, isAdded: Bool)
    /// The numbers of constraints that changed from and to the same values.
    case numbers(String)
  }

  /// The entries that become one.
  private struct Fold {
    var common: Common?
    var groups: [ChangeGroup]
    /// The positions of the groups.
    var positions: [Int]
    var entry: DocumentReview.Entry
  }

  /// The largest number of entries that become one. More would make the line too long to read.
  private static let limit = 4

  private let words: ChangeWords
  private var folds: [Fold] = []
  /// The positions of the folds that are not full.
  private var open: [Common: Int] = [:]

  init(_ words: ChangeWords) { self.words = words }

  /// Returns the entries of groups, folded, each at the place of the first entry in it, with the positions of their
  /// groups.
  static func folded(
    _ entries: [DocumentReview.Entry], of groups: [ChangeGroup], in words: ChangeWords
  ) -> [(entry: DocumentReview.Entry, groups: [Int])] {
    var folding = EntryFolding(words)
    for position in groups.indices { folding.add(entries[position], of: groups[position], at: position) }
    return folding.folds.map { (folding.entry($0), $0.positions) }
  }

  private mutating func add(_ entry: DocumentReview.Entry, of group: ChangeGroup, at index: Int) {
    let common = entry.contents.isEmpty ? common(of: group) : nil
    if let common, let position = open[common] {
      folds[position].groups.append(group)
      folds[position].positions.append(index)
      folds[position].entry.changes += entry.changes
      if folds[position].groups.count == Self.limit { open[common] = nil }
      return
    }
    if let common { open[common] = folds.count }
    folds.append(Fold(common: common, groups: [group], positions: [index], entry: entry))
  }

  private func common(of group: ChangeGroup) -> Common? {
    let change = group.changes[0]
    let isAdded = change.kind == .added
    if change.isValue {
      switch group.message.kind {
      case "value": return .objects(Array(Set(group.changes.map(\.object))).sorted())
      case "numbers": return group.clause.map { .numbers($0.text) }
      default: return nil
      }
    }
    guard isAdded || change.kind == .removed, let object = words.object(of: change), let parent = object.parent else {
      return nil
    }
    if object.isConstraint { return .holder(parent, isAdded: isAdded) }
    return object.isConnection ? .owner(parent, tag: object.tag, isAdded: isAdded) : nil
  }

  private func entry(_ fold: Fold) -> DocumentReview.Entry {
    guard let common = fold.common, fold.groups.count > 1 else { return fold.entry }
    var entry = fold.entry
    entry.text = text(of: fold.groups, common)
    return entry
  }

  private func text(of groups: [ChangeGroup], _ common: Common) -> String {
    let objects = groups.compactMap { words.object(of: $0.changes[0]) }
    switch common {
    case .objects:
      return ([groups[0].message] + groups.dropFirst().compactMap(\.clause)).map(\.text).joined(separator: ", ")
    case .numbers(let numbers):
      let equations = zip(objects, groups).map { words.equation(of: $0, before: $1.changes) }
      return "\(equations.joined(separator: ", ")): \(numbers)"
    case .holder(_, isAdded: true): return "new constraints \(forms(of: objects))"
    case .holder(_, isAdded: false): return "the constraints \(forms(of: objects)) were removed"
    case .owner(let owner, let tag, let isAdded):
      // Each form begins with the kind of the connection.
      let forms = objects.map { words.names.form(ofConnection: $0).dropFirst(tag.count).drop { $0 == " " } }
      let list = forms.filter { !$0.isEmpty }.joined(separator: ", ")
      return "'\(words.names.name(of: owner))' \(isAdded ? "has the new" : "no longer has the") \(tag)s \(list)"
    }
  }

  private func forms(of constraints: [DocumentObject]) -> String {
    constraints.map { words.names.form(of: $0) }.joined(separator: ", ")
  }
}
