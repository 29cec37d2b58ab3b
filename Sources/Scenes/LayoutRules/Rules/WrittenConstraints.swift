internal import AutoLayout
internal import Findings
internal import Scenes

/// The constraints of a scene by the places where they are written.
struct WrittenConstraints {
  /// The object ids of those that are the first at their places.
  private var objectIDs: [SourceLocation: String?] = [:]
  /// The first outlet of each place.
  private var outlets: [SourceLocation: String] = [:]

  /// The first line of code that changes what is at each place.
  private var statements: [SourceLocation: CodeStatement] = [:]

  /// The constraints of a document.
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

  /// The object id of what stands where a constraint is written; nil outside of Interface Builder.
  func objectID(of constraint: LayoutConstraint) -> String? {
    constraint.source.flatMap { objectIDs[$0] }.flatMap(\.self)
  }

  /// The first line of code that changes a constraint; nil where none is known.
  func statement(about constraint: LayoutConstraint) -> CodeStatement? { constraint.source.flatMap { statements[$0] } }

  /// The outlet of what stands where a constraint is written; nil for none.
  func outlet(of constraint: LayoutConstraint) -> String? { constraint.source.flatMap { outlets[$0] } }
}
