internal import Geometry

/// The ends of a constraint as views along axes.
struct ConstraintTracks {
  /// An end of a constraint.
  struct End {
    var track: FrameTrack
    /// Whether it is the top or leading edge, whose place in a view is fixed.
    var isNear: Bool
  }

  private static let near: Set<String> = [
    "top", "leading", "left", "topMargin", "leadingMargin", "leftMargin",
  ]

  /// The ends, in the order of the equation.
  private(set) var ends: [End] = []
  /// The position of the end that the constraint places: the first one, unless it is the view that holds the
  /// constraint. Nil without ends.
  private(set) var placed: Int?

  /// Creates the ends of a constraint. A guide has no frame of its own, so its view is used.
  init(of constraint: DocumentObject, in objects: DocumentObjects) {
    for end in constraint.ends {
      guard let axis = DocumentObject.axis(ofAttribute: end.attribute) else { continue }
      let track = FrameTrack(view: Self.view(of: end.view, in: objects), axis: axis)
      ends.append(End(track: track, isNear: Self.near.contains(end.attribute)))
    }
    placed = ends.firstIndex { $0.track.view != constraint.parent } ?? ends.indices.first
  }

  private static func view(of item: String, in objects: DocumentObjects) -> String {
    guard let guide = objects[item], guide.tag.hasSuffix("LayoutGuide"), let parent = guide.parent else { return item }
    // The top and bottom layout guides belong to the controller.
    let root = objects[parent]?.children.first { objects[$0]?.role == "view" }
    return objects[parent]?.isController == true ? root ?? parent : parent
  }
}
