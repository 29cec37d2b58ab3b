internal import AutoLayout
internal import Findings
internal import SceneLayouts
internal import Scenes

/// The constraints of a layout by their locations, and by the words in which messages write them. Collected once: there
/// may be thousands of conflicts among thousands of constraints.
struct WrittenConstraints {
  /// What constraints with the same equation have in common. Writing equations is slow.
  private struct Reading: Hashable {
    var item: String
    var attribute: LayoutAttribute
    var relation: LayoutRelation
    /// The constant in thousandths of a point, rounded down.
    var thousandths: Double
  }

  private let system: ConstraintSystem
  /// The positions of the author's constraints at the locations of broken ones.
  private var positions: [SourceLocation: [Int]] = [:]
  /// The positions of the author's constraints without an object id that may have the same equation.
  private var readings: [Reading: [Int]] = [:]
  /// The object ids of the first constraint at each location.
  private var objectIDs: [SourceLocation: String?] = [:]
  /// The first outlet at each location.
  private var outlets: [SourceLocation: String] = [:]

  /// The first line of code that changes a constraint at each location.
  private var statements: [SourceLocation: CodeStatement] = [:]

  /// Collects the constraints of a layout.
  ///
  /// - Parameter broken: The constraints about which ``isOneOfSeveral(_:)`` is asked.
  init(of layout: Layout, broken: [LayoutConstraint] = []) {
    system = layout.system
    for constraint in layout.resolved.documentConstraints {
      guard let source = constraint.constraint.source else { continue }
      if objectIDs[source] == nil { objectIDs[source] = .some(constraint.objectID) }
      if statements[source] == nil {
        statements[source] = constraint.statements.first(CodeStatement.changingConstraints)
      }
      if let outlet = constraint.outlet, outlets[source] == nil { outlets[source] = outlet }
    }
    let places = Set(broken.compactMap(\.source))
    for (position, constraint) in system.constraints.enumerated() where constraint.origin == .author {
      // Commands find the others by their object ids.
      if objectID(of: constraint) == nil { readings[reading(constraint), default: []].append(position) }
      if let source = constraint.source, places.contains(source) { positions[source, default: []].append(position) }
    }
  }

  /// Returns the object id at the location of a constraint, or nil outside Interface Builder.
  func objectID(of constraint: LayoutConstraint) -> String? {
    constraint.source.flatMap { objectIDs[$0] }.flatMap(\.self)
  }

  /// Returns the first line of code that changes a constraint, or nil if none is known.
  func statement(about constraint: LayoutConstraint) -> CodeStatement? { constraint.source.flatMap { statements[$0] } }

  /// Returns the outlet at the location of a constraint, or nil.
  func outlet(of constraint: LayoutConstraint) -> String? { constraint.source.flatMap { outlets[$0] } }

  /// Whether exactly one constraint of the author has an equation, which equals the equation of the given constraint
  /// without an object id.
  func isOnly(_ constraint: LayoutConstraint, withEquation equation: String) -> Bool {
    let reading = reading(constraint)
    var count = 0
    // Constants that read alike may be on either side of a whole thousandth.
    for step in [-1.0, 0, 1] {
      var near = reading
      near.thousandths += step
      for position in readings[near] ?? [] where system.equation(of: system.constraints[position]) == equation {
        count += 1
        if count > 1 { return false }
      }
    }
    return count == 1
  }

  /// Whether the words of a constraint at its location represent several constraints, as a visual format does.
  func isOneOfSeveral(_ constraint: LayoutConstraint) -> Bool {
    guard let source = constraint.source, let text = constraint.text else { return false }
    let alike = (positions[source] ?? []).lazy.filter { system.constraints[$0].text == text }
    return alike.prefix(2).count == 2
  }

  private func reading(_ constraint: LayoutConstraint) -> Reading {
    Reading(
      item: system.name(of: constraint.firstItem), attribute: constraint.firstAttribute,
      relation: constraint.relation, thousandths: (constraint.constant * 1000).rounded(.down))
  }
}
