internal import Geometry
internal import Scenes
internal import Typography

/// A scene in windows of sizes at which it is resolved in the same way.
struct ParametricScene {
  /// The scene at some size.
  private var scene: ResolvedScene
  /// The size of the root view.
  private let width: PlaneFunction
  private var height: PlaneFunction
  /// The measurements of the content, which are kept from one size to the next.
  private let measurement: ContentMeasurement
  /// The widths at which strings take another line, for each view whose height depends on its width.
  let texts: [Int: TextBreakpoints]

  /// Creates the scene in the windows of a part of the plane, from three samples, or of a line, from two. Nil if it is
  /// not the same in all of them.
  init?(in polygon: ConvexPolygon, measurer: any TextMeasuring, resolved: (Size) -> ResolvedScene) {
    let points = polygon.samples
    let scenes = points.map { resolved(Size(width: $0.x, height: $0.y)) }
    guard scenes.allSatisfy({ $0.hasSameStructure(as: scenes[0]) }),
      let width = PlaneFunction(scenes.map(\.rootSize.width), at: points),
      let height = PlaneFunction(scenes.map(\.rootSize.height), at: points)
    else { return nil }
    (scene, self.width, self.height) = (scenes[0], width.withoutNoise, height.withoutNoise)
    let measurement = ContentMeasurement(resolved: scenes[0], measurer: measurer)
    self.measurement = measurement
    let decided = measurement.decided()
    scene.preferredHeight = decided.preferredHeight
    scene.artworkGivesWay = decided.artworkGivesWay
    texts = Dictionary(
      uniqueKeysWithValues: scenes[0].views.enumerated().compactMap { position, view in
        view.hasWrappingText ? (position, TextBreakpoints(of: position, measurement: measurement)) : nil
      })
  }

  /// Whether the root view is as tall as its content.
  var fitsHeight: Bool { scene.preferredHeight != nil }

  /// Whether tables or collections place views, using numbers that depend on the rectangles of the previous pass.
  var hasLists: Bool { scene.views.contains(where: \.isPlacedByList) }

  /// Returns the same scene with another height of the root view.
  func withHeight(_ height: PlaneFunction) -> ParametricScene {
    var scene = self
    scene.height = height
    return scene
  }

  /// Returns the scene in a window of the given size.
  func resolved(at point: Point) -> ResolvedScene {
    var resolved = scene
    resolved.variant.device.window = Size(width: point.x, height: point.y)
    resolved.rootSize = Size(width: width.value(at: point), height: height.value(at: point))
    return resolved
  }

  /// Returns the measurements of the content of ``resolved(at:)``.
  func measurement(of resolved: ResolvedScene) -> ContentMeasurement {
    var measurement = measurement
    measurement.resolved = resolved
    return measurement
  }

  /// The views, which are the same at all sizes.
  var views: [ResolvedView] { scene.views }

  /// Whether lints are requested.
  var hasLints: Bool { scene.hasLints }

  /// The screen in root coordinates, and its part that neither bars nor edges cover.
  var screens: (whole: PlaneRect, free: PlaneRect) {
    let whole = PlaneRect(x: PlaneFunction(constant: 0), y: PlaneFunction(constant: 0), width: width, height: height)
    let covered = scene.safeArea
    let free = whole.outset(
      by: EdgeInsets(top: -covered.top, left: -covered.left, bottom: -covered.bottom, right: -covered.right))
    return (whole, free)
  }
}

extension ResolvedScene {
  /// Whether another scene only differs in its size.
  fileprivate func hasSameStructure(as other: ResolvedScene) -> Bool {
    safeArea == other.safeArea && barInsets == other.barInsets && keyboardHeight == other.keyboardHeight
      && rootMargins == other.rootMargins && activeVariations == other.activeVariations
      && constraints == other.constraints && views == other.views
  }
}

extension ResolvedView {
  /// Whether the height may depend on the width.
  var hasWrappingText: Bool {
    switch content {
    case .label(let label): label.numberOfLines != 1
    case .textView(let text): !text.isScrollEnabled
    default: false
    }
  }
}

extension PlaneFunction {
  /// The function without rounding errors.
  fileprivate var withoutNoise: PlaneFunction {
    func rounded(_ number: Double) -> Double { (number * 1e9).rounded() / 1e9 }
    return PlaneFunction(constant: rounded(constant), x: rounded(x), y: rounded(y))
  }
}
