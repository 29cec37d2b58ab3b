internal import AutoLayout
internal import Geometry
internal import Scenes
package import Typography

/// The heights of a scene's strings in columns of other widths than its layouts have.
///
/// The same text on several devices is measured once, in all widths near to one of them.
package struct TextHeights {
  /// A string at a pixel density, in columns of a range of widths.
  private struct Entry {
    let content: ResolvedViews.Content
    let scale: Double
    let breakpoints: TextBreakpoints
    var range: ClosedRange<Double>

    mutating func widen(to other: ClosedRange<Double>) {
      range = min(range.lowerBound, other.lowerBound)...max(range.upperBound, other.upperBound)
    }
  }

  /// The widths at which a string's number of lines changes, and the heights between each two of them.
  private struct Steps {
    let widths: [Double]
    let heights: [Double]

    /// Finds the steps in a range. Nil for a string without its own height.
    init?(_ entry: Entry) {
      let (range, breakpoints) = (entry.range, entry.breakpoints)
      guard breakpoints.size(at: range.lowerBound).height != nil else { return nil }
      let widths = [range.lowerBound] + breakpoints.widths(in: range) + [range.upperBound]
      heights = zip(widths, widths.dropFirst()).map { breakpoints.size(at: ($0 + $1) / 2).height ?? 0 }
      self.widths = widths
    }
  }

  /// The text of each layout, in order.
  private let texts: [[LayoutFeedback.Text]]

  /// The precision of the widths at which the number of lines changes, in points: less than any device's pixel.
  private static let resolution = 1.0 / 256

  /// Measures the text of the layouts of a scene.
  package init(of layouts: [Layout], measuringTextWith measurer: any TextMeasuring) {
    // By the position of the view: layouts share most of their strings, and comparing shared strings is fast.
    var entries: [Int: [Entry]] = [:]
    let found = layouts.map { layout in
      let scale = layout.resolved.variant.device.scale
      return Self.wrappingTexts(of: layout).map { view, width in
        let content = layout.resolved.views[view].content
        // Wider than changes are likely to make it.
        let range = max(1, (width * 0.6).rounded(.down))...(width * 1.4 + 20).rounded(.up)
        if let known = entries[view]?.firstIndex(where: { $0.scale == scale && $0.content == content }) {
          entries[view]?[known].widen(to: range)
          return (view: view, entry: known)
        }
        let measurement = ContentMeasurement(resolved: layout.resolved, measurer: measurer)
        let breakpoints = TextBreakpoints(of: view, measurement: measurement, resolution: Self.resolution)
        entries[view, default: []].append(
          Entry(content: content, scale: scale, breakpoints: breakpoints, range: range))
        return (view: view, entry: entries[view, default: []].count - 1)
      }
    }
    let steps = entries.mapValues { $0.map(Steps.init) }
    texts = found.map { texts in
      texts.compactMap { view, entry in
        steps[view]?[entry].map { LayoutFeedback.Text(view: view, widths: $0.widths, heights: $0.heights) }
      }
    }
  }

  package func texts(ofLayoutAt position: Int) -> [LayoutFeedback.Text] { texts[position] }

  /// Returns the strings of a layout whose heights depend on their widths, as positions of their views, with these
  /// widths in points.
  private static func wrappingTexts(of layout: Layout) -> [(view: Int, width: Double)] {
    let (resolved, items) = (layout.resolved, layout.system.items)
    return resolved.views.indices.compactMap { position in
      guard resolved.views[position].hasWrappingText, items.indices.contains(position),
        items[position].autoresizing == nil, layout.solution.alignmentRects[position].width > 0
      else { return nil }
      return (position, layout.solution.alignmentRects[position].width)
    }
  }
}
