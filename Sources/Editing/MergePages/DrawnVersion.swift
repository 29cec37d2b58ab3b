internal import DocumentEditing
internal import DocumentMerging
internal import Drawing
internal import Geometry
internal import InterfaceBuilder
internal import JSON
internal import SceneDrawing
internal import SceneLayouts
internal import Scenes
internal import Typography

/// A version of a document whose scenes are drawn as saved.
struct DrawnVersion {
  private let scenes: [Scene]
  private let source: XMLSource
  /// The positions of elements, by id.
  private let elements: [String: Int]
  /// The positions of scenes, by the ids of their views.
  private let scenesOfViews: [String: Int]

  /// Reads a version. A version that cannot be read has no scenes.
  init(_ bytes: [UInt8], path: String) {
    let scenes = (try? InterfaceBuilderReader.scenes(in: bytes, path: path)) ?? []
    let source = XMLSource(recovering: bytes)
    self.scenes = scenes
    self.source = source
    elements = Dictionary(
      source.elements.indices.compactMap { element in source.value("id", of: element).map { ($0, element) } },
      uniquingKeysWith: { first, _ in first })
    scenesOfViews = Dictionary(
      scenes.indices.flatMap { scene in scenes[scene].views.map { ($0.name, scene) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the identifier and the name of the scene that contains an object, or nil for an object outside of scenes.
  func scene(of id: String) -> (identifier: String, name: String)? {
    for element in ancestors(of: id) {
      let own = source.value("id", of: element).flatMap { scenesOfViews[$0] }
      let identifier = source.value("sceneID", of: element)
      if let scene = own ?? scenes.firstIndex(where: { $0.identifier == identifier }) {
        return (scenes[scene].identifier, scenes[scene].name)
      }
    }
    return nil
  }

  /// Returns the element of an object and the elements around it, the innermost first.
  private func ancestors(of id: String) -> [Int] {
    var result: [Int] = []
    var next = elements[id]
    while let element = next {
      result.append(element)
      next = source.elements[element].parent
    }
    return result
  }

  /// Returns the ids of the views that show an object: the items of a constraint, otherwise the nearest view.
  private func shownViews(of id: String) -> [String] {
    if let element = elements[id], source.elements[element].name == "constraint" {
      let items = ["firstItem", "secondItem"].compactMap { source.value($0, of: element) }
      // A constraint without a first item refers to the view that contains it.
      let known = items.filter { scenesOfViews[$0] != nil }
      if !known.isEmpty { return known }
    }
    let ids = ancestors(of: id).lazy.compactMap { source.value("id", of: $0) }
    return ids.first { scenesOfViews[$0] != nil }.map { [$0] } ?? []
  }

  /// Returns the picture of a scene with the frames of objects in it, or nil if the version has no such scene or the
  /// scene has no canvas.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the scene.
  ///   - ids: The objects, by the numbers of the places that concern them.
  ///   - pictures: The files to which pictures are added.
  ///   - measurer: Measures and draws text.
  func picture(
    of identifier: String, marking ids: [(place: Int, id: String)], into pictures: inout PictureFiles,
    measuringTextWith measurer: any TextMeasuring
  ) -> JSONValue? {
    guard let scene = scenes.first(where: { $0.identifier == identifier }),
      let design = scene.resolvedAsSaved(leafSizes: .recorded)
    else { return nil }
    let layout = design.uncheckedLayout(measuringTextWith: measurer)
    let list = layout.withContents(measuringTextWith: measurer).displayList(
      style: LayoutDrawingStyle(overlays: [.bars]), measuringTextWith: measurer)
    let origin = layout.resolved.rootOrigin
    let size = layout.resolved.shownArea.size
    let views = Dictionary(
      scene.views.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    let marks = ids.compactMap { place, id -> (String, JSONValue)? in
      let shown = shownViews(of: id).compactMap { views[$0] }
      // An outline around the entire picture adds nothing to the outline of the view in it.
      let rects = shown.filter { $0 > 0 || shown.count == 1 }.map { view in
        layout.absoluteFrames[view].moved(byX: origin.x, y: origin.y)
      }
      guard !rects.isEmpty else { return nil }
      return (String(place), .array(rects.map { Self.value(of: [$0.minX, $0.minY, $0.width, $0.height]) }))
    }
    return [
      "svg": .string(pictures.path(of: list.svg())), "size": Self.value(of: [size.width, size.height]),
      "marks": .object(marks.map { JSONValue.Member($0.0, $0.1) }),
    ]
  }

  private static func value(of numbers: [Double]) -> JSONValue { .array(numbers.map { JSONValue.number($0) }) }
}
