internal import Drawing

/// The rasterizer of runs that write only SVG.
struct NoRasterizer: Rasterizing {
  private let error = RasterizingError(message: "No engine can draw anything but SVG.")

  func png(of picture: DisplayList, scale: Double) throws(RasterizingError) -> [UInt8] { throw error }

  func pdf(of pages: [DisplayList], title: String) throws(RasterizingError) -> [UInt8] { throw error }
}
