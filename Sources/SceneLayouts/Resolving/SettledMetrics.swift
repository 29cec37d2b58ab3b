internal import AutoLayout
internal import Geometry
internal import Scenes

/// Numbers that depend on frames which are themselves being solved: safe areas and margins of inner views, and the widths
/// that texts wrap at. A layout is solved again until they stay the same.
struct SettledMetrics: Hashable {
  /// The insets of each view's guides.
  var guideInsets: [GuideInsets]
  /// The width of each view of the former pass; nil in the first one.
  var widths: [Double?]

  /// The metrics before anything is solved: inner views are taken to lie inside the safe area.
  init(of resolved: ResolvedScene) {
    guideInsets = []
    widths = Array(repeating: nil, count: resolved.views.count)
    guideInsets = Self.insets(of: resolved) { _ in nil }
  }

  /// The metrics that follow from a solution.
  init(of resolved: ResolvedScene, after solution: LayoutSolution) {
    let frames = solution.absoluteFrames
    guideInsets = Self.insets(of: resolved) { frames.indices.contains($0) ? frames[$0] : nil }
    widths = resolved.views.indices.map {
      solution.alignmentRects.indices.contains($0) ? solution.alignmentRects[$0].width : nil
    }
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
      let margins = rootMargins(of: view, resolved)
      return GuideInsets(
        safeArea: resolved.safeArea, layoutMargins: margins,
        readableContent: GuideInsets.readableContent(margins, width: resolved.rootSize.width),
        keyboard: resolved.keyboardHeight ?? 0)
    }
    let distances = frame(position).flatMap { inner in frame(superview).map { $0.insets(of: inner) } }
    return GuideInsets(
      margins: statedMargins(of: view, in: resolved) ?? EdgeInsets(all: 8),
      insetsFromSafeArea: view.margins.insetsFromSafeArea,
      preservesSuperviewMargins: view.margins.preservesSuperviewMargins, inside: outer[superview],
      isScrolled: resolved.views[superview].scrolls, at: distances, width: frame(position)?.width ?? 0)
  }

  private static func rootMargins(of root: ResolvedView, _ resolved: ResolvedScene) -> EdgeInsets {
    let own = statedMargins(of: root, in: resolved).map {
      // The system keeps at least its own margins at the sides of a root view.
      EdgeInsets(
        top: $0.top, left: max($0.left, resolved.rootMargins.left), bottom: $0.bottom,
        right: max($0.right, resolved.rootMargins.right))
    }
    let margins = own ?? resolved.rootMargins
    return root.margins.insetsFromSafeArea ? margins + resolved.safeArea : margins
  }

  private static func statedMargins(of view: ResolvedView, in resolved: ResolvedScene) -> EdgeInsets? {
    guard let stated = view.margins.stated, view.margins.isDirectional else { return view.margins.stated }
    return (view.direction ?? resolved.variant.direction) == .rightToLeft ? stated.mirrored : stated
  }
}
