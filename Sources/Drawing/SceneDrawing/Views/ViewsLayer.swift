internal import AutoLayout
internal import Drawing
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// A layer that draws the views of a layout as nested groups, back to front.
struct ViewsLayer {
  /// Views at this depth or below are skipped. Readers reject such documents anyway.
  static let depthLimit = 200

  let layout: Layout
  private let texts: PlacedTexts
  /// The painter of artwork. Nil to draw boxes instead.
  let artwork: ArtworkPainter?
  /// Whether views are named in the picture. False if they are the content of another layout.
  var namesViews = true
  /// The positions of the subviews of each view.
  let subviews: [[Int]]

  init(_ layout: Layout, texts: PlacedTexts, artwork: ArtworkPainter? = nil) {
    self.layout = layout
    self.texts = texts
    self.artwork = artwork
    var subviews = [[Int]](repeating: [], count: layout.resolved.views.count)
    for (index, view) in layout.resolved.views.enumerated() {
      if let superview = view.superview, superview < index, superview >= 0 { subviews[superview].append(index) }
    }
    self.subviews = subviews
  }

  /// Returns the views, the root first.
  func commands() -> [DrawingCommand] {
    commands(tint: layout.resolved.color(.tint), ground: layout.groundColor, depth: 0)
  }

  /// Returns the views, the root first, for a nesting depth, an inherited tint and a background.
  func commands(tint: Color, ground: Color, depth: Int) -> [DrawingCommand] {
    layout.resolved.views.isEmpty ? [] : commands(of: 0, tint: tint, ground: ground, depth: depth)
  }

  /// Returns a view with its contents.
  ///
  /// Views may be deeply nested and thread stacks are small, so nothing large is kept on the stack while subviews are
  /// drawn.
  func commands(of index: Int, tint: Color, ground behind: Color, depth: Int) -> [DrawingCommand] {
    guard isShown(index), depth < Self.depthLimit else { return [] }
    let tint = layout.resolved.views[index].appearance.tint?.color ?? tint
    let isCamera = layout.showsCamera(index)
    let ground = groundColor(of: layout.resolved.views[index])?.over(behind) ?? behind
    let copies = copies(in: index, tint: tint, ground: ground, depth: depth)
    var inner: [DrawingCommand] = []
    for subview in subviews[index] { inner += commands(of: subview, tint: tint, ground: ground, depth: depth + 1) }
    if let copies { inner += copies.commands }
    if index == 0 ? hasCaptionInFront : isFilledByUnknown(index) || layout.isEmptyCamera(index) {
      inner += painter(of: index, contentEnd: nil, tint: tint, ground: ground).name()
    }
    let own =
      isCamera
      ? []
      : drawing(of: index, contentEnd: copies?.end, tint: tint, ground: ground, on: behind, depth: depth)
    return [.group(group(of: index), layers(of: index, showing: own, around: inner, tint: tint))]
  }

  /// The color in place of the picture of the camera, which is never known: the gray of a dark room.
  private static let camera = Color(red: 0.16, green: 0.16, blue: 0.18)

  /// Returns the content of a view, or a replacement: the embedded scene, or the class name.
  private func drawing(
    of index: Int, contentEnd: Double?, tint: Color, ground: Color, on behind: Color, depth: Int
  ) -> [DrawingCommand] {
    let painter = painter(of: index, contentEnd: contentEnd, tint: tint, ground: ground)
    if let embedded = embedded(in: index, painter, depth: depth) { return embedded }
    return hidesItsDrawing(index, on: behind)
      ? painter.customView(avoiding: layout, after: index) : painter.commands()
  }

  /// Whether the root has words in front of its views about the code that fills it.
  private var hasCaptionInFront: Bool {
    if case .caption(let caption) = texts.views[0] { caption.isInFront } else { false }
  }

  /// Whether a view is a container that code fills with unknown views.
  private func isFilledByUnknown(_ index: Int) -> Bool {
    layout.resolved.views[index].content == .container && layout.fillingClass(at: index) != nil
  }

  private func isShown(_ index: Int) -> Bool {
    !layout.resolved.views[index].appearance.isHidden && layout.absoluteFrames.indices.contains(index)
      && layout.contents?.displaced.contains(index) != true
  }

  /// Returns the painter for the content of a view.
  ///
  /// `contentEnd` is the lower end of its contents other than subviews, or nil if there is none.
  private func painter(of index: Int, contentEnd: Double?, tint: Color, ground: Color) -> ViewPainter {
    let frame = layout.absoluteFrames[index]
    let ends = subviews[index].compactMap { layout.absoluteFrames[safely: $0]?.maxY } + [contentEnd].compactMap(\.self)
    return ViewPainter(
      view: layout.resolved.views[index], frame: frame, contentOrigin: layout.scrolledContent.origin(of: index),
      contentEnd: ends.max(), texts: texts.views[index], isRightToLeft: layout.isRightToLeft(index), tint: tint,
      ground: ground, isOverOthers: { isOverOthers(index, on: ground) }, resolved: layout.resolved, artwork: artwork)
  }

  /// The number of views before each one that may be behind it. There may be piles of thousands.
  private static let mostViewsBehind = 32

