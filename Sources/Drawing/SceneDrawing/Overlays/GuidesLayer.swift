internal import AutoLayout
internal import Drawing
internal import Geometry
internal import SceneLayouts

/// The overlay layer that draws the safe area with dots, and the other guides that constraints use with dashes.
struct GuidesLayer {
  let layout: Layout
  let pen: OverlayPen
  /// The frames of letters, which lines avoid.
  let texts: [Rect]

  func commands() -> [DrawingCommand] {
    let guides = layout.shownSolution.guides.compactMap(command)
    return [.group(.init("guides"), safeArea() + guides)]
  }

  private func safeArea() -> [DrawingCommand] {
    guard layout.resolved.safeArea != .zero else { return [] }
    let rect = Rect(origin: .zero, size: layout.resolved.rootSize).inset(by: layout.resolved.safeArea)
    return [.group(.init("guide", title: "safe area"), outline(rect, pen.safeAreaStroke))]
  }

  /// Returns a line at the inner edge of the old layout guides, or the outline of margins and other guides.
  private func command(for guide: LayoutSolution.SolvedGuide) -> DrawingCommand? {
    guard let kind = guide.item.guide, layout.shows(guide) else { return nil }
    let rect = guide.rect
    let commands: [DrawingCommand]
    switch kind {
    case .topLayoutGuide: commands = lines([rect.sides[1]], pen.guideStroke)
    case .bottomLayoutGuide, .keyboard: commands = lines([rect.sides[0]], pen.guideStroke)
    case .layoutMargins, .readableContent, .contentMargins: commands = outline(rect, pen.guideStroke)
    case .safeArea, .scrollContent, .scrollFrame: return nil
    }
    return .group(.init("guide", title: layout.system.name(of: guide.item)), commands)
  }

  /// Returns the outline of a rectangle, in one piece if it does not strike through text.
  private func outline(_ rect: Rect, _ stroke: Stroke) -> [DrawingCommand] {
    let isWhole = rect.sides.allSatisfy { $0.parts(avoiding: texts) == [$0.range] }
    return isWhole ? [.stroke(.rect(rect), stroke)] : lines(rect.sides, stroke)
  }

  private func lines(_ lines: [AxisLine], _ stroke: Stroke) -> [DrawingCommand] {
    lines.flatMap { line in
      line.parts(avoiding: texts).map {
        .stroke(.line(line.point(at: $0.lowerBound), line.point(at: $0.upperBound)), stroke)
      }
    }
  }
}

extension Layout {
  /// Whether any guide except for the safe area is drawn.
  var hasGuides: Bool { solution.guides.contains(where: shows) }

  /// Whether a guide is drawn. Margins that leave an empty rectangle are not: their lines would strike through
  /// the text.
  fileprivate func shows(_ guide: LayoutSolution.SolvedGuide) -> Bool {
    guard isShown(guide.item.view) else { return false }
    return switch guide.item.guide {
    case .topLayoutGuide, .bottomLayoutGuide, .keyboard: true
    case .layoutMargins, .readableContent, .contentMargins: guide.rect.width > 0 && guide.rect.height > 0
    case .safeArea, .scrollContent, .scrollFrame, nil: false
    }
  }
}
