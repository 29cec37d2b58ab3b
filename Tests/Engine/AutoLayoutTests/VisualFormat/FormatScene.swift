import AutoLayout
import LayoutTestSupport

/// Views and guides by name for formats. Every view is a subview of the root, which is the `|` of formats.
struct FormatScene {
  let bindings: [String: LayoutItemID]
  let names: [LayoutItemID: String]

  init(_ views: [String]) {
    var bindings: [String: LayoutItemID] = [:]
    for (index, view) in views.enumerated() {
      switch view {
      case "topGuide": bindings[view] = LayoutItemID(view: 0, guide: .topLayoutGuide)
      case "bottomGuide": bindings[view] = LayoutItemID(view: 0, guide: .bottomLayoutGuide)
      default: bindings[view] = LayoutItemID(view: index + 1)
      }
    }
    self.bindings = bindings
    names = Dictionary(uniqueKeysWithValues: bindings.map { ($1, $0) } + [(.root, "root")])
  }

  /// Returns the constraints of a format in canonical text.
  func constraints(
    _ format: String, metrics: [String: Double] = [:], options: VisualFormatOptions = []
  ) throws(VisualFormatError) -> [String] {
    let constraints = try VisualFormat(parsing: format).constraints(
      views: bindings, metrics: metrics, options: options
    ) { $0 == .root ? nil : .root }
    return constraints.map { $0.canonicalText { names[$0] ?? "?" } }
  }
}
