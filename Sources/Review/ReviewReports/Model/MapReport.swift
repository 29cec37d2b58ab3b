package import Geometry
internal import JSON
package import Scenes

/// The map of one storyboard: its picture, and the positions of scenes in it.
package struct MapReport: Sendable, Hashable {
  /// The name of the map in files and links.
  package var slug: String
  /// The path of the storyboard as messages show it.
  package var documentPath: String
  /// The name of the storyboard.
  package var name: String
  package var picture: PictureReport
  /// The boxes and segues.
  package var map: StoryboardMap
  /// The frames of the boxes in the picture, in their order, in units of the picture.
  package var frames: [Rect]
  /// The names of the boxes' scenes in files and links; nil for scenes that were not laid out.
  package var slugs: [String?]
  /// Whether the scenes have the positions of Xcode's canvas; otherwise they are in layers.
  package var isCanvas: Bool

  package init(
    slug: String, documentPath: String, name: String, picture: PictureReport, map: StoryboardMap, frames: [Rect],
    slugs: [String?], isCanvas: Bool
  ) {
    self.slug = slug
    self.documentPath = documentPath
    self.name = name
    self.picture = picture
    self.map = map
    self.frames = frames
    self.slugs = slugs
    self.isCanvas = isCanvas
  }

  var value: JSONValue {
    [
      "slug": .string(slug), "name": .string(name), "document": .string(documentPath), "picture": picture.value,
      "places": isCanvas ? "canvas" : "layers", "initial": map.initial.map { .number($0) } ?? .null,
      "scenes": .array(
        map.nodes.indices.map { index in
          [
            "name": .string(map.nodes[index].name), "kind": .string(map.nodes[index].kind.rawValue),
            "slug": .optional(slugs[index]), "identifier": .optional(map.nodes[index].storyboardIdentifier),
            "rect": .rect(frames[index]),
          ]
        }),
      "segues": .array(map.segues.map(\.value)),
    ]
  }
}

extension StoryboardMap.Segue {
  fileprivate var value: JSONValue {
    [
      "kind": .string(kind.rawValue), "from": .number(source), "to": target.map { .number($0) } ?? .null,
      "identifier": .optional(identifier), "relationship": .optional(relationship), "trigger": .optional(trigger),
    ]
  }
}
