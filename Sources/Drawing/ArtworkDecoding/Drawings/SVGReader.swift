internal import CCairo
internal import CSVGLibrary
internal import Drawing

/// A reader that draws SVG files with librsvg.
///
/// Plain shapes are drawn in this process. Everything else in SVG may take any time and memory, or contain text, and is
/// drawn by the same library in a separate process. In both cases only the file itself is loaded, and scripts do not
/// run.
struct SVGReader: DrawingReading {
  let limits: ArtworkLimits
  /// The external programs.
  let conversions: PDFConversions

  /// The pixels per inch. 72 gives a pixel per point, as in Xcode.
  private static let resolution = 72

  func pixels(of bytes: [UInt8], size: PixelSize?) throws(ArtworkFault) -> (pixels: PixelMap, version: String) {
    if let plain = SimpleSVG(bytes), let library = SVGLibrary.functions, let version = SVGLibrary.version,
      let pixels = try drawnHere(bytes, size, plain, library)
    {
      return (pixels, version)
    }
    // Without the library, its program may be installed; if not, the error says what to install.
    return try drawnElsewhere(bytes, size)
  }

  // MARK: - In a separate process

  /// Draws in a separate process, with the library's own program.
  func drawnElsewhere(
    _ bytes: [UInt8], _ size: PixelSize?
  ) throws(ArtworkFault) -> (pixels: PixelMap, version: String) {
    let extent = size.map { ["--width", "\($0.width)", "--height", "\($0.height)"] } ?? []
    let resolution = ["--dpi-x", "\(Self.resolution)", "--dpi-y", "\(Self.resolution)"]
    let program = DrawingProgram(
      name: DrawingProgram.svg, package: "librsvg2-bin", versionArgument: "--version",
      arguments: ["--format", "png", "--accept-language", "en"] + resolution + extent, format: "SVG")
    let (png, version) = try conversions.png(of: bytes, by: program, limits: limits)
    return (try PNGReader(limits: limits).picture(in: png, fitting: nil).pixels, version)
  }

  // MARK: - In this process

  /// Draws in this process. Nil if that could take a long time.
  private func drawnHere(
    _ bytes: [UInt8], _ size: PixelSize?, _ plain: SimpleSVG, _ library: svg_library
  ) throws(ArtworkFault) -> PixelMap? {
    guard let handle = library.new_from_data(bytes, UInt(bytes.count), nil) else { throw Self.damage }
    defer { library.unref(handle) }
    library.set_dpi(handle, Double(Self.resolution))
    guard let own = DrawingExtent(of: handle, library) else { return nil }
    let width = size?.width ?? Int(own.width.rounded(.up))
    let height = size?.height ?? Int(own.height.rounded(.up))
    let count = try limits.checkDrawing(width: width, height: height)
    let scale = max(Double(width) / own.unitWidth, Double(height) / own.unitHeight)
    guard plain.isQuick(pixels: count, scale: scale) else { return nil }
    var values = [UInt32](repeating: 0, count: count)
    let isDrawn = values.withUnsafeMutableBytes { buffer in
      Self.draw(handle, own, on: buffer.assumingMemoryBound(to: UInt8.self), width, height, library)
    }
    guard isDrawn else { throw Self.damage }
    return PixelMap(width: width, height: height, values: values)
  }

  /// Draws at the drawing's own size in a stretched space, so that its aspect ratio is ignored.
  private static func draw(
    _ handle: OpaquePointer, _ own: DrawingExtent,
    on pixels: UnsafeMutableBufferPointer<UInt8>, _ width: Int, _ height: Int, _ library: svg_library
  ) -> Bool {
    let surface = cairo_image_surface_create_for_data(
      pixels.baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(4 * width))
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    cairo_scale(context, Double(width) / own.width, Double(height) / own.height)
    var place = svg_rectangle(x: 0, y: 0, width: own.width, height: own.height)
    let isDrawn = library.render_document(handle, context, &place, nil) != 0
    cairo_surface_finish(surface)
    return isDrawn && cairo_status(context) == CAIRO_STATUS_SUCCESS
  }

  private static let damage = ArtworkFault(message: "it is damaged or not an SVG file; export it again")
}

/// The extent of a drawing: its size in points, and the size of its own coordinate space.
private struct DrawingExtent {
  /// The width in points.
  let width: Double
  /// The height in points.
  let height: Double
  /// The width in its own units, or in points if that is less.
  let unitWidth: Double
  /// The height in its own units, or in points if that is less.
  let unitHeight: Double

  /// The valid sizes of a drawing.
  private static let sizes = 1e-3...1e6

  /// Reads the extent of a drawing. Nil if it is incomplete.
  init?(of handle: OpaquePointer, _ library: svg_library) {
    var (hasWidth, hasHeight, hasBox): (Int32, Int32, Int32) = (0, 0, 0)
    var (first, second, box) = (svg_length(), svg_length(), svg_rectangle())
    library.get_intrinsic_dimensions(handle, &hasWidth, &first, &hasHeight, &second, &hasBox, &box)
    var (width, height) = (box.width, box.height)
    let isSized = library.get_intrinsic_size_in_pixels(handle, &width, &height) != 0
    guard isSized || (hasBox != 0 && hasWidth == hasHeight) else { return nil }
    if !isSized { (width, height) = (box.width, box.height) }
    self.width = width
    self.height = height
    unitWidth = hasBox != 0 ? min(width, box.width) : width
    unitHeight = hasBox != 0 ? min(height, box.height) : height
    guard [width, height, unitWidth, unitHeight].allSatisfy(Self.sizes.contains) else { return nil }
  }
}
