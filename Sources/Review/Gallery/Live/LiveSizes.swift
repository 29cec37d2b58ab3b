internal import Geometry
package import JSON
internal import ReviewReports
package import SceneLayouts
package import Scenes
internal import Typography

/// A scene in windows of all sizes, for dragging a window in the gallery.
package struct LiveSizes: Sendable, Hashable {
  /// One language, text size or state of the scene.
  package struct Window: Sendable, Hashable {
    /// The variant of the window.
    package var variant: SceneVariant
    /// The frames at all sizes, or the reason why there are none.
    package var layout: Result<PiecewiseLayout, PiecewiseLayout.Limit>
    /// The artwork of its views, by the positions of the views.
    package var pictures: [Int: LivePicture] = [:]

    /// Creates a window with its frames.
    package init(variant: SceneVariant, layout: Result<PiecewiseLayout, PiecewiseLayout.Limit>) {
      self.variant = variant
      self.layout = layout
    }
  }

  /// The windows, in the order of the layouts.
  package var windows: [Window]

  /// Creates a scene in windows.
  package init(windows: [Window]) { self.windows = windows }

  /// The maximum number of pieces in all windows of a scene.
  package static let pieceLimit = 3000
  /// The maximum number of windows.
  package static let windowLimit = 12

  /// Returns the file of a scene, by name in files. The page loads it when its window is opened.
  package func file(slug: String) -> GalleryFile {
    GalleryFile(
      path: "live/\(slug).js",
      text: "layoutReview.addLive(\(JSONValue.string(slug).line), \(value.lines()));\n")
  }
}

extension LiveSizes {
  /// The data that the page needs to lay out the scene at any size.
  ///
  /// `functions` and `lines` are triples `c, w, h` for `c + w · width + h · height`. `branches` are triples of a line,
  /// the node if it is zero or more, and the node otherwise. A negative number is a leaf, −1 the first.
  ///
  /// Each view has nodes for its left, top, right and bottom edge in root coordinates, before rounding to pixels, and
  /// for its look. Scroll views also have nodes for the origin of their content, relative to their upper left corner.
  /// Each window has nodes for its findings, and for whether the frames are known: they are if the leaf is the first
  /// one.
  package var value: JSONValue {
    var tables = LiveTables()
    var looks = LiveTables.Table<LiveLook>()
    var files = LiveTables.Table<String>()
    var findings = LiveTables.Table<[FindingReport]>()
    let shown = windows.map { window in
      switch window.layout {
      case .success(let layout): value(of: layout, window.pictures, &tables, &looks, &files, &findings)
      case .failure(let limit): heading(of: window.variant).adding(["limit": .string(limit.words)])
      }
    }
    let bounds = PiecewiseLayout.bounds
    return [
      "smallest": [.number(bounds.minX), .number(bounds.minY)],
      "largest": [.number(bounds.maxX), .number(bounds.maxY)],
      "functions": .written("[\(tables.functions.values.map(\.text).joined(separator: ","))]"),
      "lines": .written("[\(tables.lines.values.map(\.text).joined(separator: ","))]"),
      "branches": .written(
        "[\(tables.branches.values.map { "\($0.line),\($0.above),\($0.below)" }.joined(separator: ","))]"),
      "looks": .array(looks.values.map(\.value)), "pictures": .array(files.values.map(JSONValue.string)),
      "findings": .array(findings.values.map { .array($0.map(\.value)) }),
      "windows": .array(shown),
    ]
  }

  private func value(
    of layout: PiecewiseLayout, _ pictures: [Int: LivePicture], _ tables: inout LiveTables,
    _ looks: inout LiveTables.Table<LiveLook>, _ files: inout LiveTables.Table<String>,
    _ findings: inout LiveTables.Table<[FindingReport]>
  ) -> JSONValue {
    // Only views whose content is shifted at some size need these nodes. Most views do not scroll, and most scroll
    // views have no bar over them.
    let scrolling = layout.scrollingViews
    let leaves = layout.pieces.map { piece -> [Int] in
      var leaves = piece.frames.flatMap { frame in
        [frame.minX, frame.minY, frame.maxX, frame.maxY].map { tables.leaf($0) }
      }
      leaves += piece.views.enumerated().map { position, view in
        var look = LiveLook(view, layout.variant)
        if let picture = pictures[position] { look.show(picture, files.position(of: picture.file), of: view) }
        return LiveTables.leaf(looks.position(of: look))
      }
      leaves += scrolling.flatMap { view in
        let origin = piece.contentOrigins.indices.contains(view) ? piece.contentOrigins[view] : .zero
        return [tables.leaf(origin.x), tables.leaf(origin.y)]
      }
      let said = piece.findings.map { FindingReport($0, in: piece.views) }
      return leaves + [LiveTables.leaf(findings.position(of: said)), LiveTables.leaf(0)]
    }
    let views = layout.pieces.first?.views ?? []
    let nothing = Array(repeating: LiveTables.leaf(0), count: leaves.first.map { $0.count - 2 } ?? 0)
    let trees = tables.trees(
      of: layout.root, leaves,
      unknown: nothing + [LiveTables.leaf(findings.position(of: [])), LiveTables.leaf(1)])
    return heading(of: layout.variant).adding([
      "pieces": .number(layout.pieceCount), "findings": .number(trees[trees.count - 2]),
      "known": .number(trees[trees.count - 1]), "views": .array(Self.values(of: views, trees, scrolling: scrolling)),
    ])
  }

  /// Returns the views with their trees: four edges of each, then a look of each, then the content origins.
  private static func values(of views: [ResolvedView], _ trees: [Int], scrolling: [Int]) -> [JSONValue] {
    views.enumerated().map { position, view in
      let content = scrolling.firstIndex(of: position).map { 5 * views.count + 2 * $0 }
      return value(
        of: view, edges: Array(trees[(4 * position)..<(4 * position + 4)]), look: trees[4 * views.count + position],
        content: content.map { [trees[$0], trees[$0 + 1]] })
    }
  }

  private static func value(of view: ResolvedView, edges: [Int], look: Int, content: [Int]?) -> JSONValue {
    [
      "name": .string(view.name),
      "label": view.identity.label == view.name ? nil : view.identity.label.map(JSONValue.string),
      "class": .string(view.className), "parent": view.superview.map { .number($0) }, "edges": .numbers(edges),
      "look": .number(look), "content": content.map(JSONValue.numbers),
    ]
  }

  private func heading(of variant: SceneVariant) -> JSONValue {
    [
      "variant": .string(variant.identifier), "device": .string(variant.device.name),
      "scale": .number(variant.device.scale), "orientation": .string(variant.orientation.rawValue),
      "locale": .string(variant.locale), "textSize": .string(variant.textSize.rawValue),
      "appearance": .string(variant.appearance.rawValue), "state": .optional(variant.state),
    ]
  }
}

extension PiecewiseLayout {
  /// The positions of the views whose content does not begin in their upper left corner at some size.
  fileprivate var scrollingViews: [Int] {
    let origins = pieces.map(\.contentOrigins)
    return (0..<(origins.map(\.count).max() ?? 0)).filter { view in
      origins.contains { $0.indices.contains(view) && $0[view] != .zero }
    }
  }
}

extension PiecewiseLayout.Limit {
  /// The reason why there are no frames at all sizes, as text.
  fileprivate var words: String {
    switch self {
    case .pieces(let count): "its layout changes in more than \(count) ways"
    case .work: "finding the sizes at which it changes takes too much work"
    }
  }
}
