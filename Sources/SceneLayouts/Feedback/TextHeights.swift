internal import AutoLayout
internal import Geometry
package import Scenes

/// The heights that the texts of a scene have in columns of other widths than those of its layouts.
///
/// The same text on several devices is measured once, in all widths that are near to one of them.
package struct TextHeights {
  /// A text on pixels of a size.
  private struct Key: Hashable {
    let view: Int
    let content: ResolvedViews.Content
    let scale: Double
  }

  /// A text in the columns of a range of widths.
  private struct Entry {
    let breakpoints: TextBreakpoints
    var range: ClosedRange<Double>
  }

  /// The widths at which a text takes another number of lines, and the heights between each two of them.
  private struct Steps {
    let widths: [Double]
    let heights: [Double]

    /// The steps in a range; nil for a text without a height of its own.
    init?(_ entry: Entry) {
      let (range, breakpoints) = (entry.range, entry.breakpoints)
      guard breakpoints.size(at: range.lowerBound).height != nil else { return nil }
      let widths = [range.lowerBound] + breakpoints.widths(in: range) + [range.upperBound]
      heights = zip(widths, widths.dropFirst()).map { breakpoints.size(at: ($0 + $1) / 2).height ?? 0 }
      self.widths = widths
    }
  }

  private let steps: [Key: Steps]

  /// The precision of the widths at which a text takes another line, in points: less than any device's pixel.
  private static let resolution = 1.0 / 256

  /// The texts of the layouts of a scene.
  package init(of layouts: [Layout], measuringTextWith measurer: any TextMeasuring) {
    var entries: [Key: Entry] = [:]
    for layout in layouts {
      for (key, width) in Self.wrappingTexts(of: layout) {
        // Wider than any change is likely to make it.
        let range = max(1, (width * 0.6).rounded(.down))...(width * 1.4 + 20).rounded(.up)
        if let known = entries[key]?.range {
          let (lower, upper) = (min(known.lowerBound, range.lowerBound), max(known.upperBound, range.upperBound))
          entries[key]?.range = lower...upper
        } else {
          let measurement = ContentMeasurement(resolved: layout.resolved, measurer: measurer)
          let breakpoints = TextBreakpoints(of: key.view, measurement: measurement, resolution: Self.resolution)
          entries[key] = Entry(breakpoints: breakpoints, range: range)
        }
      }
    }
    steps = entries.compactMapValues(Steps.init)
  }

  /// The texts of a layout.
  func texts(of layout: Layout) -> [LayoutFeedback.Text] {
    Self.wrappingTexts(of: layout).compactMap { key, _ in
      steps[key].map { LayoutFeedback.Text(view: key.view, widths: $0.widths, heights: $0.heights) }
    }
  }

  /// The texts whose heights follow their widths, and these, in points.
  private static func wrappingTexts(of layout: Layout) -> [(key: Key, width: Double)] {
    let (resolved, items) = (layout.resolved, layout.system.items)
    return resolved.views.enumerated().compactMap { position, view in
      guard view.hasWrappingText, items.indices.contains(position), items[position].autoresizing == nil,
        layout.solution.alignmentRects[position].width > 0
      else { return nil }
      let key = Key(view: position, content: view.content, scale: resolved.variant.device.scale)
      return (key, layout.solution.alignmentRects[position].width)
    }
  }
}
