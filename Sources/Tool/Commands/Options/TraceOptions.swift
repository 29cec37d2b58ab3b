internal import AutoLayout
internal import CommandArguments
internal import Geometry
internal import ReviewPlans
internal import ReviewReports
internal import SceneLayouts
internal import Scenes

/// The strings to print about every layout.
struct TraceOptions: Sendable, Hashable {
  /// A kind of text about a layout.
  enum Part: Sendable, Hashable {
    /// The autolayout trace.
    case trace
    /// The frames of the subviews of every view.
    case inventory
    /// The constraints held by every view.
    case constraints
    /// The explanation of the placement of the given views.
    case placement
  }

  /// The strings, in the order of printing.
  var parts: [Part]
  /// The views whose placement is explained, by name or label.
  var views: [String]
  /// The axes to explain.
  var axes: [Axis]
  /// The rotation of the device; nil for layouts without one.
  var rotation: RotationOptions?
  /// The naming of views in the strings: names or addresses.
  var naming: LayoutDescriptions.Naming

  /// Reads the options of a command line.
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
      throw UsageError("'--rotate' prints frames, logs and swapped constraints", hint: "print one after the other")
    }
    if parts.isEmpty { parts = [.trace] }
  }

  /// Returns the strings about a layout, below a line that names it, with an empty line at the end.
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

  /// Returns the named views, in the order of the scene.
  private func positions(in all: [ResolvedView]) -> [Int] {
    all.indices.filter { position in all[position].allNames.contains(where: views.contains) }
  }

  /// Returns the first name that no view of any scene has, with the most similar existing name.
  func unknownView(in plan: ReviewPlan) -> (name: String, suggestion: String?)? {
    plan.unknownView(among: views)
  }
}
