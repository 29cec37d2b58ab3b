public import Drawing
internal import Geometry
internal import WorkBudgets

/// A rasterizer that draws pictures with cairo, Pango and HarfBuzz, and writes them as PNG, SVG and PDF.
///
/// The same picture gives the same bytes on all machines with the same fonts, in any process and thread. A rasterizer
/// belongs to one worker.
public final class CairoRasterizer: Rasterizing {
  private struct Key: Hashable {
    var text: String
    var font: TextFont
    var width: Double?
  }

  private let engine: TextEngine
  private let pixels = PixelBuffer()
  private let writer: any SurfaceWriting
  private let boxPainter = BoxPainter()
  private let glyphMasks = GlyphMaskCache()
  private let paintsDirectly: Bool
  private var shapedTexts = BoundedCache<Key, ShapedText>(limit: 4096)

  /// Creates a rasterizer with Debian's fonts.
  ///
  /// - Throws: ``RasterizingError`` if the font Inter is missing.
  public convenience init(compression: PNGCompression = .fast) throws(RasterizingError) {
    try self.init(fonts: .system, compression: compression)
  }

  /// Creates a rasterizer with the fonts of the given directories. The painter `cairo` ignores the compression, since
  /// libpng compresses its files.
  ///
  /// - Throws: ``RasterizingError`` if the font Inter is missing.
  public convenience init(
    fonts: FontDirectories, compression: PNGCompression = .fast, painter: PicturePainter = .direct
  ) throws(RasterizingError) {
    switch painter {
    case .direct: try self.init(fonts: fonts, writer: PNGSurfaceWriter(compression), paintsDirectly: true)
    case .cairo: try self.init(fonts: fonts, writer: LibraryPNGWriter(), paintsDirectly: false)
    }
  }

  /// Creates a rasterizer that uses libraries for more of its work, for benchmarks.
  ///
  /// - Parameters:
  ///   - compressionLevel: The level of libdeflate, from 1 to 12. Nil to compress without it.
  ///   - paintsDirectly: Whether simple commands are painted without cairo.
  package convenience init(compressionLevel: Int?, paintsDirectly: Bool) throws(RasterizingError) {
    let writer =
      compressionLevel.map { PNGSurfaceWriter(PackedCompressor(level: $0)) } ?? PNGSurfaceWriter(PNGCompression.fast)
    try self.init(fonts: .system, writer: writer, paintsDirectly: paintsDirectly)
  }

  private init(fonts: FontDirectories, writer: any SurfaceWriting, paintsDirectly: Bool) throws(RasterizingError) {
    engine = try TextEngine.shared(fonts: fonts)
    self.writer = writer
    self.paintsDirectly = paintsDirectly
  }

  /// Returns the PNG file of a picture: 8 bits per channel, without transparency, on white.
  ///
  /// Commands with numbers that are not finite are skipped. The summary becomes the description of the file.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - scale: The pixels per point. The image is the size of the picture times this, rounded up to whole pixels.
  /// - Throws: ``RasterizingError`` if a side has more than 16,384 pixels, the image with its layers more than 100
  ///   million, or if memory is exhausted.
  public func png(of picture: DisplayList, scale: Double) throws(RasterizingError) -> [UInt8] {
    let memory = try PictureMemory(for: picture, SurfaceSize(picture.size, scale: scale))
    return try memory.turn { () throws(RasterizingError) in
      let surface = try painted(picture, scale: scale)
      defer { pixels.trim() }
      return try writer.png(of: surface, description: picture.summary)
    }
  }

  /// Returns the pixels of a picture, which are the same as in its PNG file.
  ///
  /// - Parameters:
  ///   - picture: The picture. Its title identifies the pixels.
  ///   - scale: The pixels per point.
  /// - Throws: ``RasterizingError`` like ``png(of:scale:)``.
  public func bitmap(of picture: DisplayList, scale: Double) throws(RasterizingError) -> Bitmap {
    let memory = try PictureMemory(for: picture, SurfaceSize(picture.size, scale: scale))
    return try memory.turn { () throws(RasterizingError) in
      let surface = try painted(picture, scale: scale)
      defer { pixels.trim() }
      let bitmap = Bitmap(
        width: surface.size.width, height: surface.size.height, pixels: surface.opaquePixels, identity: picture.title)
      guard let bitmap else { throw RasterizingError(message: "the picture has no pixels") }
      return bitmap
    }
  }

