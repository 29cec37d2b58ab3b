internal import Drawing

/// The rasterizer of runs that write only SVG.
struct NoRasterizer: Rasterizing {
  private let error = RasterizingError(message: "this run can only draw SVG")

  func png(of picture: DisplayList, scale: Double) throws(RasterizingError) -> [UInt8] { throw error }

  func bitmap(of picture: DisplayList, scale: Double) throws(RasterizingError) -> Bitmap { throw error }

  func svg(of picture: DisplayList) throws(RasterizingError) -> [UInt8] { throw error }

  func pdf(of pages: [DisplayList], title: String) throws(RasterizingError) -> [UInt8] { throw error }
}
