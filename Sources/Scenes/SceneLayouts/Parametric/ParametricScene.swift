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
  /// The widths at which texts take another line, for each view whose height follows its width.
  let texts: [Int: TextBreakpoints]

  /// The scene in the windows of a part of the plane, from three of them, or of a line, from two; nil where it is not the
  /// same there.
  init?(in polygon: ConvexPolygon, measurer: any TextMeasuring, resolved: (Size) -> ResolvedScene) {
    let points = polygon.samples
    let scenes = points.map { resolved(Size(width: $0.x, height: $0.y)) }
    guard scenes.allSatisfy({ $0.hasSameStructure(as: scenes[0]) }),
      let width = PlaneFunction(scenes.map(\.rootSize.width), at: points),
      let height = PlaneFunction(scenes.map(\.rootSize.height), at: points)
    else { return nil }
    (scene, self.width, self.height) = (scenes[0], width.withoutNoise, height.withoutNoise)
    let measurement = ContentMeasurement(resolved: scenes[0], measurer: measurer)
    let decided = measurement.decided()
    scene.wishedHeight = decided.wishedHeight
    scene.artworkGivesWay = decided.artworkGivesWay
    texts = Dictionary(
      uniqueKeysWithValues: scenes[0].views.enumerated().compactMap { position, view in
        view.hasWrappingText ? (position, TextBreakpoints(of: position, measurement: measurement)) : nil
      })
  }

  /// Tells whether the root view is to be as high as its content.
  var fitsHeight: Bool { scene.wishedHeight != nil }

  /// Tells whether tables or collections place views, by numbers that follow the rectangles of the pass before.
  var hasLists: Bool { scene.views.contains(where: \.isPlacedByList) }

  /// The same scene with a root view of another height.
  func withHeight(_ height: PlaneFunction) -> ParametricScene {
    var scene = self
    scene.height = height
    return scene
  }

  /// The scene in a window of a size.
  func resolved(at point: Point) -> ResolvedScene {
    var resolved = scene
    resolved.variant.device.window = Size(width: point.x, height: point.y)
    resolved.rootSize = Size(width: width.value(at: point), height: height.value(at: point))
    return resolved
  }

  /// The views, which are the same at all sizes.
  var views: [ResolvedView] { scene.views }

  /// Tells whether rules of taste are applied as well.
  var hasLints: Bool { scene.hasLints }

  /// The screen in root coordinates, and what no bar and no edge of it covers.
  var screens: (whole: PlaneRect, free: PlaneRect) {
    let whole = PlaneRect(x: PlaneFunction(constant: 0), y: PlaneFunction(constant: 0), width: width, height: height)
    let covered = scene.safeArea
    let free = whole.outset(
      by: EdgeInsets(top: -covered.top, left: -covered.left, bottom: -covered.bottom, right: -covered.right))
    return (whole, free)
  }
}

extension ResolvedScene {
  /// Tells whether the scene is the same as another one but for its size.
  fileprivate func hasSameStructure(as other: ResolvedScene) -> Bool {
    safeArea == other.safeArea && barInsets == other.barInsets && keyboardHeight == other.keyboardHeight
      && rootMargins == other.rootMargins && activeVariations == other.activeVariations
      && constraints == other.constraints && views == other.views
  }
}

extension ResolvedView {
  /// Tells whether the height may follow the width.
  var hasWrappingText: Bool {
    switch content {
    case .label(let label): label.numberOfLines != 1
    case .textView(let text): !text.isScrollEnabled
    default: false
    }
  }
}

extension PlaneFunction {
  /// The function without what is left of rounding.
  fileprivate var withoutNoise: PlaneFunction {
    func rounded(_ number: Double) -> Double { (number * 1e9).rounded() / 1e9 }
    return PlaneFunction(constant: rounded(constant), x: rounded(x), y: rounded(y))
  }
}
