package import AutoLayout
package import Geometry
internal import Scenes
internal import Typography

/// The numbers of a layout's system that follow its own solution: whoever solves it again with other constants has to find
/// them anew.
///
/// They are the heights of texts that take more lines in narrower columns, the margins and safe areas of inner views, and
/// the height of a root that fits its content. Of everything else that follows the solution there are the lengths that
/// must not change.
package struct LayoutFeedback: Sendable {
  /// A text whose height follows its width.
  package struct Text: Sendable {
    /// The position of the view.
    package let view: Int
    /// The widths at which it takes another number of lines, ascending, in points; the first and the last one are where
    /// nothing more is known.
    package let widths: [Double]
    /// The height between each two of these widths, in points.
    package let heights: [Double]
  }

  /// The insets of a view's guides and what they follow.
  package struct Insets: Sendable {
    /// The position of the view.
    package let view: Int
    /// The margins of its own.
    package let margins: EdgeInsets
    /// True where the safe area adds to them.
    package let addSafeArea: Bool
    /// True where they are at least the part of it that the superview's margins cover.
    package let preserveSuperview: Bool
    /// True where the superview scrolls it.
    package let isScrolled: Bool
    /// Whether they leave no more than the width of readable lines.
    package let followReadableWidth: Bool
    /// The width of readable lines, in points.
    package let readableWidth: Double
    /// The safe area that it has in the layout.
    package let safeArea: EdgeInsets
    /// The layout margins that it has in the layout.
    package let layoutMargins: EdgeInsets
  }

  /// A length of which other numbers stay what they are as long as it is in a range.
  package struct Length: Sendable, Hashable {
    /// The position of the view.
    package let view: Int
    /// The axis.
    package let axis: Axis
    /// The least length from which on all is the same, in points; nil where it must be what it is.
    package let least: Double?
  }

  /// A root that is as near to a height as its constraints allow.
  package struct Fit: Sendable {
    /// The height, in points.
    package let height: Double
    /// The pull towards it.
    package let priority: Double
    /// The height of which the root is if its constraints say nothing; nil where it has none.
    package let reserve: Double?
    /// True where artwork gives way to the height.
    package let squeezesArtwork: Bool
  }

  /// The texts.
  package let texts: [Text]
  /// The insets of inner views, superviews first, the root among them where there are others.
  package let insets: [Insets]
  /// The lengths that other numbers follow.
  package let lengths: [Length]
  /// The height of the root; nil where it is given.
  package let fit: Fit?
  /// The pictures, whose heights give way to that of the root.
  package let artwork: [Int]
}

extension LayoutFeedback {
  /// The numbers that follow the solution of a layout; nil where nothing but the tool can solve it again.
  ///
  /// - Parameters:
  ///   - system: The rows of its system.
  ///   - wrapping: The texts of the layout whose heights follow their widths.
  package init?(of layout: Layout, system: SystemRows, wrapping: [Text]) {
    let resolved = layout.resolved
    guard !layout.isGivenUp, layout.solution.isComplete, resolved.inference == .off else { return nil }
    fit = resolved.fit
    if resolved.wishedHeight != nil, fit == nil { return nil }
    let hasSystemRows = resolved.views.contains { $0.isRowOfSystem }
    let isProportional = resolved.views.contains { $0.placement.stack?.distribution == .fillProportionally }
    // Other numbers follow these heights, too.
    let areTextsFixed = resolved.isAsSaved || hasSystemRows || isProportional
    texts = areTextsFixed ? [] : wrapping
    lengths =
      (areTextsFixed ? wrapping.map { Length(view: $0.view, axis: .horizontal, least: nil) } : [])
      + Self.listLengths(of: layout)
    insets = Self.insets(of: layout, system)
    artwork = resolved.views.indices.filter {
      if case .image(let image) = resolved.views[$0].content { !image.isSymbol } else { false }
    }
  }

  // MARK: - Lists

  /// The lengths of tables, collections and their cells, which the places of cells and their margins follow.
  private static func listLengths(of layout: Layout) -> [Length] {
    guard !layout.resolved.isAsSaved else { return [] }
    var lengths: [Length] = []
    for (position, view) in layout.resolved.views.enumerated() {
      if case .cell = view.placement.margins.role {
        lengths.append(Length(view: position, axis: .horizontal, least: nil))
      }
      guard view.isPlacedByList, let superview = view.superview else { continue }
      if case .item(let item) = view.list.placement {
        lengths += Axis.allCases.filter { $0 != item.layout.axis || item.filledAxes.contains($0) }.map {
          Length(view: superview, axis: $0, least: nil)
        }
      } else {
        lengths += [
          length(of: superview, .horizontal, atLeast: roomOfRows, in: layout),
          length(of: superview, .vertical, atLeast: 1, in: layout),
        ]
      }
    }
    return lengths
  }

  /// The width from which on rows keep all their distances, in points: more than the widest of these.
  private static let roomOfRows = 100.0

  /// A length from which on all is the same where it is as long already.
  private static func length(of view: Int, _ axis: Axis, atLeast least: Double, in layout: Layout) -> Length {
    let length = layout.solution.alignmentRects[view].size[axis]
    return Length(view: view, axis: axis, least: length >= least ? least : nil)
  }

  // MARK: - Insets

  /// The insets of the views whose guides constraints name, whose stated margins a stack has, or whose content lies off
  /// their edges, with those of the views around them.
  private static func insets(of layout: Layout, _ system: SystemRows) -> [Insets] {
    let (resolved, items) = (layout.resolved, layout.system.items)
    var needed: Set<Int> = []
    func need(_ view: Int) {
      var next: Int? = view == 0 ? nil : view
      while let view = next, needed.insert(view).inserted { next = resolved.views[view].superview }
    }
    for guide in system.guides where guide.guide != .scrollContent { need(guide.view) }
    for (position, view) in resolved.views.enumerated()
    where view.scrollsContent || view.placement.stack != nil && view.placement.margins.stated != nil { need(position) }
    return needed.sorted().map { position in
      let view = resolved.views[position]
      return Insets(
        view: position, margins: SettledMetrics.ownMargins(of: position, in: resolved, solution: layout.solution),
        addSafeArea: view.placement.margins.insetsFromSafeArea,
        preserveSuperview: view.placement.margins.preservesSuperviewMargins,
        isScrolled: view.superview.map { resolved.views[$0].scrolls } ?? false,
        followReadableWidth: view.placement.margins.followsReadableWidth,
        readableWidth: resolved.variant.textSize.readableWidth,
        safeArea: items[position].guideInsets.safeArea, layoutMargins: items[position].guideInsets.layoutMargins)
    }
  }
}

extension ResolvedScene {
  /// The height that the root fits itself to; nil for a height that is given, or that the scene around it takes part in.
  fileprivate var fit: LayoutFeedback.Fit? {
    guard let wishedHeight else { return nil }
    if case .container = surroundings, !isAsSaved { return nil }
    return LayoutFeedback.Fit(
      height: wishedHeight.height, priority: wishedHeight.priority.rawValue,
      reserve: heightInReserve, squeezesArtwork: artworkGivesWay)
  }
}

extension ResolvedView {
  /// True where it is a row whose content the system places.
  fileprivate var isRowOfSystem: Bool {
    if case .row(let row) = list.placement { row.system != nil } else { false }
  }
}
