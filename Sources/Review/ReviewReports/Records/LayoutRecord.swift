internal import Findings
package import Geometry
package import SceneLayouts
internal import Scenes

/// The parts of one layout that a baseline keeps: the frame and look of every view, and the findings.
package struct LayoutRecord: Sendable, Hashable {
  package struct ViewRecord: Sendable, Hashable {
    /// The names from the view below the root to the view itself, with `/` between them; `/` for the root. Unique in
    /// the layout.
    package var path: String
    /// The object id in an Interface Builder document, which identifies the view even if it is renamed. Nil for a view
    /// of a scene file, and for one read from a baseline.
    package var objectID: String?
    /// The object id of its superview; nil for the root, and if the view has no object id.
    package var superviewID: String?
    /// The frame in the superview's coordinates, in points, on the device's pixel grid.
    package var frame: Rect
    /// The look of the view as text, without its position; empty for a view without content of its own.
    package var look: String

    /// The largest length that is written with four decimals, in points.
    private static let largestLength = 1e11

    package init(
      path: String, objectID: String? = nil, superviewID: String? = nil, frame: Rect, look: String = ""
    ) {
      self.path = path
      self.objectID = objectID
      self.superviewID = superviewID
      // Rounded as in the file, so that a frame equals itself after it has been written and read.
      func written(_ number: Double) -> Double {
        (max(-Self.largestLength, min(Self.largestLength, number)) * 10_000).rounded() / 10_000
      }
      self.frame = Rect(
        x: written(frame.minX), y: written(frame.minY), width: written(frame.width), height: written(frame.height))
      self.look = look
    }
  }

  /// The variant: `iphone-se-3.portrait.en.L.light`.
  package var variant: String
  /// The warnings and errors, each with its code and view: `truncated form/email`.
  package var findings: [String]
  /// The accepted warnings and errors, in the same form. They are not written to files; with them, an earlier finding
  /// that was accepted does not count as fixed.
  package var accepted: Set<String> = []
  /// The views, superviews before their subviews.
  package var views: [ViewRecord]

  package init(variant: String, findings: [String] = [], views: [ViewRecord] = []) {
    self.variant = variant
    self.findings = findings
    self.views = views
  }

  /// Creates the record of a layout, with its views in the same order.
  package init(of layout: Layout) {
    let lines = GeometryLine.lines(of: layout)
    let paths = Self.distinct(zip(lines, layout.resolved.views).map { ($0.path, $1.name) })
    variant = layout.resolved.variant.identifier
    let hasIDs = layout.resolved.isFromInterfaceBuilder
    views = zip(paths, lines.indices).map { path, position in
      let view = layout.resolved.views[position]
      return ViewRecord(
        path: path, objectID: hasIDs ? view.name : nil,
        superviewID: hasIDs ? view.superview.map { layout.resolved.views[$0].name } : nil,
        frame: lines[position].view.frame, look: ViewLook.words(of: view))
    }
    findings = Self.words(for: layout.findings.flatMap(\.unfolded), paths).sorted()
    accepted = Self.words(for: layout.acceptedFindings, paths)
  }

  /// Returns the codes of warnings and errors, each with the path of a view.
  private static func words(for findings: [Finding], _ paths: [String]) -> Set<String> {
    Set(
      findings.filter { $0.severity > .note }.flatMap { finding in
        finding.views.isEmpty
          ? [finding.code.name]
          : finding.views.filter(paths.indices.contains).map { "\(finding.code) \(paths[$0])" }
      })
  }

  /// The record as it is written to a file.
  package var written: LayoutRecord {
    var record = self
    record.accepted = []
    for position in views.indices { record.views[position].objectID = nil }
    return record
  }

  /// Returns the paths, with the view's own name appended to those that several views share.
  private static func distinct(_ paths: [(path: String, name: String)]) -> [String] {
    var counts: [String: Int] = [:]
    for (path, _) in paths { counts[path, default: 0] += 1 }
    return paths.map { path, name in counts[path] == 1 ? path : "\(path)#\(name)" }
  }
}

/// Object ids are ignored, since records from files have none.
extension LayoutRecord.ViewRecord {
  package static func == (first: Self, second: Self) -> Bool {
    first.path == second.path && first.frame == second.frame && first.look == second.look
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(frame)
    hasher.combine(look)
  }
}
