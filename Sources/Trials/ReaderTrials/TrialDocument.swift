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

/// A document to try, from its bytes to solved and drawn layouts.
struct TrialDocument {
  /// The form that it is written in.
  let kind: SceneDocument
  /// Its contents.
  let bytes: [UInt8]
  /// The files that lie beside it.
  var siblings = SiblingResources()

  /// More views than this take long to solve and show nothing that fewer do not.
  static let viewLimit = 60
  /// More constraints than this take long to solve.
  static let constraintLimit = 200

  /// The fault of what is made of the document; nil where everything is as it should be.
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

  /// The one of several things that is done with the document. Its bytes decide: doing all of them takes most of the time, and
  /// similar bytes lead to every one.
  private var choice: Int { bytes.reduce(0) { $0 &+ Int($1) } }

  private func fault(of scene: Scene) -> String? {
    for (position, view) in scene.views.enumerated() {
      guard view.superview.map({ $0 < position }) ?? (position == 0) else { return "a view before its superview" }
    }
    guard scene.views.count <= Self.viewLimit, scene.constraints.count <= Self.constraintLimit else { return nil }
    let layout = resolved(scene).layout(measuringTextWith: HalfEmTextMeasurer())
    return Self.fault(of: layout) ?? (choice % 8 < 2 ? faultOfPicture(of: layout) : nil)
  }

  /// The scene as it was saved or in one of the variants that it asks for.
  private func resolved(_ scene: Scene) -> ResolvedScene {
    if choice % 2 == 0, let saved = scene.resolvedAsSaved(leafSizes: .recorded) { return saved }
    var selection = scene.selection
    selection.devices = Array(selection.devices.prefix(1))
    let fallback = VariantSelection(devices: Array(DeviceCatalogue.devices(named: "iPhone SE (3rd gen)").prefix(1)))
    let variants = selection.variants(fallback: fallback)
    let standard = SceneVariant(device: Self.square, orientation: .portrait)
    return scene.resolved(for: variants.isEmpty ? standard : variants[choice / 2 % variants.count])
  }

  /// A screen for scenes that ask for none.
  private static let square = Device(
    identifier: "square", name: "Square", size: Size(width: 600, height: 600), scale: 2, idiom: .pad,
    portraitInsets: .zero, landscapeInsets: .zero)

  /// Every view has a frame that is made of numbers.
  private static func fault(of layout: Layout) -> String? {
    if layout.frames.count != layout.resolved.views.count { return "views without frames" }
    let areFinite = layout.frames.allSatisfy { frame in
      [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
    }
    if !areFinite { return "a frame that is no rectangle" }
    return layout.findings.contains { $0.message.isEmpty } ? "a finding without words" : nil
  }

  /// The picture of a layout is XML, whatever the document calls its views and says in its texts.
  private func faultOfPicture(of layout: Layout) -> String? {
    let list = layout.withContents(measuringTextWith: HalfEmTextMeasurer()).displayList(
      style: LayoutDrawingStyle(), measuringTextWith: HalfEmTextMeasurer())
    do throws(DocumentError) {
      let root = try XMLElementParser.root(of: XMLText(list.svgBytes(), path: "picture"))
      return root.name == .svg ? nil : "a picture without its element"
    } catch {
      return "a picture that is no XML: \(error)"
    }
  }
}

/// A text engine in which all characters are alike.
struct HalfEmTextMeasurer: TextMeasuring {
  /// Half the font size for each character.
  func width(of text: String, in font: Font) -> Double { Double(text.unicodeScalars.count) * font.pointSize / 2 }

  /// The font size above the baseline, and a quarter of it below.
  func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascender: font.pointSize, descender: font.pointSize / 4)
  }
}