  /// Whether something other than a color is behind a view: a picture, a gradient, or another view that changes the
  /// color. The color there is unknown.
  private func isOverOthers(_ index: Int, on ground: Color) -> Bool {
    let (views, frame) = (layout.resolved.views, layout.absoluteFrames[index])
    if isOpaque(views[index]) { return false }
    var (current, depth) = (index, 0)
    while let superview = views[current].superview, depth < Self.depthLimit {
      let before = subviews[superview].prefix { $0 < current }.suffix(Self.mostViewsBehind)
      if before.contains(where: { isShown($0) && paints($0, on: ground) && layout.absoluteFrames[$0].overlaps(frame) })
      {
        return true
      }
      if drawsPicture(views[superview]) { return true }
      if isOpaque(views[superview]) { return false }
      (current, depth) = (superview, depth + 1)
    }
    return false
  }

  /// Whether a view changes what is behind it. Screens often have a list in the color of the screen.
  private func paints(_ index: Int, on ground: Color) -> Bool {
    let view = layout.resolved.views[index]
    guard view.appearance.opacity > 0 else { return false }
    let mixed = groundColor(of: view)?.over(ground) ?? ground
    return drawsPicture(view) || mixed.hexadecimal != ground.hexadecimal
  }

  /// Whether a view draws an image or a gradient.
  private func drawsPicture(_ view: ResolvedView) -> Bool {
    if case .image = view.content { return true }
    return view.appearance.drawing?.steps.isEmpty == false
  }

  /// Whether nothing is visible through the background of a view.
  private func isOpaque(_ view: ResolvedView) -> Bool { groundColor(of: view).map { $0.alpha >= 1 } ?? false }

  /// Returns the shadow, background, content, subviews and border of a view, back to front.
  private func layers(
    of index: Int, showing own: [DrawingCommand], around inner: [DrawingCommand], tint: Color
  ) -> [DrawingCommand] {
    let (view, frame) = (layout.resolved.views[index], layout.absoluteFrames[index])
    let drawing = view.appearance.drawing
    let outline =
      drawing?.outline.map { Shape.path($0.moved(to: frame.origin)) }
      ?? .rect(frame, radius: view.appearance.cornerRadius)
    let fill = groundColor(of: view)
    let layer = LayerPainter(view: view, frame: frame)
    var drawn = layer.shadow(under: fill) + (fill.map { [DrawingCommand.fill(outline, $0)] } ?? [])
    drawn += view.cutsContent ? clipped(own, to: outline) : own
    drawn += view.cutsSubviews ? clipped(inner, to: outline) : inner
    if let upper = drawing?.upperSteps, !upper.isEmpty {
      let ground = Color(red: 0, green: 0, blue: 0, alpha: 0)
      drawn += painter(of: index, contentEnd: nil, tint: tint, ground: ground).drawn(upper)
    }
    drawn += layer.border()
    guard let mask = drawing?.mask else { return drawn }
    return clipped(drawn, to: .path(mask.moved(to: frame.origin)))
  }

  private func group(of index: Int) -> DrawingCommand.Group {
    let view = layout.resolved.views[index]
    let opacity = view.appearance.opacity * (isOpeningCover(index) ? Self.coverOpacity : 1)
    guard namesViews else { return DrawingCommand.Group("view", opacity: opacity) }
    return DrawingCommand.Group(
      "view", identifier: "view-\(view.name)",
      title: Self.title(of: view, frame: layout.frames[safely: index] ?? layout.absoluteFrames[index]),
      opacity: opacity)
  }

  /// The opacity of a view that code hides at first, and that would cover the content of the screen.
  private static let coverOpacity = 0.15

  /// Whether a view covers most of a screen but is hidden by code before the screen appears, such as an error message
  /// or a list of choices. Smaller views are drawn as designed.
  private func isOpeningCover(_ index: Int) -> Bool {
    let view = layout.resolved.views[index]
    guard !layout.resolved.isInInterfaceBuilder, view.identity.statements.contains(where: { $0.effect == .hides }),
      let superview = view.superview
    else { return false }
    let (frame, root) = (layout.absoluteFrames[index], layout.resolved.rootSize)
    guard frame.width * frame.height > root.width * root.height / 2 else { return false }
    return subviews[superview].contains { other in
      other < index && isShown(other) && layout.absoluteFrames[other].overlaps(frame)
    }
  }

  private func clipped(_ commands: [DrawingCommand], to outline: Shape) -> [DrawingCommand] {
    commands.isEmpty ? [] : [.clip(outline, commands)]
  }

  /// Returns the background of a view: the color in place of the camera's picture, its own, or the default of its
  /// class. Nil if there is none.
  private func groundColor(of view: ResolvedView) -> Color? {
    if layout.showsCamera(view) { return Self.camera }
    if let background = view.appearance.background { return background.color }
    return switch view.content {
    case .table, .cell, .textView: layout.resolved.color(.background)
    case .searchBar(_, isMinimal: false): layout.resolved.color(.secondaryBackground)
    default: nil
    }
  }

  /// Returns a tooltip: `Sign in, button: x 20, y 300, 280 × 44`.
  private static func title(of view: ResolvedView, frame: Rect) -> String {
    let size = frame.size.pointText
    return "\(view.displayName), \(view.className): x \(frame.minX.pointText), y \(frame.minY.pointText), \(size)"
  }
}

extension Views.View {
  /// Whether rounded corners clip the view's own content.
  fileprivate var cutsContent: Bool {
    appearance.cornerRadius > 0 && (appearance.clipsSubviews || !(appearance.ownLayer?.keepsContent ?? false))
  }

  /// Whether the view clips its subviews.
  var cutsSubviews: Bool {
    if appearance.clipsSubviews || placement.isScrollView { return true }
    return switch content {
    case .table, .collection, .cell, .textView: true
    default: false
    }
  }
}
