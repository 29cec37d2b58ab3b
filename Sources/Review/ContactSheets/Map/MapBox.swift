internal import Geometry

/// The position of one scene, container or reference on a map, in points of the sheet.
struct MapBox: Hashable {
  /// The frame of the picture.
  var frame: Rect
  /// The height of its caption.
  var captionHeight: Double

  /// The picture with its words, which nothing else should overlap.
  var body: Rect { Rect(left: frame.minX, top: frame.minY, right: frame.maxX, bottom: frame.maxY + captionHeight) }

  /// The area of the caption, which may be wider than the picture.
  var caption: Rect {
    let left = min(frame.minX, frame.midX - MapMetrics.leastCaptionWidth / 2)
    let width = max(frame.width + MapMetrics.captionOverhang, MapMetrics.leastCaptionWidth)
    return Rect(x: left, y: frame.maxY, width: width, height: captionHeight)
  }

  /// Returns the box with the center of its picture at a point.
  func centered(at point: Point) -> MapBox {
    var box = self
    box.frame.origin = Point(x: point.x - frame.width / 2, y: point.y - frame.height / 2)
    return box
  }

  /// Returns the box moved by a vector.
  func moved(byX x: Double, y: Double) -> MapBox {
    var box = self
    box.frame = frame.moved(byX: x, y: y)
    return box
  }
}

extension [MapBox] {
  /// The smallest rectangle around all boxes with their words; empty for none.
  var bounds: Rect {
    guard let first else { return .zero }
    return dropFirst().reduce(first.body) { bounds, box in
      Rect(
        left: Swift.min(bounds.minX, box.body.minX), top: Swift.min(bounds.minY, box.body.minY),
        right: Swift.max(bounds.maxX, box.body.maxX), bottom: Swift.max(bounds.maxY, box.body.maxY))
    }
  }
}

/// The lengths for the layout of maps, in points of the sheet.
enum MapMetrics {
  /// The largest length of the longer side of a screen's picture.
  static let largestScreen = 330.0
  /// The smallest scale at which the positions of the canvas are used.
  static let leastCanvasScale = 0.2
  /// The gap between columns, where arrows run.
  static let columnGap = 64.0
  /// The gap between the caption of a box and the next box below.
  static let rowGap = 40.0
  /// The height of one line of words below a picture, with the space above it.
  static let nameHeight = 25.0
  /// The height of two lines of words below a picture.
  static let captionHeight = 42.0
  /// How much wider the caption may be than the picture.
  static let captionOverhang = 28.0
  /// The size of a storyboard reference.
  static let reference = Size(width: 172, height: 48)
  /// The smallest width of a caption.
  static let leastCaptionWidth = 110.0
  /// The length of the arrow to the storyboard's initial scene.
  static let entryLength = 44.0
  /// The largest width and height of a map on which scenes are still recognizable.
  static let limit = 6144.0
}
