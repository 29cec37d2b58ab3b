internal import AutoLayout
internal import Findings
internal import Scenes

/// The constraints of a scene by their locations.
struct WrittenConstraints {
  /// The object ids of the first constraint at each location.
  private var objectIDs: [SourceLocation: String?] = [:]
  /// The first outlet at each location.
  private var outlets: [SourceLocation: String] = [:]

  /// The first line of code that changes a constraint at each location.
  private var statements: [SourceLocation: CodeStatement] = [:]

  /// Collects the constraints of a document.
  init(of constraints: [SceneConstraint]) {
    for constraint in constraints {
      guard let source = constraint.constraint.source else { continue }
      if objectIDs[source] == nil { objectIDs[source] = .some(constraint.objectID) }
      if statements[source] == nil {
        statements[source] = constraint.statements.first(CodeStatement.changingConstraints)
      }
      if let outlet = constraint.outlet, outlets[source] == nil { outlets[source] = outlet }
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
}
