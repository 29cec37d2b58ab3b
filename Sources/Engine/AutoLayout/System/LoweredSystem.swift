internal import LinearConstraints

/// A system as a problem of linear constraints, with everything needed to read the solution.
struct LoweredSystem {
  private(set) var system: ConstraintSystem
  let variables: LayoutVariables
  private(set) var rows: LayoutRows
  private(set) var ambiguityPreferences: AmbiguityPreferences
  private let isBreakable: [Bool]
  private let yieldsFirst: [Bool]
  private let rootSize: [Int]
  /// Whether only the rows of natural sizes and guides depend on these numbers of views. Rows of stacks depend on the
  /// natural sizes of what they arrange.
  private let followsViews: Bool

  /// Creates the solver of a system.
  init(_ system: ConstraintSystem) {
    self.system = system
    let lowering = system.lowering
    variables = lowering.variables
    rows = LayoutRows(of: system, lowering: lowering)
    ambiguityPreferences = AmbiguityPreferences(items: system.items, variables: variables)
    isBreakable = rows.isBreakable
    yieldsFirst = rows.yieldsFirst
    rootSize = rows.rootSize
    followsViews = !system.items.contains { $0.stack != nil }
  }

  var problem: LinearProblem {
    LinearProblem(
      variableCount: variables.count, nonNegative: variables.sizes, constraints: rows.rows,
      isBreakable: isBreakable, yieldsFirst: yieldsFirst, parameters: rootSize,
      preferences: ambiguityPreferences.preferences)
  }

  // MARK: - Other numbers

  /// The numbers in which another system of the same structure differs.
  struct Numbers {
    /// The positions of constraints with another constant.
    var constraints: [Int] = []
    /// The views with another natural size or other insets of guides.
    var views: [Int] = []
    /// Whether the root has another size.
    var hasOtherRoot = false

    /// About how many rows change. A view has up to four for its natural size.
    var rowCount: Int { constraints.count + 4 * views.count + (hasOtherRoot ? 2 : 0) }
  }

  /// Returns the numbers in which another system differs: constants of constraints, the size of the root, natural sizes
  /// and insets of guides. Nil if it differs in more.
  func numbers(of other: ConstraintSystem) -> Numbers? {
    guard system.hasSameRules(as: other), system.constraints.count == other.constraints.count,
      let views = changedViews(of: other.items), let constraints = Self.changed(system.constraints, other.constraints)
    else { return nil }
    return Numbers(constraints: constraints, views: views, hasOtherRoot: system.rootSize != other.rootSize)
  }

  /// Returns the views with other natural sizes or insets of guides. Nil if a view differs in more.
  private func changedViews(of later: [LayoutItem]) -> [Int]? {
    guard system.items.count == later.count else { return nil }
    let (formerSpan, laterSpan) = (system.items.span, later.span)
    if formerSpan.isIdentical(to: laterSpan) { return [] }
    var changed: [Int] = []
    for view in formerSpan.indices where !areEqual(formerSpan[view], laterSpan[view]) {
      guard followsViews, system.items[view].hasSameStructure(as: later[view]) else { return nil }
      changed.append(view)
    }
    return changed
  }

  /// Returns the positions at which two lists of constraints differ, or nil if they differ in more than constants.
  private static func changed(_ former: [LayoutConstraint], _ later: [LayoutConstraint]) -> [Int]? {
    var changed: [Int] = []
    let (formerSpan, laterSpan) = (former.span, later.span)
    if formerSpan.isIdentical(to: laterSpan) { return [] }
    for position in formerSpan.indices where !areEqual(formerSpan[position], laterSpan[position]) {
      var constraint = former[position]
      constraint.constant = later[position].constant
      constraint.usesStandardSpacing = later[position].usesStandardSpacing
      guard constraint == later[position] else { return nil }
      changed.append(position)
    }
    return changed
  }

  /// Returns the problem of a system that differs from this one only in the given numbers. Nil if a constraint has no
  /// row of its own.
  func changing(_ numbers: Numbers, to other: ConstraintSystem) -> LoweredSystem? {
    var made = self
    made.system = other
    // The author's rows come after all others, if each constraint has one.
    let start = rows.constraints.count - system.constraints.count
    for position in numbers.constraints {
      guard start >= 0, rows.constraints[start + position] == system.constraints[position],
        made.rows.replace(with: other.constraints[position], at: start + position)
      else { return nil }
    }
    guard made.rows.replaceNumbers(of: numbers.views, hasOtherRoot: numbers.hasOtherRoot, in: other) else { return nil }
    made.ambiguityPreferences.follow(other.items, changed: numbers.views)
    return made
  }

  /// Sets the constant of a constraint, in points. Returns the position and the constant of its row, or nil if it has
  /// none of its own.
  mutating func setConstant(_ constant: Double, at position: Int) -> (position: Int, constant: Double)? {
    // The author's rows come after all others, if each constraint has one.
    let row = rows.constraints.count - system.constraints.count + position
    guard system.constraints.indices.contains(position), row >= 0,
      rows.constraints[row] == system.constraints[position]
    else { return nil }
    system.constraints[position].constant = constant
    system.constraints[position].usesStandardSpacing = false
    guard rows.replace(with: system.constraints[position], at: row) else { return nil }
    return (row, rows.rows.headers[row].constant)
  }
}

extension LayoutItem {
  /// Whether another item differs at most in its insets of guides and in natural lengths, on the same axes.
  fileprivate func hasSameStructure(as other: LayoutItem) -> Bool {
    guard
      (intrinsicContentSize.width == nil) == (other.intrinsicContentSize.width == nil),
      (intrinsicContentSize.height == nil) == (other.intrinsicContentSize.height == nil)
    else { return false }
    var item = self
    item.intrinsicContentSize = other.intrinsicContentSize
    item.guideInsets = other.guideInsets
    return areEqual(item, other)
  }
}
