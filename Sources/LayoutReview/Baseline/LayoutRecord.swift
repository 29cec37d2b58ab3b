internal import AutoLayout
public import Geometry
internal import SceneDocuments
public import Scenes

/// What a baseline keeps of one layout: the frame and look of every view, and what was found.
public struct LayoutRecord: Sendable, Hashable {
  /// One view of the layout.
  public struct ViewRecord: Sendable, Hashable {
    /// The names from the view below the root to the view itself, with `/` between them; `/` for the root. Different
    /// from those of all other views of the layout.
    public var path: String
    /// The frame in the superview's coordinates, in points, on the device's pixels.
    public var frame: Rect
    /// What is seen of the view besides its place, in words; empty for one that shows nothing of its own.
    public var look: String

    /// A view.
    public init(path: String, frame: Rect, look: String = "") {
      self.path = path
      // As exact as the file states it, so that a frame equals itself when it has been written and read.
      func written(_ number: Double) -> Double { (number * 10_000).rounded() / 10_000 }
      self.frame = Rect(
        x: written(frame.minX), y: written(frame.minY), width: written(frame.width), height: written(frame.height))
      self.look = look
    }
  }

  /// The variant: `iphone-se-3.portrait.en.L.light`.
  public var variant: String
  /// What warnings and errors were found, each with its code and the view it is about: `truncated form/email`.
  public var findings: [String]
  /// The views, superviews before their subviews.
  public var views: [ViewRecord]

  /// A layout.
  public init(variant: String, findings: [String] = [], views: [ViewRecord] = []) {
    self.variant = variant
    self.findings = findings
    self.views = views
  }

  /// What there is to keep of a layout; its views are those of the layout, in the same order.
  public init(of layout: Layout) {
    let lines = GeometryLine.lines(of: layout)
    let paths = Self.distinct(zip(lines, layout.resolved.views).map { ($0.path, $1.name) })
    variant = layout.resolved.variant.identifier
    views = zip(paths, lines.indices).map { path, position in
      let view = layout.resolved.views[position]
      return ViewRecord(path: path, frame: lines[position].view.frame, look: ViewLook.words(of: view))
    }
    let found = layout.findings.filter { $0.severity > .note }.flatMap { finding in
      finding.views.isEmpty
        ? [finding.code]
        : finding.views.filter(paths.indices.contains).map { "\(finding.code) \(paths[$0])" }
    }
    findings = Set(found).sorted()
  }

  /// The paths, with the view's own name behind those that several views have.
  private static func distinct(_ paths: [(path: String, name: String)]) -> [String] {
    var counts: [String: Int] = [:]
    for (path, _) in paths { counts[path, default: 0] += 1 }
    return paths.map { path, name in counts[path] == 1 ? path : "\(path)#\(name)" }
  }
}
