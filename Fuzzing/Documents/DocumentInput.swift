internal import AutoLayout
internal import Geometry
public import HostFiles
internal import MarkupReading
internal import SceneDocuments
internal import SceneLayouts
internal import Scenes

/// A document to try, from its bytes to solved layouts.
public struct DocumentInput {
  /// How it is written.
  private let kind: SceneDocument
  /// Its contents.
  private let bytes: [UInt8]

  /// More views than this take long to solve and show nothing that fewer do not.
  private static let viewLimit = 60
  /// More constraints than this take long to solve.
  private static let constraintLimit = 200

  /// A document.
  public init(_ kind: SceneDocument, _ bytes: [UInt8]) {
    self.kind = kind
    self.bytes = bytes
  }

  /// What is wrong with what is made of the document, or nil where everything is as it should be.
  public var fault: String? {
    do throws(DocumentError) {
      let scenes = try kind.scenes(in: bytes, path: "fuzzed")
      for scene in scenes.prefix(4) {
        if let fault = fault(of: scene) { return "\(scene.name): \(fault)" }
      }
      return nil
    } catch {
      return Self.fault(of: error)
    }
  }

  /// A document that cannot be read is told why and where.
  private static func fault(of error: DocumentError) -> String? {
    if error.findings.isEmpty { return "an error without a reason" }
    for finding in error.findings {
      guard let source = finding.source, source.line >= 1, source.column >= 1 else { return "an error without a place" }
      if finding.message.isEmpty || finding.text.isEmpty { return "an error without words" }
    }
    return nil
  }

  private func fault(of scene: Scene) -> String? {
    for (position, view) in scene.views.enumerated() {
      guard view.superview.map({ $0 < position }) ?? (position == 0) else { return "a view before its superview" }
    }
    guard scene.views.count <= Self.viewLimit, scene.constraints.count <= Self.constraintLimit else { return nil }
    let layout = resolved(scene).layout(measuringTextWith: EvenTextMeasurer())
    return Self.fault(of: layout)
  }

  /// The scene as it was saved or in one of the variants that it asks for. Which one its bytes decide: solving them all
  /// takes most of the time, and similar bytes lead to every one of them.
  private func resolved(_ scene: Scene) -> ResolvedScene {
    let choice = bytes.reduce(0) { $0 &+ Int($1) }
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
}

/// A text engine in which all characters are alike.
private struct EvenTextMeasurer: TextMeasuring {
  func width(of text: String, in font: Font) -> Double { Double(text.unicodeScalars.count) * font.pointSize / 2 }

  func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascender: font.pointSize, descender: font.pointSize / 4)
  }
}
