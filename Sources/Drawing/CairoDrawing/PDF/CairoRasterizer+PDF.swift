internal import CCairo
public import Drawing
internal import Geometry

extension CairoRasterizer {
  /// Returns a PDF document with a page for each picture, in the size of the picture. Text, lines and areas remain
  /// vectors, sharp at any size. The paper is white: backgrounds of pictures are not drawn.
  ///
  /// The same pictures give the same bytes on all machines with the same fonts and the same cairo. The document
  /// contains no date. Commands with numbers that are not finite are skipped.
  ///
  /// - Parameters:
  ///   - pages: The pictures, one for each page.
  ///   - title: The title of the document.
  /// - Throws: ``RasterizingError`` if a page would be longer than five meters or memory is exhausted.
  public func pdf(of pages: [DisplayList], title: String) throws(RasterizingError) -> [UInt8] {
    // Cairo keeps the fonts of a document until it ends, and reads them for each page.
    try FontLock.whileHeld { () throws(RasterizingError) in try document(of: pages, title: title) }
  }

  private func document(of pages: [DisplayList], title: String) throws(RasterizingError) -> [UInt8] {
    let document = try CairoVectorFile(pdfTitled: title)
    for page in pages {
      let size = page.size.scaled(by: Self.paperScale)
      guard size.width > 0, size.height > 0, size.width <= Self.longestSide, size.height <= Self.longestSide else {
        throw RasterizingError(
          message: """
            a picture of \(page.size.width) × \(page.size.height) points does not fit on a page: a page has at most \
            \(Int(Self.longestSide / Self.paperScale)) points per side
            """)
      }
      document.beginPage(size)
      // A context is valid for one page.
      let context = try CairoContext(drawingOn: document.pointer, scale: Self.paperScale)
      drawVectors(of: page, in: context)
      try context.check()
      document.endPage()
    }
    return try document.finish()
  }

  /// The paper points per picture point, which is a CSS pixel.
  private static let paperScale = 0.75
  /// The longest side of a page that all readers accept, in paper points (PDF 1.7, Annex C.2).
  private static let longestSide = 14_400.0

  /// Draws a picture on a surface of vectors, without its background.
  func drawVectors(of picture: DisplayList, in context: borrowing CairoContext) {
    for step in picture.steps {
      switch step {
      case .draw(.fill(let shape, let color)) where shape.isDrawable && color.alpha > 0: context.fill(shape, color)
      case .draw(.stroke(let shape, let stroke)) where shape.isDrawable && stroke.isDrawable:
        context.stroke(shape, stroke)
      case .draw(.text(let run)) where run.isDrawable: context.write(shaped(run), at: run.origin, run.color)
      case .draw(.image(let image)) where image.isDrawable: context.show(image)
      case .draw: break
      case .enter(let command): enter(command, in: context)
      case .leave(let command): leave(command, in: context)
      }
    }
  }
}
