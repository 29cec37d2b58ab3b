internal import AutoLayout
internal import Findings
internal import Geometry
internal import LayoutRules
internal import SceneLayouts
internal import Scenes

/// A description of the distances that the constraints of a layout leave open. The causes of all distances are found
/// once.
struct OpenDistances {
  private let layout: Layout
  private let system: ConstraintSystem
  private let causes: AmbiguityCauses
  private let opened: OpenedPlaces

  /// Finds the causes of the open distances of a layout.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - system: The system of the layout, with the names that are shown.
  init(in layout: Layout, calling system: ConstraintSystem) {
    self.layout = layout
    self.system = system
    causes = AmbiguityCauses(of: layout.reportedAmbiguities, in: layout)
    opened = OpenedPlaces(in: layout)
  }

  /// Returns an open distance with its interval, and what is missing or ignored.
  func lines(of open: AmbiguousLayout) -> [String] {
    let distance = system.distance(open.attribute, ofView: open.view)
    return ["\(distance.name) is open\(distance.place): \(open.interval)", cause(of: open)]
  }

  /// Returns the conflict or the missing constraint that leaves an attribute open: `follows b.width, which needs a
  /// constraint`.
  private func cause(of open: AmbiguousLayout) -> String {
    let cause = causes.cause(of: open)
    let name = "\(system.name(of: LayoutItemID(view: cause.view)).oneLine).\(cause.attribute.name)"
    let place = layout.resolved.views[cause.view].source.map { " (line \($0.line))" } ?? ""
    let follows = cause == open ? "" : "follows \(name)\(place), which "
    if let broken = opened.constraint(settling: cause) {
      let text = "'\(system.text(of: broken).oneLine)'\(broken.provenance)"
      return (cause == open ? "" : "\(follows)is open: ") + "\(text) is ignored because of a conflict"
    }
    let suggestion = layout.suggestion(settling: [cause]).map { ", \($0.text.oneLine)" } ?? ""
    return "\(follows)needs a constraint\(suggestion)"
  }
}

extension ConstraintSystem {
  /// Returns the name of a distance of a view, such as `title.left`, and where it is measured: ` in card`, or nothing
  /// for a size.
  func distance(_ attribute: LayoutAttribute, ofView view: Int) -> (name: String, place: String) {
    let superview = attribute.kind == .size ? nil : items[view].superview
    return (
      "\(name(of: LayoutItemID(view: view)).oneLine).\(attribute.name)",
      superview.map { " in \(name(of: LayoutItemID(view: $0)).oneLine)" } ?? ""
    )
  }
}