  /// Paints a picture and discards it, for benchmarks.
  ///
  /// - Returns: The size of its pixels, in bytes.
  /// - Throws: ``RasterizingError`` like ``png(of:scale:)``.
  package func paint(_ picture: DisplayList, scale: Double) throws(RasterizingError) -> Int {
    let surface = try painted(picture, scale: scale)
    return surface.stride * surface.size.height
  }

  private func painted(_ picture: DisplayList, scale: Double) throws(RasterizingError) -> CairoSurface {
    let surface = try CairoSurface(size: SurfaceSize(picture.size, scale: scale), buffer: pixels)
    try draw(picture, on: surface, scale: scale)
    return surface
  }

  private func draw(_ picture: DisplayList, on surface: borrowing CairoSurface, scale: Double) throws(RasterizingError)
  {
    let context = try CairoContext(surface, scale: scale)
    let painter = DirectPainter(
      PixelCanvas(surface), scale: scale, background: picture.background, boxes: boxPainter, glyphs: glyphMasks)
    // A sheet may have hundreds of thousands of commands.
    let budget = WorkBudget.current
    for step in picture.steps {
      guard budget?.checkCancellation() != true else { throw RasterizingError.canceled }
      switch step {
      case .draw(let command):
        surface.beginPainting()
        let isPainted = paintsDirectly && paint(command, with: painter)
        if !isPainted { painter.finish() }
        surface.endPainting()
        if !isPainted { draw(command, in: context) }
      case .enter(let command):
        painter.enter(command)
        enter(command, in: context)
      case .leave(let command):
        painter.leave()
        leave(command, in: context)
      }
    }
    surface.beginPainting()
    painter.finish()
    surface.endPainting()
    try context.check()
    try FontFailure.check()
  }

  /// Draws a command without cairo if possible.
  ///
  /// - Returns: Whether it was drawn.
  private func paint(_ command: DrawingCommand, with painter: DirectPainter) -> Bool {
    switch command {
    case .fill(let shape, let color) where shape.isDrawable && color.alpha > 0: painter.fill(shape, color)
    case .stroke(let shape, let stroke) where shape.isDrawable && stroke.isDrawable: painter.stroke(shape, stroke)
    case .text(let run) where run.isDrawable:
      painter.show(shaped(run), at: run.origin, size: run.font.size, run.color)
    case .image(let image): !image.isDrawable
    default: true
    }
  }

  private func draw(_ command: DrawingCommand, in context: borrowing CairoContext) {
    switch command {
    case .fill(let shape, let color): context.fill(shape, color)
    case .stroke(let shape, let stroke): context.stroke(shape, stroke)
    case .text(let run):
      context.show(
        shaped(run), at: run.origin, size: run.font.size, run.color, keepsSpacing: !paintsDirectly)
    case .image(let image): context.show(image)
    case .group, .clip, .placed: break
    }
  }

  /// Begins a command that contains others.
  func enter(_ command: DrawingCommand, in context: borrowing CairoContext) {
    context.save()
    switch command {
    case .group(let group, _) where group.opacity < 1: context.beginGroup()
    case .clip(let shape, _): context.clip(to: shape)
    case .placed(let origin, let scale, _): context.enterSpace(at: origin, scale: scale)
    default: break
    }
  }

  /// Ends a command that contains others.
  func leave(_ command: DrawingCommand, in context: borrowing CairoContext) {
    if case .group(let group, _) = command, group.opacity < 1 { context.endGroup(opacity: group.opacity) }
    context.restore()
  }

  /// Returns the glyphs of a string. Results are cached.
  func shaped(_ run: TextRun) -> ShapedText {
    let width = run.drawableWidth
    return shapedTexts.value(for: Key(text: run.text, font: run.font, width: width)) {
      let text = engine.shape(run.text, in: run.font)
      return width.map(text.spread) ?? text
    }
  }
}
