internal import AutoLayout
internal import DocumentResources
internal import Drawing
internal import Findings
internal import Geometry
internal import HostFiles
internal import LayoutRules
internal import MarkupReading
internal import SceneDocuments
internal import SceneDrawing
internal import SceneLayouts
internal import Scenes
internal import Typography

/// A document that a trial reads, from its bytes to solved and drawn layouts.
struct TrialDocument {
  /// The format of the document.
  let kind: SceneDocument
  let bytes: [UInt8]
  /// The files next to the document.
  var siblings = SiblingResources()

  /// The maximum number of views that is solved. More views take a long time and reveal nothing new.
  static let viewLimit = 60
  /// The maximum number of constraints that is solved. More constraints take a long time.
  static let constraintLimit = 200

  /// The fault in the results for the document, or nil.
  var fault: String? {
    do throws(DocumentError) {
      let scenes = SceneEmbedder().completed(try kind.scenes(in: bytes, path: "fuzzed", siblings: siblings))
      for scene in scenes.prefix(4) {
        if let fault = fault(of: scene) { return "\(scene.name): \(fault)" }
      }
      return nil
    } catch {
      return PlaceCheck(bytes).fault(of: error)
    }
  }

  /// A number that chooses one of several checks. Running all of them would take most of the time, and similar bytes
  /// choose different ones.
  private var choice: Int { bytes.reduce(0) { $0 &+ Int($1) } }

  private func fault(of scene: Scene) -> String? {
    for (position, view) in scene.views.enumerated() {
      guard view.superview.map({ $0 < position }) ?? (position == 0) else { return "a view before its superview" }
    }
    guard scene.views.count <= Self.viewLimit, scene.constraints.count <= Self.constraintLimit else { return nil }
    let layout = resolved(scene).layout(measuringTextWith: HalfEmTextMeasurer())
    return Self.fault(of: layout) ?? (choice % 8 < 2 ? faultOfPicture(of: layout) : nil)
  }

  /// Returns the scene as it was saved, or in one of its variants.
  private func resolved(_ scene: Scene) -> ResolvedScene {
    if choice % 2 == 0, let saved = scene.resolvedAsSaved(leafSizes: .recorded) { return saved }
    var selection = scene.selection
    selection.devices = Array(selection.devices.prefix(1))
    let fallback = VariantSelection(devices: Array(DeviceCatalogue.devices(named: "iPhone SE (3rd gen)").prefix(1)))
    let variants = selection.variants(fallback: fallback)
    let standard = SceneVariant(device: Self.square, orientation: .portrait)
    return scene.resolved(for: variants.isEmpty ? standard : variants[choice / 2 % variants.count])
  }

  /// The screen for scenes without variants.
  private static let square = Device(
    identifier: "square", name: "Square", size: Size(width: 600, height: 600), scale: 2, idiom: .pad,
    portraitInsets: .zero, landscapeInsets: .zero)

  /// Returns a fault unless every view has a frame of finite numbers.
  private static func fault(of layout: Layout) -> String? {
    if layout.frames.count != layout.resolved.views.count { return "views without frames" }
    let areFinite = layout.frames.allSatisfy { frame in
      [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
    }
    if !areFinite { return "a frame that is not a rectangle" }
    return layout.findings.contains { $0.message.isEmpty } ? "a finding without words" : nil
  }

  /// Returns a fault unless the picture of a layout is well-formed. Names and strings of the document must not break
  /// it.
  private func faultOfPicture(of layout: Layout) -> String? {
    let list = layout.withContents(measuringTextWith: HalfEmTextMeasurer()).displayList(
      style: LayoutDrawingStyle(), measuringTextWith: HalfEmTextMeasurer())
    do throws(DocumentError) {
      let root = try XMLElementParser.root(of: XMLText(list.svgBytes(), path: "picture"))
      return root.name == .svg ? nil : "a picture without its element"
    } catch {
      return "a picture that is not XML: \(error)"
    }
  }
}

/// A text measurer in which all characters are half an em wide.
struct HalfEmTextMeasurer: TextMeasuring {
  /// Returns half the font size for each Unicode scalar, in points.
  func width(of text: String, in font: Font) -> Double { Double(text.unicodeScalars.count) * font.pointSize / 2 }

  /// Returns the font size as ascender and a quarter of it as descender, in points.
  func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascender: font.pointSize, descender: font.pointSize / 4)
  }
}
