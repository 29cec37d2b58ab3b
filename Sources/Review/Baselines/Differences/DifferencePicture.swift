internal import Drawing
internal import Geometry
internal import HostFiles
internal import ReviewPlans
internal import SceneDrawing
internal import SceneLayouts
internal import Typography

/// The pens that draw the artwork of differences and make files of it.
struct DifferencePens: Sendable {
  /// The painter of artwork; nil where boxes stand for it.
  let artwork: ArtworkPainter?
  /// Makes files of pixels that have none.
  let encodeImage: ImageEncoder
}

/// One side of a difference: a layout with its picture and the places of the views that it is about.
struct DifferencePicture: Sendable, Hashable {
  /// The path of the SVG below the folder of the page; nil where it could not be written.
  var path: String?
  /// The digest of the file; nil where it could not be written.
  var digest: ContentDigest?
  /// The size of the picture, in points.
  var size: Size
  /// The frames in the picture, in points, of the views that are told apart, by their paths.
  var frames: [String: Rect]
  /// The reasons why the picture could not be written; empty where it was.
  var failures: [FileError] = []

  /// Draws a layout into a file.
  ///
  /// - Parameters:
  ///   - paths: What the views are called, in their order; views that were added for the picture come last.
  ///   - views: The views whose places are wanted.
  ///   - path: Where the picture goes, below the folder.
  init(
    of layout: Layout, paths: [String], places views: Set<String>, to path: String, in folder: OutputFolder,
    with pens: DifferencePens, measuringTextWith measurer: any TextMeasuring
  ) {
    let origin = layout.resolved.rootOrigin
    size = layout.resolved.shownArea.size
    frames = Dictionary(
      zip(paths, layout.absoluteFrames).filter { views.contains($0.0) }, uniquingKeysWith: { first, _ in first }
    ).mapValues { $0.moved(byX: origin.x, y: origin.y) }
    // Other overlays hide what has changed; the page draws what it is.
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
