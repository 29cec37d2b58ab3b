internal import AutoLayout
internal import Drawing
internal import Geometry
internal import Scenes

/// Draws the safe area dotted, and dashed the other guides that constraints refer to.
struct GuidesLayer {
  let layout: Layout
  let pen: OverlayPen

  func commands() -> [DrawingCommand] {
    let guides = layout.solution.guides.compactMap(command)
    return [.group(.init("guides"), safeArea() + guides)]
  }

  private func safeArea() -> [DrawingCommand] {
    guard layout.resolved.safeArea != .zero else { return [] }
    let rect = Rect(origin: .zero, size: layout.resolved.rootSize).inset(by: layout.resolved.safeArea)
    return [.group(.init("guide", title: "safe area"), [.stroke(.rect(rect), pen.safeAreaStroke)])]
  }

  /// A line at the inner edge of the old guides of the screen; the outline of margins and the like.
  private func command(for guide: LayoutSolution.SolvedGuide) -> DrawingCommand? {
    guard let kind = guide.item.guide, layout.shows(guide) else { return nil }
    let rect = guide.rect
    let shape: Shape
    switch kind {
    case .topLayoutGuide: shape = .line(Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY))
    case .bottomLayoutGuide, .keyboard:
      shape = .line(Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY))
    case .layoutMargins, .readableContent: shape = .rect(rect)
    case .safeArea, .scrollContent, .scrollFrame: return nil
    }
    return .group(.init("guide", title: layout.system.name(of: guide.item)), [.stroke(shape, pen.guideStroke)])
  }
}

extension Layout {
  /// Whether any guide besides the safe area is drawn.
  var hasGuides: Bool { solution.guides.contains(where: shows) }

  /// Whether a guide is drawn: margins that leave nothing of a view would only strike its text out.
  fileprivate func shows(_ guide: LayoutSolution.SolvedGuide) -> Bool {
    guard isShown(guide.item.view) else { return false }
    return switch guide.item.guide {
    case .topLayoutGuide, .bottomLayoutGuide, .keyboard: true
    case .layoutMargins, .readableContent: guide.rect.width > 0 && guide.rect.height > 0
    case .safeArea, .scrollContent, .scrollFrame, nil: false
    }
  }
}
