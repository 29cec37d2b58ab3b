internal import Geometry
internal import Scenes

/// Words in the picture of a controller's view about the code that fills it.
struct CodeCaption {
  /// The author's class of the controller.
  let className: String
  /// The names of the views that it adds.
  let views: [String]
  /// The part of the view without other views.
  let frame: Rect

  /// Whether it shows the picture of the camera.
  var showsCamera = false

  /// Returns the caption with the names of the first views: `Listings adds grid and 2 more`. The picture of the camera
  /// comes before any of them.
  func words(naming count: Int) -> String {
    if showsCamera { return "\(className) shows the camera" }
    guard count > 0 else { return className }
    let rest = views.count - count
    let names = views.prefix(count).joined(separator: ", ")
    return "\(className) adds \(names)" + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension Layout {
  /// The author's class of the controller, if the layout has views and none of them is visible, because only code
  /// fills them.
  package var blankController: String? {
    guard contents != nil, let root = resolved.views.first, let name = root.identity.controllerClass,
      resolved.views.indices.allSatisfy({ isClear($0) || isHidden($0) || isTransparent($0) })
    else { return nil }
    return name
  }

  /// The largest share of a screen that visible views cover if code fills the screen: an eighth, about a title and a
  /// button on a phone. A screen with more of its own is recognizable without a caption.
  private static let sparseShare = 0.125
  /// The least height that is free for the caption, in points: eight times that of the caption, so that it is not taken
  /// for a label among the views.
  private static let leastRoom = 160.0

  /// The caption of a controller's view that mostly or only code fills. Nil for other layouts.
  var codeCaption: CodeCaption? {
    guard let root = resolved.views.first, let frame = absoluteFrames.first else { return nil }
    let (views, showsCamera) = (root.identity.addedViews, root.identity.showsCamera)
    if let name = blankController {
      return CodeCaption(className: name, views: views, frame: frame, showsCamera: showsCamera)
    }
    guard contents != nil, root.content == .container, root.ownClass == nil, !views.isEmpty || showsCamera,
      let name = root.identity.controllerClass
    else { return nil }
    let shown = resolved.views.indices.dropFirst().filter { !(isClear($0) || isHidden($0) || isTransparent($0)) }
      .map { absoluteFrames[$0] }
    let area = shown.reduce(0) { $0 + $1.width * $1.height }
    guard area <= Self.sparseShare * frame.width * frame.height, let room = room(between: shown, in: frame) else {
      return nil
    }
    return CodeCaption(className: name, views: views, frame: room, showsCamera: showsCamera)
  }

  /// Returns the highest part of a frame that others leave free from side to side. Nil if it is too low for a caption.
  private func room(between frames: [Rect], in whole: Rect) -> Rect? {
    var (top, best) = (whole.minY, (top: whole.minY, height: 0.0))
    for frame in frames.sorted(by: { $0.minY < $1.minY }) + [Rect(x: 0, y: whole.maxY, width: 0, height: 0)] {
      let end = min(frame.minY, whole.maxY)
      if end - top > best.height { best = (top, end - top) }
      top = max(top, frame.maxY)
    }
    guard best.height >= Self.leastRoom else { return nil }
    return Rect(x: whole.minX, y: best.top, width: whole.width, height: best.height)
  }

  /// Whether a view itself shows nothing: it is a plain view without a color other than the root's, a scene, the name of
  /// the class that fills it, or the picture of the camera. Only the root's picture counts as nothing, since its caption
  /// says so.
  private func isClear(_ position: Int) -> Bool {
    let view = resolved.views[position]
    guard view.content == .container, view.ownClass == nil, view.appearance.borderWidth == 0,
      contents?.embedded[position] == nil, fillingClass(at: position) == nil,
      position == 0 || !showsCamera(position)
    else { return false }
    return position == 0 || view.appearance.background == nil
      || view.appearance.background == resolved.views[0].appearance.background
  }
}
