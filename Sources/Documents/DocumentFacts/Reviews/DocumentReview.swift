package import MarkupReading

/// What a person who reviews a change of a storyboard or xib has to know: scene by scene what its author changed, each with
/// what follows from it, and the number of things that Xcode recorded by itself.
package struct DocumentReview: Sendable, Hashable {
  /// One thing that the author changed.
  package struct Entry: Sendable, Hashable {
    /// What became of the objects.
    package enum Kind: String, Sendable, Hashable {
      case added
      case removed
      case changed
    }

    /// What became of the objects.
    package var kind: Kind
    /// What changed, in words.
    package var text: String
    /// What came or went with it, in words; empty if that is nothing.
    package var contents: [String] = []
    /// The names of the views whose recorded frames follow from it.
    package var followers: [String] = []
    /// The line in the newer document.
    package var line: Int
    /// The line in the older document; nil for what was not there.
    package var oldLine: Int?
    /// The changes, those of constraints and connections that came or went with an object at the end.
    package var changes: [DocumentChange]
  }

  /// One scene of a storyboard, an outermost object of a xib, or the document itself.
  package struct Scene: Sendable, Hashable {
    /// What its author calls it.
    package var name: String
    /// The id of the scene, or of the outermost object; empty for the document.
    package var identifier: String
    /// The changes, in the order of the newer document.
    package var entries: [Entry]
  }

  /// Things of one kind that Xcode recorded by itself.
  package struct Recorded: Sendable, Hashable {
    /// The kind, as one of them is called.
    package var kind: String
    /// The number of those that are different.
    package var count: Int

    /// The kind with the number: `2 resources`.
    package var text: String { ReviewWriter.count(count, kind) }
  }

  /// The scenes with changes, in the order of the newer document, then those that are gone.
  package private(set) var scenes: [Scene] = []
  /// The ids that objects have in the newer state, where they are others in the older one.
  package let renamedIdentifiers: [String: String]
  /// What Xcode recorded by itself, in the order of the kinds.
  package private(set) var recorded: [Recorded] = []

  /// The changes between two states of a document.
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
        Recorded(kind: "same value, written differently", count: writer.rewrittenValues),
      ]).filter { $0.count > 0 }
  }
}
