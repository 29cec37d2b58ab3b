internal import CCairo
public import Drawing
internal import Geometry

extension CairoRasterizer {
  /// The PDF document of pictures, a page each, which is as large as the picture: text is text, and everything is lines
  /// and areas, sharp at any size. The paper is white: the grounds of the pictures are left out, and what lies on them stays.
  ///
  /// The same pictures are the same bytes on every machine that has the same fonts and the same cairo; the document has no
  /// date. Commands with numbers that are not finite are left out.
  ///
  /// - Parameter title: The name of the document.
  /// - Throws: ``RasterizingError`` where a page would be longer than five metres, or memory ran out.
  public func pdf(of pages: [DisplayList], title: String) throws(RasterizingError) -> [UInt8] {
    // Cairo keeps the fonts of a document until it ends and reads them page by page.
    try FontLock.whileHeld { () throws(RasterizingError) in try document(of: pages, title: title) }
  }

  private func document(of pages: [DisplayList], title: String) throws(RasterizingError) -> [UInt8] {
    let document = try CairoPDFDocument(title: title)
    for page in pages {
      let size = page.size.scaled(by: Self.paperScale)
      guard size.width > 0, size.height > 0, size.width <= Self.longestSide, size.height <= Self.longestSide else {
        throw RasterizingError(
          message: """
            A picture of \(page.size.width) × \(page.size.height) points makes no page: it has at most \
            \(Int(Self.longestSide / Self.paperScale)) points a side.
            """)
      }
      document.beginPage(size)
      // A context holds for one page.
      let context = try CairoContext(drawingOn: document.pointer, scale: Self.paperScale)
      draw(page, in: context)
      try context.check()
      document.endPage()
    }
    return try document.finish()
  }

  /// A point of a picture, which is a CSS pixel, in points of the paper.
  private static let paperScale = 0.75
  /// The longest side of a page that every reader accepts, in points of the paper (PDF 1.7, Annex C.2).
  private static let longestSide = 14_400.0

  private func draw(_ picture: DisplayList, in context: borrowing CairoContext) {
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
