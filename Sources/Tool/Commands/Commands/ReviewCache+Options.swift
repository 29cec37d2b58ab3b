internal import ArtworkDecoding
internal import CairoDrawing
internal import HostFiles
internal import ReviewCache
internal import ReviewPlans
internal import ReviewSetup

extension ReviewCache {
  /// Creates the cache for a command line, or nil if caching is off.
  ///
  /// The key contains a digest of the tool's executable, since any change of its code may change what it draws.
  init?(_ options: RenderOptions) {
    guard let folder = options.cacheFolder, let tool = HostProcess.executableDigest else { return nil }
    self.init(
      in: folder, sealedWith: CacheSecret.seal, readingThrough: options.cacheSource,
      tools: [
        CommandLineTool.version, tool.text, options.pictures.compression.rawValue, "\(options.layout.followsLinks)",
      ] + DrawingIdentity.current + DecodingIdentity.current,
      devices: options.layout.devices, selection: options.layout.selection, output: options.pictures.output)
  }

  /// Stores the finished documents of a review. A failure is only reported.
  func keep(_ review: FinishedReview, _ console: Console, prunes: Bool = true) {
    // Text that was measured without a font is wrong, so nothing is stored.
    guard !FontFailure.hasOccurred else { return }
    do throws(FileError) {
      try keep(review, prunes: prunes)
    } catch {
      guard !console.isQuiet else { return }
      console.printNote("the next run will redraw everything: \(error)")
    }
  }
}
