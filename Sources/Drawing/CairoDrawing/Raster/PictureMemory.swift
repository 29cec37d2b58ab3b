internal import Drawing
internal import Synchronization
internal import WorkBudgets

/// The memory in which a picture is drawn.
///
/// A group with an opacity is drawn into its own layer, and the layers of nested groups exist at the same time. A
/// document of a kilobyte can nest views in a picture of a hundred million pixels, and every worker draws one.
struct PictureMemory {
  /// The number of pixels of the image and of the layers that may exist at the same time.
  private let pixelCount: Int

  /// Pictures with at least this many pixels are drawn one at a time: more than the largest screen has.
  private static let largePixels = 16_000_000
  private static let turn = Mutex(())

  /// Creates the memory of a picture.
  ///
  /// - Throws: ``RasterizingError`` if the layers have too many pixels together with the image.
  init(for picture: DisplayList, _ size: SurfaceSize) throws(RasterizingError) {
    let layers = picture.layerDepth
    let (count, overflows) = (size.width * size.height).multipliedReportingOverflow(by: 1 + layers)
    guard !overflows, count <= SurfaceSize.mostPixels else {
      throw RasterizingError(
        message: """
          an image of \(size.width) × \(size.height) pixels with \(layers) nested translucent views is too large: with \
          the layers of such views it has at most \(SurfaceSize.mostPixels / 1_000_000) million pixels; choose a lower \
          scale, or nest fewer views with an opacity
          """)
    }
    pixelCount = count
  }

  /// Returns the file or the pixels that a function draws. A large picture waits for its turn.
  ///
  /// - Throws: ``RasterizingError`` like the function, or if the run was canceled in the meantime.
  func turn<Drawn: Sendable>(_ draw: () throws(RasterizingError) -> Drawn) throws(RasterizingError) -> Drawn {
    guard pixelCount > Self.largePixels else { return try draw() }
    let drawn = Self.turn.withLock { _ -> Result<Drawn, RasterizingError> in
      guard !WorkBudget.checkCancellation() else { return .failure(.canceled) }
      do throws(RasterizingError) { return .success(try draw()) } catch { return .failure(error) }
    }
    return try drawn.get()
  }
}

extension DisplayList {
  /// The maximum number of groups with an opacity inside each other.
  fileprivate var layerDepth: Int {
    var (depth, deepest) = (0, 0)
    for step in steps {
      switch step {
      case .enter(.group(let group, _)) where group.opacity < 1:
        depth += 1
        deepest = max(deepest, depth)
      case .leave(.group(let group, _)) where group.opacity < 1: depth -= 1
      case .draw, .enter, .leave: break
      }
    }
    return deepest
  }
}

extension RasterizingError {
  /// The error of a picture whose run was canceled. Its run is discarded, so the message is never shown.
  static let canceled = RasterizingError(message: "the run was canceled")
}
