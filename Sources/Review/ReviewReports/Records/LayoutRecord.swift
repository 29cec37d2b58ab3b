internal import Findings
package import Geometry
package import SceneLayouts
internal import Scenes

/// The parts of one layout that a baseline keeps: the frame and look of every view, and what was found.
package struct LayoutRecord: Sendable, Hashable {
  /// One view of the layout.
  package struct ViewRecord: Sendable, Hashable {
    /// The names from the view below the root to the view itself, with `/` between them; `/` for the root. Different
    /// from those of all other views of the layout.
    package var path: String
    /// The object id in a document of Interface Builder, by which the view is known whatever it is called; nil for a view of a
    /// scene file, and for one that was read from a file of approved layouts.
    package var objectID: String?
    /// The object id of its superview; nil for the root, and where the view has no object id.
    package var superviewID: String?
    /// The frame in the superview's coordinates, in points, on the device's pixels.
    package var frame: Rect
    /// The look of the view in words, without its place; empty for one that shows nothing of its own.
    package var look: String

    /// The largest length that a file states with four decimals, in points.
    private static let largestLength = 1e11

    /// A view.
    package init(
      path: String, objectID: String? = nil, superviewID: String? = nil, frame: Rect, look: String = ""
    ) {
      self.path = path
      self.objectID = objectID
      self.superviewID = superviewID
      // As exact as the file states it, so that a frame equals itself when it has been written and read.
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
  /// The warnings and errors, each with its code and the view that it is about: `truncated form/email`.
  package var findings: [String]
  /// The warnings and errors that the project has accepted, in the same words. No file keeps them: they say that what was
  /// found earlier is not fixed.
  package var accepted: Set<String> = []
  /// The views, superviews before their subviews.
  package var views: [ViewRecord]

  /// A layout.
  package init(variant: String, findings: [String] = [], views: [ViewRecord] = []) {
    self.variant = variant
    self.findings = findings
    self.views = views
  }

  /// The record of a layout, with its views in the same order.
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

  /// The words for warnings and errors about views at some paths.
  private static func words(for findings: [Finding], _ paths: [String]) -> Set<String> {
    Set(
      findings.filter { $0.severity > .note }.flatMap { finding in
        finding.views.isEmpty
          ? [finding.code.name]
          : finding.views.filter(paths.indices.contains).map { "\(finding.code) \(paths[$0])" }
      })
  }

  /// The record as a file keeps it.
  package var written: LayoutRecord {
    var record = self
    record.accepted = []
    for position in views.indices { record.views[position].objectID = nil }
    return record
  }

  /// The paths, with the view's own name behind those that several views have.
  private static func distinct(_ paths: [(path: String, name: String)]) -> [String] {
    var counts: [String: Int] = [:]
    for (path, _) in paths { counts[path, default: 0] += 1 }
    return paths.map { path, name in counts[path] == 1 ? path : "\(path)#\(name)" }
  }
}

/// Records of views say the same whether they were read from a file, which keeps no object ids, or not.
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
