package import AutoLayout
package import Geometry
internal import Scenes
internal import Typography

/// The numbers of a layout's system that depend on its own solution. Code that solves it again with other constants has
/// to compute them again.
///
/// They are the heights of text in narrower columns, the margins and safe areas of inner views, and the height of a
/// root that fits its content. For everything else that depends on the solution, it contains the lengths that must not
/// change.
package struct LayoutFeedback: Sendable {
  /// A string whose height depends on its width.
  package struct Text: Sendable {
    /// The position of the view.
    package let view: Int
    /// The widths at which its number of lines changes, ascending, in points. The first and the last one are the limits
    /// of what is known.
    package let widths: [Double]
    /// The height between each two successive widths, in points.
    package let heights: [Double]
  }

  /// The insets of a view's guides and what they depend on.
  package struct Insets: Sendable {
    /// The position of the view.
    package let view: Int
    /// The view's own margins.
    package let margins: EdgeInsets
    package let addSafeArea: Bool
    /// Whether they are at least as large as the part of the superview's margins that covers the view.
    package let preserveSuperview: Bool
    /// Whether the superview scrolls the view.
    package let isScrolled: Bool
    /// Whether they leave at most the width of readable lines.
    package let followReadableWidth: Bool
    /// The width of readable lines, in points.
    package let readableWidth: Double
    /// The safe area of the view in the layout.
    package let safeArea: EdgeInsets
    /// The layout margins of the view in the layout.
    package let layoutMargins: EdgeInsets
  }

  /// A length on which other numbers depend. They stay the same while it is in a range.
  package struct Length: Sendable, Hashable {
    /// The position of the view.
    package let view: Int
    package let axis: Axis
    /// The smallest length at which they stay the same, in points. Nil if the length must not change.
    package let least: Double?
  }

  /// A root with a preferred height, which is as close to it as its constraints allow.
  package struct Fit: Sendable {
    /// The height, in points.
    package let height: Double
    /// The priority of the height.
    package let priority: Double
    /// The height of the root if its constraints do not determine it, or nil if it has none.
    package let reserve: Double?
    /// Whether artwork yields to the height.
    package let squeezesArtwork: Bool
  }

  package let texts: [Text]
  /// Whether other numbers depend on the sizes of strings, so that no string may get another size.
  package let areTextsFixed: Bool
  /// The insets of inner views, superviews first. The root is included if there are others.
  package let insets: [Insets]
  /// The lengths on which other numbers depend.
  package let lengths: [Length]
  /// The height of the root, or nil if it is given.
  package let fit: Fit?
  /// The pictures whose heights yield to the root's.
  package let artwork: [Int]
}

extension LayoutFeedback {
  /// Finds the numbers that depend on the solution of a layout. Nil if only the tool can solve it again.
  ///
  /// - Parameters:
  ///   - layout: The solved layout.
  ///   - system: The rows of its system.
  ///   - wrapping: The strings of the layout whose heights depend on their widths.
  package init?(of layout: Layout, system: SystemRows, wrapping: [Text]) {
    let resolved = layout.resolved
    guard !layout.isGivenUp, layout.solution.isComplete, resolved.inference == .off else { return nil }
    fit = resolved.fit
    if resolved.preferredHeight != nil, fit == nil { return nil }
    let hasSystemRows = resolved.views.contains { $0.isRowOfSystem }
    let isProportional = resolved.views.contains { $0.placement.stack?.distribution == .fillProportionally }
    areTextsFixed = resolved.isAsSaved || hasSystemRows || isProportional
    texts = areTextsFixed ? [] : wrapping
    lengths =
      (areTextsFixed ? wrapping.map { Length(view: $0.view, axis: .horizontal, least: nil) } : [])
      + Self.listLengths(of: layout)
    insets = Self.insets(of: layout, system)
    artwork = resolved.views.indices.filter { resolved.views[$0].isSqueezableArtwork }
  }

  // MARK: - Lists

  /// Returns the lengths of tables, collections and their cells on which the positions of cells and their margins
  /// depend.
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

  /// The smallest width at which rows keep all their distances, in points. It is more than the widest of these.
  private static let roomOfRows = 100.0

  /// Returns the length from which the numbers stay the same, if the view is already that long.
  private static func length(of view: Int, _ axis: Axis, atLeast least: Double, in layout: Layout) -> Length {
    let length = layout.solution.alignmentRects[view].size[axis]
    return Length(view: view, axis: axis, least: length >= least ? least : nil)
  }

  // MARK: - Insets

  /// Returns the insets of views whose guides constraints name, whose stated margins a stack uses, or whose content is
  /// inset. The insets of their ancestors are included.
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
  /// The height to which the root fits itself. Nil for a given height, and for one that also depends on the outer
  /// scene.
  fileprivate var fit: LayoutFeedback.Fit? {
    guard let preferredHeight else { return nil }
    if case .container = surroundings, !isAsSaved { return nil }
    return LayoutFeedback.Fit(
      height: preferredHeight.height, priority: preferredHeight.priority.rawValue,
      reserve: heightInReserve, squeezesArtwork: artworkGivesWay)
  }
}

extension ResolvedView {
  /// Whether it is a row whose content the system places.
  fileprivate var isRowOfSystem: Bool {
    if case .row(let row) = list.placement { row.system != nil } else { false }
  }
}
