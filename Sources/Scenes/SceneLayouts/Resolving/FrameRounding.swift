package import Geometry
internal import Scenes

/// The grid to which frames are rounded when a layout is solved (specification PIX-02).
public enum FrameRounding: String, Sendable, Hashable, CaseIterable {
  /// Every edge at the nearest pixel of the screen, as the system draws it.
  case pixel
  /// Edges where the constraints put them.
  case none

  /// Steps per point, a power of two so that differences of edges are exact. They are far finer than printed numbers,
  /// and coarser than rounding errors, which would make equal edges differ.
  private static let exactScale = 1_048_576.0

  /// Returns the grid on a device.
  ///
  /// - Parameter scale: The pixels per point of the device.
  package func grid(scale: Double) -> PixelGrid {
    PixelGrid(scale: self == .pixel ? scale : Self.exactScale)
  }
}

extension ResolvedScene {
  /// The grid of the scene's frames.
  package var frameGrid: PixelGrid { rounding.grid(scale: variant.device.scale) }
}
