internal import AutoLayout
internal import Geometry
internal import Scenes
internal import Typography

/// Numbers that depend on frames still being solved: safe areas and margins of inner views, and the widths at which
/// strings wrap. A layout is solved again until they stay the same.
struct SettledMetrics: Hashable {
  /// The insets of each view's guides.
  var guideInsets: [GuideInsets]
  /// The width of each view in the previous pass, or nil in the first one.
  var widths: [Double?]
  /// The height of each view in the previous pass, or nil in the first one.
  var heights: [Double?]

  /// Creates the metrics before anything is solved. Inner views are assumed to be inside the safe area.
  init(of resolved: ResolvedScene) {
    guideInsets = []
    widths = Array(repeating: nil, count: resolved.views.count)
    heights = widths
    guideInsets = Self.insets(of: resolved) { _ in nil }
  }

  /// Creates the metrics that follow from a solution.
  init(of resolved: ResolvedScene, after solution: LayoutSolution) {
    let frames = solution.absoluteFrames
    guideInsets = Self.insets(of: resolved) { frames.indices.contains($0) ? frames[$0] : nil }
    let sizes = resolved.views.indices.map {
      solution.alignmentRects.indices.contains($0) ? solution.alignmentRects[$0].size : nil
    }
    widths = sizes.map { $0?.width }
    heights = sizes.map { $0?.height }
  }

  private static func insets(of resolved: ResolvedScene, frame: (Int) -> Rect?) -> [GuideInsets] {
    var all: [GuideInsets] = []
    for (position, view) in resolved.views.enumerated() {
      all.append(insets(of: view, position, resolved, frame, all))
    }
    return all
  }

  private static func insets(
    of view: ResolvedView, _ position: Int, _ resolved: ResolvedScene, _ frame: (Int) -> Rect?, _ outer: [GuideInsets]
  ) -> GuideInsets {
    guard let superview = view.superview, outer.indices.contains(superview) else {
      let margins = rootMargins(of: view, resolved, frame)
      let readable = GuideInsets.readableContent(
        margins, width: resolved.rootSize.width, readableWidth: resolved.variant.textSize.readableWidth)
      return GuideInsets(
        safeArea: resolved.safeArea,
        layoutMargins: view.placement.margins.followsReadableWidth ? readable : margins, readableContent: readable,
        keyboard: resolved.keyboardHeight ?? 0)
    }
    let distances = frame(position).flatMap { inner in frame(superview).map { $0.insets(of: inner) } }
    return GuideInsets(
      margins: statedMargins(of: view, in: resolved) ?? systemMargins(of: position, in: resolved, frame),
      insetsFromSafeArea: view.placement.margins.insetsFromSafeArea,
      preservesSuperviewMargins: view.placement.margins.preservesSuperviewMargins, inside: outer[superview],
      isScrolled: resolved.views[superview].scrolls, at: distances, width: frame(position)?.width ?? 0,
      readableWidth: resolved.variant.textSize.readableWidth,
      followsReadableWidth: view.placement.margins.followsReadableWidth)
  }

  /// Returns the view's own margins in a solution, in points.
  static func ownMargins(of position: Int, in resolved: ResolvedScene, solution: LayoutSolution) -> EdgeInsets {
    let frames = solution.absoluteFrames
    return statedMargins(of: resolved.views[position], in: resolved)
      ?? systemMargins(of: position, in: resolved) { frames.indices.contains($0) ? frames[$0] : nil }
  }

  /// Returns the system's margins for a view of the scene. For the parts of a cell they depend on its width. A stack has
  /// none (4 of 4 constraints to margins of stacks in documents of three projects).
  private static func systemMargins(
    of position: Int, in resolved: ResolvedScene, _ frame: (Int) -> Rect?
  ) -> EdgeInsets {
    let view = resolved.views[position]
    guard case .cell(let hasAccessory) = view.placement.margins.role else {
      return view.placement.stack == nil ? EdgeInsets(all: 8) : .zero
    }
    let cell = view.isCell ? position : view.superview ?? position
    let screenWidth = resolved.variant.device.size(in: resolved.variant.orientation).width
    let margins = SystemMargins.cell(
      width: frame(cell)?.width ?? screenWidth, screenWidth: screenWidth, hasAccessory: hasAccessory,
      on: resolved.cellSystem)
    return (view.placement.direction ?? resolved.variant.direction) == .rightToLeft ? margins.mirrored : margins
  }

  private static func rootMargins(
    of root: ResolvedView, _ resolved: ResolvedScene, _ frame: (Int) -> Rect?
  ) -> EdgeInsets {
    if root.placement.margins.role != .plain, root.placement.margins.stated == nil {
      return systemMargins(of: 0, in: resolved, frame)
    }
    let own = statedMargins(of: root, in: resolved).map {
      // At the sides of a root view the system keeps at least its own margins.
      EdgeInsets(
        top: $0.top, left: max($0.left, resolved.rootMargins.left), bottom: $0.bottom,
        right: max($0.right, resolved.rootMargins.right))
    }
    let margins = own ?? resolved.rootMargins
    return root.placement.margins.insetsFromSafeArea ? margins + resolved.safeArea : margins
  }

  private static func statedMargins(of view: ResolvedView, in resolved: ResolvedScene) -> EdgeInsets? {
    guard let stated = view.placement.margins.stated, view.placement.margins.isDirectional else {
      return view.placement.margins.stated
    }
    return (view.placement.direction ?? resolved.variant.direction) == .rightToLeft ? stated.mirrored : stated
  }
}

extension ResolvedView {
  /// Whether it is a cell, rather than the content of one.
  fileprivate var isCell: Bool {
    if case .cell = content { true } else { false }
  }
}

extension ResolvedScene {
  /// The system whose cell margins apply.
  fileprivate var cellSystem: SystemMargins.CellSystem {
    if let version = variant.systemVersion, version < 11 { return .beforeSafeAreas }
    return controlGeneration == .glass ? .glass : .current
  }
}
