/// A place where both sides of a merge changed the same thing in ways that exclude each other.
package struct UndecidedPlace: Sendable, Hashable {
  /// The reason why a person has to decide.
  package enum Reason: Sendable, Hashable {
    /// Both sides gave something another value; the word names it.
    case value(String)
    /// A side deleted an object that the other changed, added to or refers to.
    case deletion(by: MergeSide)
    /// Both sides moved an object, to different places.
    case place
    /// Both sides changed the order of the objects in a list.
    case order
  }

  /// What a version has in the place.
  package struct Version: Sendable, Hashable {
    /// The value as it is written, or nil where the version has none.
    package var value: String?
    /// The line in the version, counted from 1; nil where the version has no such thing.
    package var line: Int?

    /// A value at a line.
    package init(value: String? = nil, line: Int? = nil) {
      self.value = value
      self.line = line
    }
  }

  /// The reason.
  package var reason: Reason
  /// The kind and the name of the object as a person knows it: `button 'Sign in'`.
  package var subject: String
  /// The id of the object, or nil outside of Interface Builder documents.
  package var id: String?
  /// The common ancestor.
  package var base: Version
  /// The branch that is checked out.
  package var ours: Version
  /// The branch that comes.
  package var theirs: Version

  /// A place with what the three versions have in it.
  package init(
    _ reason: Reason, of subject: String, id: String? = nil, base: Version, ours: Version, theirs: Version
  ) {
    self.reason = reason
    self.subject = subject
    self.id = id
    self.base = base
    self.ours = ours
    self.theirs = theirs
  }

  /// The version of a side.
  package func version(of side: MergeSide) -> Version { side == .ours ? ours : theirs }

  /// What tells the place from all others of the merge, whatever the sides say there.
  package var key: String {
    let object = id ?? subject
    return switch reason {
    case .value(let word): "\(object) \(word)"
    case .deletion: "\(object) deleted"
    case .place: "\(object) moved"
    case .order: "\(object) order"
    }
  }

  /// The contradiction in one line.
  package var text: String {
    let object = id.map { "\(subject) (\($0))" } ?? subject
    return switch reason {
    case .value(let word): "\(object): both sides changed \(word)"
    case .deletion(let side): "\(object): deleted in \(side.rawValue), changed in \(side.other.rawValue)"
    case .place: "\(object): both sides moved it"
    case .order: "\(object): both sides changed the order of its content"
    }
  }
}
