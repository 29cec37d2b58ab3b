internal import AutoLayout
internal import CommandArguments
internal import Geometry
internal import ReviewPlans
internal import ReviewReports
internal import SceneLayouts
internal import Scenes

/// The texts that are printed about every layout, to find out why it is as it is.
struct TraceOptions: Sendable, Hashable {
  /// A text about a layout.
  enum Part: Sendable, Hashable {
    /// The autolayout trace.
    case trace
    /// The frames of the subviews of every view.
    case inventory
    /// The constraints that every view holds.
    case constraints
    /// The reasons for the places of some views.
    case placement
  }

  /// The texts, in the order that they are printed in.
  var parts: [Part]
  /// The views whose placement is explained, by name or label.
  var views: [String]
  /// The axes along which it is explained.
  var axes: [Axis]
  /// The turns of the device; nil for layouts as they are.
  var rotation: RotationOptions?
  /// The words that stand for views in the texts: names or addresses.
  var naming: LayoutDescriptions.Naming

  /// The options of a command line.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    views = arguments.list(.affecting)
    let axes = try arguments.cases(.axis, of: Axis.self)
    if !axes.isEmpty, views.isEmpty {
      throw UsageError("'--axis' needs '--affecting'", hint: "name the views to explain")
    }
    self.axes = axes.isEmpty ? Axis.allCases : axes
    naming = arguments.contains(.names) ? .names : .addresses
    let chosen: [(Option, Part)] = [
      (.inventory, .inventory), (.constraints, .constraints), (.affecting, .placement),
    ]
    parts = chosen.filter { arguments.contains($0.0) }.map(\.1)
    rotation = try RotationOptions(arguments)
    if rotation != nil, !parts.isEmpty {
      throw UsageError("'--rotate' prints frames, logs and exchanged constraints", hint: "print one after the other")
    }
    if parts.isEmpty { parts = [.trace] }
  }

  /// The texts about a layout, below a line that says which one it is, with an empty line at the end.
  func text(of layout: Layout) -> String {
    "\(LayoutHeading.text(of: layout))\n\(parts.map { text(of: $0, layout) }.joined())\n"
  }

  private func text(of part: Part, _ layout: Layout) -> String {
    switch part {
    case .trace: layout.autolayoutTrace(naming: naming)
    case .inventory: layout.inventory(naming: naming)
    case .constraints: layout.constraintDump(naming: naming)
    case .placement:
      positions(in: layout.resolved.views).map { PlacementText.text(ofView: $0, along: axes, in: layout) }.joined()
    }
  }

  /// The views that are named, in the order of the scene.
  private func positions(in all: [ResolvedView]) -> [Int] {
    all.indices.filter { position in all[position].allNames.contains(where: views.contains) }
  }

  /// The first name that no view of any scene has, with the nearest one that some view has.
  func unknownView(in plan: ReviewPlan) -> (name: String, suggestion: String?)? {
    plan.unknownView(among: views)
  }
}
