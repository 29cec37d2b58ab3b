internal import AutoLayout
internal import Geometry
internal import MarkupReading
internal import Scenes

/// A reader of the settings that apply only on Interface Builder's canvas:
/// `canvas: { wholePoints: [title], heights: { bar: 49 } }`.
struct CanvasReader {
  let context: ReadingContext

  static let keys = ["wholePoints", "heights", "textFieldRooms", "fontSizes", "margins"]
  /// The keys of the margins of a view.
  static let marginKeys = ["margins", "preservesSuperviewMargins", "insetsFromSafeArea", "followsReadableWidth"]

  /// Reads the canvas of a scene, after its views.
  func canvas(_ node: YAMLNode) -> SceneCanvas {
    var canvas = SceneCanvas()
    guard context.fields(node, allowed: Self.keys, of: "'canvas'") != nil else { return canvas }
    if let views = node["wholePoints"] {
      for item in context.list(views) {
        guard let name = context.word(item, "the view"), let view = position(of: name, at: item) else { continue }
        context.note(.view, in: item, at: 0..<name.unicodeScalars.count)
        canvas.sizes.wholePointTexts.insert(view)
      }
    }
    for (view, value) in views(node["heights"], "'heights'") {
      canvas.sizes.controlHeights[view] = context.number(value, "the height", atLeast: 0)
    }
    for (view, value) in views(node["textFieldRooms"], "'textFieldRooms'") {
      canvas.sizes.textFieldRooms[view] = context.number(value, "the room", atLeast: 0)
    }
    for (view, value) in views(node["fontSizes"], "'fontSizes'") {
      canvas.sizes.fontSizes[view] = context.number(value, "the font size", atLeast: 1)
    }
    for (view, value) in views(node["margins"], "'margins'") {
      _ = context.fields(value, allowed: Self.marginKeys, of: "the margins of a view")
      var margins = ViewMargins()
      MarginsReader(context: context).read(value, &margins)
      canvas.margins[view] = margins
    }
    return canvas
  }

  /// Returns the entries of a mapping whose keys are views.
  private func views(_ node: YAMLNode?, _ what: String) -> [(view: Int, value: YAMLNode)] {
    guard let node, let entries = context.entries(node, of: what) else { return [] }
    return entries.compactMap { entry in
      guard let view = position(of: entry.name, at: entry.key) else { return nil }
      context.note(.view, key: entry)
      return (view, entry.value)
    }
  }

  private func position(of name: String, at node: YAMLNode) -> Int? {
    name == Self.root ? 0 : context.position(ofView: name, at: node, besides: [Self.root])
  }

  /// The name of the root view.
  static let root = "root"
}
