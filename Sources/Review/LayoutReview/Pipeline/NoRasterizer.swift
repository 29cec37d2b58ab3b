internal import Drawing

/// A placeholder for an engine where everything is drawn as SVG.
struct NoRasterizer: Rasterizing {
  private let error = RasterizingError(message: "No engine can draw anything but SVG.")

  func png(of picture: DisplayList, scale: Double) throws(RasterizingError) -> [UInt8] { throw error }

  func pdf(of pages: [DisplayList], title: String) throws(RasterizingError) -> [UInt8] { throw error }
}
