/// A place where both sides of a merge changed the same thing in contradictory ways.
package struct UndecidedPlace: Sendable, Hashable {
  /// The kind of contradiction.
  package enum Reason: Sendable, Hashable {
    /// Both sides changed a value. The string names it.
    case value(String)
    /// A side deleted an object that the other changed, extended or referenced.
    case deletion(by: MergeSide)
    /// Both sides moved an object to different parents.
    case place
    /// Both sides changed the order of a list.
    case order
  }

  package struct Version: Sendable, Hashable {
    /// The value as written; nil if the version has none.
    package var value: String?
    /// The line in the version, counted from 1; nil if the version does not have the object.
    package var line: Int?

    package init(value: String? = nil, line: Int? = nil) {
      self.value = value
      self.line = line
    }
  }

  package var reason: Reason
  /// The kind and the name of the object: `button 'Sign in'`.
  package var subject: String
  /// The id of the object; nil outside Interface Builder documents.
  package var id: String?
  /// The common ancestor.
  package var base: Version
  /// The current branch.
  package var ours: Version
  /// The merged branch.
  package var theirs: Version
  /// What a side does with the object that the other side deleted, as the predicate of a sentence; nil if it changed it.
  package var use: String?

  /// Creates a place with the values of the three versions.
  package init(
    _ reason: Reason, of subject: String, id: String? = nil, base: Version, ours: Version, theirs: Version,
    use: String? = nil
  ) {
    self.reason = reason
    self.subject = subject
    self.id = id
    self.base = base
    self.ours = ours
    self.theirs = theirs
    self.use = use
  }

  package func version(of side: MergeSide) -> Version { side == .ours ? ours : theirs }

  /// The key of the place, unique in the merge and independent of the values.
  package var key: String {
    let object = id ?? subject
    return switch reason {
    case .value(let word): "\(object) \(word)"
    case .deletion: "\(object) deleted"
    case .place: "\(object) moved"
    case .order: "\(object) order"
    }
  }

  /// The contradiction, in one line.
  package var text: String {
    let object = id.map { "\(subject) (\($0))" } ?? subject
    return switch reason {
    case .value(let word): "\(object): both sides \(base.value == nil ? "added" : "changed") \(word)"
    case .deletion(let side):
      "\(object): deleted in \(side.rawValue), "
        + (use.map { "but \(side.other.rawValue) \($0)" } ?? "changed in \(side.other.rawValue)")
    case .place: "\(object): both sides moved it"
    case .order:
      base.line == nil
        ? "\(object): both sides added it, with its content in different orders"
        : "\(object): both sides changed the order of its content"
    }
  }
}
