package import MarkupReading

/// The author's changes to a storyboard or xib by scene, each with its consequences, and counts of what Xcode recorded
/// automatically.
package struct DocumentReview: Sendable, Hashable {
  /// A change by the author.
  package struct Entry: Sendable, Hashable {
    /// Whether the objects were added, removed or changed.
    package enum Kind: String, Sendable, Hashable {
      case added
      case removed
      case changed
    }

    /// Whether the objects were added, removed or changed.
    package var kind: Kind
    /// The change in words.
    package var text: String
    /// The objects that were added or removed with it, in words.
    package var contents: [String] = []
    /// The names of other views whose recorded frames changed as a result, and of the views of a constraint.
    package var followers: [String] = []
    /// The line in the newer document.
    package var line: Int
    /// The line in the older document. Nil for new objects.
    package var oldLine: Int?
    /// The changes. Constraints and connections that were added or removed with an object come last.
    package var changes: [DocumentChange]
  }

  /// A scene of a storyboard, a top-level object of a xib, or the document itself.
  package struct Scene: Sendable, Hashable {
    package var name: String
    /// The id of the scene or top-level object. Empty for the document.
    package var identifier: String
    /// The changes, in the order of the newer document.
    package var entries: [Entry]
    /// The names of views whose recorded frames follow from several of the entries.
    package var followers: [String] = []
  }

  /// Records of one kind that Xcode wrote automatically.
  package struct Recorded: Sendable, Hashable {
    /// The kind, in the singular.
    package var kind: String
    /// The number of differences.
    package var count: Int

    /// The count with the kind: `2 resources`.
    package var text: String { ReviewWriter.count(count, kind) }
  }

  /// The scenes with changes, in the order of the newer document. Removed scenes come last.
  package private(set) var scenes: [Scene] = []
  /// The ids of objects in the newer state, by their ids in the older state if those differ.
  package let renamedIdentifiers: [String: String]
  /// The records that Xcode made automatically, in the order of the kinds.
  package private(set) var recorded: [Recorded] = []

  /// Creates the review of the changes between two states of a document.
  package init(from old: XMLElement, to new: XMLElement) {
    let difference = DocumentDifference(from: old, to: new)
    renamedIdentifiers = difference.renamedIdentifiers
    let writer = ReviewWriter(difference)
    let (before, after) = (RecordedValues(in: old), RecordedValues(in: new))
    func changed(_ kind: RecordedValues.Kind) -> Set<String> {
      before.differences(from: after, of: kind, renaming: difference.renamedIdentifiers)
    }
    var frames = writer.followingFrames(changed(.frames))
    scenes = writer.scenes(withFrames: &frames)
    let counts = RecordedValues.Kind.allCases.map { kind in
      let count =
        switch kind {
        case .frames: frames.count
        case .marks: changed(kind).filter(writer.isInBoth).count
        case .colors: changed(kind).filter(writer.isUnchangedPart).count
        case .places, .resources, .metrics, .versions, .device: changed(kind).count
        }
      return Recorded(kind: kind.rawValue, count: count)
    }
    recorded =
      (counts + [
        Recorded(kind: "id", count: difference.renamedIdentifiers.count),
        Recorded(kind: "constraint moved to another view", count: writer.heldElsewhere),
        Recorded(kind: "value written differently", count: writer.rewrittenValues),
      ]).filter { $0.count > 0 }
  }
}
