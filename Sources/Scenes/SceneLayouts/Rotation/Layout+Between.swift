internal import AutoLayout
internal import Geometry
internal import Scenes

extension Layout {
  /// Returns the layouts of an animation with constant speed from this one to another of the same scene, including both
  /// ends (specification ORI-08).
  ///
  /// Everything besides frames, such as text and colors, comes from the end.
  ///
  /// - Parameters:
  ///   - end: The last layout.
  ///   - count: The number of layouts, at least two.
  public func between(_ end: Layout, count: Int) -> [Layout] {
    let steps = max(count, 2) - 1
    return (0...steps).map { step in
      switch step {
      case 0: self
      case steps: end
      default: mixed(with: end, part: Double(step) / Double(steps))
      }
    }
  }

  /// Returns the end with interpolated rectangles.
  private func mixed(with end: Layout, part: Double) -> Layout {
    var layout = end
    layout.frames = zip(frames, end.frames).map { $0.mixed(with: $1, part: part) }
    layout.absoluteFrames = zip(absoluteFrames, end.absoluteFrames).map { $0.mixed(with: $1, part: part) }
    layout.solution.alignmentRects = zip(solution.alignmentRects, end.solution.alignmentRects).map {
      $0.mixed(with: $1, part: part)
    }
    layout.solution.absoluteFrames = zip(solution.absoluteFrames, end.solution.absoluteFrames).map {
      $0.mixed(with: $1, part: part)
    }
    let screen = Rect(origin: .zero, size: resolved.rootSize)
    layout.resolved.rootSize = screen.mixed(with: Rect(origin: .zero, size: end.resolved.rootSize), part: part).size
    layout.findings = []
    layout.placedTexts = nil
    return layout
  }
}

extension Rect {
  /// Returns the rectangle at a part of the way to another one, from 0 to 1.
  func mixed(with other: Rect, part: Double) -> Rect {
    func mixed(_ first: Double, _ second: Double) -> Double { first + (second - first) * part }
    return Rect(
      x: mixed(minX, other.minX), y: mixed(minY, other.minY), width: mixed(width, other.width),
      height: mixed(height, other.height))
  }
}
