package import DocumentResources
internal import Findings
package import MarkupReading
package import Scenes
internal import Typography

/// A reader for scene files of format 1.
package enum SceneFileReader {
  /// The only supported format.
  private static let format = "1"

  static let keys = [
    "format", "scene", "devices", "size", "orientations", "idiom", "presentation", "design", "locales", "textSizes",
    "appearances",
    "accessibility", "bars", "keyboard",
    "controls", "textEra", "ideographs", "autoLayout", "metrics", "strings", "root", "views", "constraints", "states",
    "variants",
    "expect", "lists", "canvas",
    "landscapeScene",
  ]

  /// Reads the scene of a file.
  ///
  /// - Throws: ``DocumentError`` with all errors in the file, in the order of its lines.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - path: The path of the file, for messages and locations.
  ///   - folder: The folder in which the files that the scene names are looked up. Nil for none.
  ///   - readsArtwork: Whether image files are read so that they can be drawn.
  ///   - imageFinder: The finder that all scenes of a run share.
  ///   - projectDevices: Devices that the scene may use in addition to the catalog's.
  ///   - expectableRules: The codes of the rules that expectations may name.
  ///   - isForLandscape: Whether this scene replaces another one in landscape. It cannot name a landscape scene itself.
  package static func scene(
    in bytes: [UInt8], path: String, folder: String? = nil, readsArtwork: Bool = false,
    imageFinder: ImageFinder = ImageFinder(), projectDevices: [Device] = [], expectableRules: [String],
    isForLandscape: Bool = false
  ) throws(DocumentError) -> Scene {
    let byteOrderMark = TextEncoding.utf8Mark
    let bytes = bytes.starts(with: byteOrderMark) ? Array(bytes.dropFirst(byteOrderMark.count)) : bytes
    let context = ReadingContext(
      try SourceText(bytes, path: path), folder: folder, readsArtwork: readsArtwork, imageFinder: imageFinder,
      projectDevices: projectDevices, expectableRules: expectableRules)
    context.isForLandscape = isForLandscape
    var scene: Scene?
    let root = root(bytes, context)
    if let root, checkFormat(root, context) { scene = self.scene(root, context) }
    if root?["ideographs"] == nil { scene?.ideographs = Ideographs(of: bytes) }
    guard var scene, !context.hasErrors else { throw DocumentError(context.sortedFindings) }
    scene.findings = context.sortedFindings
    return scene
  }

  /// Returns the root mapping of the document.
  static func root(_ bytes: [UInt8], _ context: ReadingContext) -> YAMLNode? {
    do throws(YAMLSyntaxError) {
      var builder = YAMLTreeBuilder(try YAMLEventReader.events(in: bytes))
      defer { builder.problems.forEach(context.report) }
      let root = try builder.root()
      if let root, root.mapping != nil { return root }
      context.report(
        .wrongType,
        root == nil
          ? .init(kind: "empty", "the file is empty")
          : .init(kind: "scene", "a scene needs keys with values, such as 'key: value'"),
        at: root?.place ?? .beginning, hint: "begin it with 'format: 1'")
    } catch {
      context.report(error)
    }
    return nil
  }

  /// Reports a file in another format, before its keys are reported as unknown. Returns false for such a file, but true
  /// if the format is only missing, so that the rest is read.
  private static func checkFormat(_ root: YAMLNode, _ context: ReadingContext) -> Bool {
    guard let node = root["format"] else {
      context.report(
        .missingKey, .init(kind: "format", "the file does not state its format"), at: .beginning,
        hint: "begin it with 'format: 1'")
      return true
    }
    guard let word = context.word(node, "the format") else { return false }
    guard word != format else { return true }
    let isNewer = Double(word).map { $0 > 1 } ?? false
    context.report(
      .unsupportedFormat,
      isNewer
        ? .init(kind: "newer", "format \(word) needs a newer version of render-layouts")
        : .init(kind: "unknown", "unknown format '\(word)'"),
      at: node.place, hint: "this version reads format \(format)")
    return false
  }

  /// Reads the scene that a mapping describes.
  static func scene(_ root: YAMLNode, _ context: ReadingContext) -> Scene {
    let varied = VariedScene(ConstrainedScene(ViewedScene(NamedScene(root, context))))
    NameReader(context: context).checkUse(metrics: root["metrics"])
    var scene = scene(of: varied, root, context)
    if let ideographs = root["ideographs"].flatMap({ context.choice($0, "language of ideographs") as Ideographs? }) {
      scene.ideographs = ideographs
    }
    if let keyboard = root["keyboard"].flatMap(context.keyboard) { scene.keyboard = keyboard }
    if let entry = root.mapping?.first(where: { $0.name == "landscapeScene" }) {
      scene.landscape = LandscapeSceneReader(context: context).scene(entry)
    }
    if let node = root["autoLayout"], context.flag(node, "'autoLayout'") == false {
      if !scene.constraints.isEmpty {
        context.report(
          .constraintsIgnored, "Constraints Ignored: the scene does not use Auto Layout",
          at: (root["constraints"] ?? root["variants"] ?? node).place, hint: "remove them, or 'autoLayout: false'")
      }
      scene.removeAutoLayout()
    }
    return scene
  }

  /// Assembles the scene from the results of all steps and the keys about the scene as a whole.
  private static func scene(of varied: VariedScene, _ root: YAMLNode, _ context: ReadingContext) -> Scene {
    let selections = SelectionReader(context: context)
    var scene = Scene(
      name: name(root, context), documentPath: context.source.path,
      source: context.source.location((root["scene"]?.range ?? root.range).start),
      views: varied.viewed.tree.views + context.spacers, constraints: varied.constraints,
      variations: varied.variations, selection: varied.selection, bars: root["bars"].map(selections.bars) ?? [],
      textEra: root["textEra"].flatMap { context.choice($0, "era of text") } ?? .current,
      controlGeneration: root["controls"].flatMap { context.choice($0, "generation of controls") } ?? .current)
    scene.design = varied.design
    scene.designPictures = varied.designPictures
    if let lists = root["lists"] {
      for (view, place) in ListsReader(context: context).places(lists) { scene.views[view].list.placement = place }
    }
    if let canvas = root["canvas"] { scene.canvas = CanvasReader(context: context).canvas(canvas) }
    if let part = root["presentation"] {
      scene.surroundings = PresentationReader(context: context).surroundings(part)
    }
    scene.expectations = varied.expectations
    scene.idiom = selections.idiom(root, varied.selection)
    scene.extent = RootNodeReader(context: context).extent(varied.viewed.rootEntry?.value)
    let margins = scene.views[0].placement.margins
    if scene.extent.kind == .cell, margins.stated == nil, margins.role == .plain {
      scene.views[0].placement.margins.role = .cell(hasAccessory: false)
    }
    return scene
  }

  /// Returns the name of the scene, or the file name without its extensions.
  private static func name(_ root: YAMLNode, _ context: ReadingContext) -> String {
    if let node = root["scene"] { return context.word(node, "the name of the scene") ?? "" }
    let file = context.source.path.split(separator: "/").last ?? ""
    return String(file.prefix { $0 != "." })
  }
}
