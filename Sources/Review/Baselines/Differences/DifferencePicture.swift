internal import Drawing
internal import Geometry
internal import HostFiles
internal import ReviewPlans
internal import SceneDrawing
internal import SceneLayouts
internal import Typography

/// The painter and encoder that draw the artwork of differences.
struct DifferencePens: Sendable {
  /// The painter of artwork; nil if it is drawn as boxes.
  let artwork: ArtworkPainter?
  /// A function that encodes images that have no file.
  let encodeImage: ImageEncoder
}

/// One side of a difference: a layout with its picture and the frames of its changed views.
struct DifferencePicture: Sendable, Hashable {
  /// The path of the SVG below the folder of the page; nil if it could not be written.
  var path: String?
  /// The digest of the file; nil if it could not be written.
  var digest: ContentDigest?
  /// The size of the picture, in points.
  var size: Size
  /// The frames of the different views in the picture, in points, by the paths of the views.
  var frames: [String: Rect]
  /// The reasons why the picture could not be written; empty if it was.
  var failures: [FileError] = []

  /// Creates a picture by drawing a layout into a file.
  ///
  /// - Parameters:
  ///   - layout: The layout to draw.
  ///   - paths: The paths of the views, in their order. Views that were added for the picture come last.
  ///   - views: The paths of the views whose frames are needed.
  ///   - path: The path of the file, below the folder.
  ///   - folder: The output folder.
  ///   - pens: The engines and styles for pictures.
  ///   - measurer: The engine that measures text.
  init(
    of layout: Layout, paths: [String], places views: Set<String>, to path: String, in folder: OutputFolder,
    with pens: DifferencePens, measuringTextWith measurer: any TextMeasuring
  ) {
    let origin = layout.resolved.rootOrigin
    size = layout.resolved.shownArea.size
    frames = Dictionary(
      zip(paths, layout.absoluteFrames).filter { views.contains($0.0) }, uniquingKeysWith: { first, _ in first }
    ).mapValues { $0.moved(byX: origin.x, y: origin.y) }
    // Other overlays would cover the change; the page draws the difference itself.
    let style = LayoutDrawingStyle(overlays: [.bars])
    let picture = layout.withContents(measuringTextWith: measurer).displayList(
      style: style, measuringTextWith: measurer, artwork: pens.artwork)
    do throws(FileError) {
      let bytes = picture.svgBytes(encodingImagesWith: pens.encodeImage)
      try folder.tree.write(bytes, to: path)
      self.path = path
      digest = ContentDigest(of: bytes)
    } catch {
      failures = [error]
    }
  }
}
