internal import ArtworkDecoding
internal import CairoDrawing
internal import HostFiles
internal import ReviewCache
internal import ReviewPlans
internal import ReviewSetup

extension ReviewCache {
  /// The cache for a command line, or nil where nothing is kept.
  ///
  /// What is kept was made by these very bytes of the tool: any change of its code may change what it draws.
  init?(_ options: RenderOptions) {
    guard let folder = options.cacheFolder, let tool = HostProcess.executableDigest else { return nil }
    self.init(
      in: folder, readingThrough: options.cacheSource,
      tools: [
        CommandLineTool.version, tool.text, options.pictures.compression.rawValue, "\(options.layout.followsLinks)",
      ] + DrawingIdentity.current + DecodingIdentity.current,
      devices: options.layout.devices, selection: options.layout.selection, output: options.pictures.output)
  }

  /// Keeps what a review has finished; says so where that is not possible, and nothing else comes of it.
  func keep(_ review: FinishedReview, _ console: Console, prunes: Bool = true) {
    // What was measured without a font is of no use to anybody.
    guard !FontFailure.hasOccurred else { return }
    do throws(FileError) {
      try keep(review, prunes: prunes)
    } catch {
      guard !console.isQuiet else { return }
      console.printNote("the next run will redraw everything: \(error)")
    }
  }
}
