internal import AutoLayout
internal import Findings
internal import Geometry
internal import MarkupReading
internal import SceneFiles
internal import SceneLayouts
internal import Scenes

/// A change to a scene as changes at locations in its file.
///
/// A chain, a visual format or a shorthand word defines several constraints at one location. If some of them remain,
/// they are written there as equations.
struct SceneFileEdit {
  private let scene: Scene
  private let edit: SceneEdit
  /// A function that returns a constraint as an equation.
  private let equation: (LayoutConstraint) -> String

  init(_ edit: SceneEdit, to scene: Scene, equation: @escaping (LayoutConstraint) -> String) {
    self.edit = edit
    self.scene = scene
    self.equation = equation
  }

  /// Returns the changes, in the order of the file.
  ///
  /// - Throws: ``EditRefusal`` if a constraint has no location.
  func changes() throws(EditRefusal) -> [SceneFileEditor.ConstraintChange] {
    let positions = edit.removed + edit.changed.map(\.position)
    var sources: Set<SourceLocation> = []
    for position in positions {
      guard let source = scene.constraints[position].constraint.source else {
        throw EditRefusal(
          "the constraint is not written in the file", hint: "change the value that it is derived from",
          source: scene.source)
      }
      sources.insert(source)
    }
    return sources.sorted().map(change)
  }

  /// Returns the size classes in which constraints are installed after the change, in the order of the file.
  ///
  /// - Throws: ``EditRefusal`` if the installation is not stated at the constraint.
  func installations() throws(EditRefusal) -> [SceneFileEditor.Installation] {
    var installations: [SceneFileEditor.Installation] = []
    for position in Set(edit.installations.map(\.position)).sorted() {
      let source = scene.constraints[position].constraint.source
      let isAlone = scene.constraints.count { $0.constraint.source == source } == 1
      guard let source, isAlone, let before = InstalledSizeClasses(of: position, in: scene) else {
        throw EditRefusal(
          "the conditions of this constraint are not only size classes, or it shares a line with other constraints",
          hint: "write it as an equation on its own line under 'constraints'", source: source ?? scene.source)
      }
      let after = before.applying(edit.installations.filter { $0.position == position })
      guard after != before else { continue }
      installations.append(
        .init(at: source, in: after.conditions.map { $0.map { .init(width: $0.widthClass, height: $0.heightClass) } }))
    }
    return installations
  }

  private func change(at source: SourceLocation) -> SceneFileEditor.ConstraintChange {
    let positions = scene.constraints.indices.filter { scene.constraints[$0].constraint.source == source }
    let removed = Set(edit.removed)
    var equations: [String] = []
    var constant: (from: Double, to: Double)?
    for position in positions where !removed.contains(position) {
      let before = scene.constraints[position].constraint
      let after = edit.changed.first { $0.position == position }?.constraint ?? before
      equations.append(equation(after))
      if positions.count == 1 { constant = constantChange(from: before, to: after) }
    }
    return SceneFileEditor.ConstraintChange(at: source, to: equations, constant: constant)
  }

  /// Returns the old and the new constant, if nothing else differs and the sign is the same.
  private func constantChange(from before: LayoutConstraint, to after: LayoutConstraint) -> (from: Double, to: Double)?
  {
    var same = after
    same.constant = before.constant
    same.text = before.text
    guard same == before, before.constant * after.constant > 0 else { return nil }
    return (before.constant, after.constant)
  }
}
