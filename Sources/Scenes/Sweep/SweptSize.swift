internal import AutoLayout
public import Geometry

/// The widths or heights that a window takes on in a sweep, in points.
public struct SweptSize: Sendable, Hashable {
  /// What changes: the width along the horizontal axis, else the height.
  public var axis: Axis
  /// From the smallest to the largest.
  public var range: ClosedRange<Double>

  /// The sizes of a range.
  public init(_ axis: Axis, _ range: ClosedRange<Double>) {
    self.axis = axis
    self.range = range
  }

  /// What changes, in a word: `width`.
  public var name: String { axis == .horizontal ? "width" : "height" }

  /// A variant in a window of one of the sizes. What is not swept is as large as on the device, which also keeps its
  /// insets, bars and orientation; the size classes are those of the window.
  public func variant(_ variant: SceneVariant, at length: Double) -> SceneVariant {
    var swept = variant
    var size = variant.device.size(in: variant.orientation)
    if axis == .horizontal { size.width = length } else { size.height = length }
    let word = axis == .horizontal ? "wide" : "high"
    swept.device.split = nil
    swept.device.window = size
    swept.device.host = variant.device.title
    swept.device.name = "\(length.pointText) points \(word)"
    swept.device.identifier = "\(variant.device.identifier)-\(length.pointText)-\(word)"
    return swept
  }

  /// The sizes inside the range at which a scene in a variant may be resolved in another way, ascending: where the
  /// conditions of its variations end, the classes of sizes begin, and the system gives wider margins.
  func cuts(of scene: Scene, in variant: SceneVariant) -> [Double] {
    var variations = scene.variations
    if case .other(let other) = scene.landscape { variations += other.variations }
    let limits = variations.flatMap { variation -> [Double?] in
      let screen = variation.condition.screen
      return axis == .horizontal ? [screen.minWidth, screen.maxWidth] : [screen.minHeight, screen.maxHeight]
    }
    let size = variant.device.size(in: variant.orientation)
    let rules = [
      SystemMargins.leastWideWidth, SplitView.leastRegularWidth, TraitCollection.leastLargePhoneWidth,
      axis == .horizontal ? size.height : size.width,
    ]
    return Set(limits.compactMap(\.self) + rules).filter { range.lowerBound < $0 && $0 < range.upperBound }.sorted()
  }
}
