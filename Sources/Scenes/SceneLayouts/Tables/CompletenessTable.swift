public import AutoLayout
internal import Geometry
internal import Scenes

/// The facts that decide the four numbers of every view of a layout: its position and size along both axes
/// (specification TAB-01, TAB-02).
public struct CompletenessTable: Sendable, Hashable {
  /// One view.
  public struct Row: Sendable, Hashable {
    /// The position of the view in the scene.
    public var view: Int
    /// The names of the views from the one below the root to the view itself, separated by `/`.
    public var path: String
    /// The facts that decide its horizontal position and its width.
    public var horizontal: [ConstraintFact]
    /// The facts that decide its vertical position and its height.
    public var vertical: [ConstraintFact]
    /// The attributes that the constraints leave open.
    public var open: [LayoutAttribute]
    /// Whether nothing is open, but a position or size only follows from the view's descendants.
    public var isDecidedByContent: Bool

    /// Whether position and size are decided along both axes, without regard to the view's descendants.
    public var isComplete: Bool { open.isEmpty && !isDecidedByContent }

    /// The number of facts that the view lacks to be complete. Two are needed along each axis.
    public var missingCount: Int {
      isComplete
        ? 0
        : Axis.allCases.reduce(0) { count, axis in
          let facts = axis == .horizontal ? horizontal : vertical
          return count + max(open.contains { $0.axis == axis } ? 1 : 0, 2 - facts.count)
        }
    }
  }

  /// The views by level: those in the root first, then those in each view, in the order of the scene.
  public var rows: [Row]

  public init(of layout: Layout) {
    let views = layout.resolved.views
    let subviews = Dictionary(grouping: views.indices.dropFirst()) { views[$0].superview ?? 0 }
    var order: [Int] = []
    var rest = [0]
    while let view = rest.popLast() {
      order += subviews[view] ?? []
      rest += (subviews[view] ?? []).reversed()
    }
    let decisions = Decisions(in: layout)
    rows = order.map { Self.row(of: $0, decisions, in: layout) }
  }

  private static func row(of view: Int, _ decisions: Decisions, in layout: Layout) -> Row {
    let open = decisions.open[view] ?? []
    let deciding = Axis.allCases.map { decisions.constraints(deciding: view, $0) }
    let facts = zip(Axis.allCases, deciding).map { Self.facts(about: view, $0, $1, in: layout) }
    let byContent = zip(deciding, facts).contains { constraints, facts in
      facts.count < 2 && constraints.contains { layout.namesViews(in: view, $0) }
    }
    return Row(
      view: view, path: layout.path(of: view), horizontal: facts[0], vertical: facts[1], open: open,
      isDecidedByContent: open.isEmpty && byContent)
  }

  /// Returns the facts that constraints state about the view itself, each once. Constraints between the view and its
  /// descendants are facts about the descendants.
  private static func facts(
    about view: Int, _ axis: Axis, _ constraints: [LayoutConstraint], in layout: Layout
  ) -> [ConstraintFact] {
    var seen: Set<ConstraintFact> = []
    return constraints.filter { !layout.namesViews(in: view, $0) }
      .compactMap { layout.fact(of: $0, about: view, along: axis) }
      .filter { seen.insert($0).inserted }.sorted { $0.rank < $1.rank }
  }
}

/// The constraints that decide the views of a layout, collected for all views at once.
private struct Decisions {
  /// A view along an axis.
  private struct Place: Hashable {
    var view: Int
    var axis: Axis
  }

  /// The attributes of each view that the constraints leave open.
  let open: [Int: [LayoutAttribute]]
  /// The constraints that place each view.
  private let placing: [Int: [LayoutConstraint]]
  /// The constraints that decide each place that is not open.
  private let deciding: [Place: [LayoutConstraint]]

  init(in layout: Layout) {
    let open = Dictionary(grouping: layout.solution.ambiguities, by: \.view).mapValues { $0.map(\.attribute) }
    self.open = open
    placing =
      open.isEmpty ? [:] : Dictionary(grouping: layout.system.constraints) { layout.viewPlaced(by: $0) }
    var places: [(view: Int, axis: Axis)] = []
    for view in layout.resolved.views.indices.dropFirst() where layout.system.items.indices.contains(view) {
      let openAxes = Set(open[view, default: []].compactMap(\.axis))
      places += Axis.allCases.filter { !openAxes.contains($0) }.map { (view: view, axis: $0) }
    }
    deciding = Dictionary(
      zip(places.map { Place(view: $0.view, axis: $0.axis) }, layout.system.decidingConstraints(of: places)),
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the constraints that decide a view along an axis, or all that place it if they leave it open.
  func constraints(deciding view: Int, _ axis: Axis) -> [LayoutConstraint] {
    open[view]?.contains { $0.axis == axis } == true
      ? placing[view] ?? [] : deciding[Place(view: view, axis: axis)] ?? []
  }
}

extension Layout {
  /// Whether a constraint ties a view to one of its descendants.
  fileprivate func namesViews(in view: Int, _ constraint: LayoutConstraint) -> Bool {
    let named = [constraint.firstItem.view, constraint.secondItem?.view].compactMap(\.self)
    return named.contains(view) && named.contains { isInside($0, view) }
  }
}

extension ConstraintFact {
  /// The sorting rank: positions before sizes, first edges before last ones.
  fileprivate var rank: Int {
    switch attribute {
    case .leading, .left, .top: 0
    case .centerX, .centerY, .firstBaseline, .lastBaseline: 1
    case .trailing, .right, .bottom: 2
    default: 3
    }
  }
}

extension Layout {
  /// Returns the names of the views from the one below the root to a view, separated by `/`.
  func path(of view: Int) -> String {
    let names = path(to: view).dropLast().reversed().map { system.name(of: LayoutItemID(view: $0)).oneLine }
    return names.isEmpty ? system.name(of: .root).oneLine : names.joined(separator: "/")
  }
}
