internal import LinearConstraints

/// Builds problems that describe layouts: views with edges and sizes on a screen.
struct ProblemBuilder {
  /// The numbers of a view's variables. The variables are in screen coordinates.
  struct View {
    let left, top, width, height: Int
  }

  /// A weighted sum of variables.
  typealias Sum = [(variable: Int, coefficient: Double)]

  /// The problem so far.
  private(set) var file = ProblemFile()
  /// The screen; its width and height are the parameters.
  private(set) var screen = View(left: 0, top: 0, width: 0, height: 0)

  /// Creates a problem with a screen and its sizes.
  init() {
    screen = view()
    add([(screen.left, 1)], .equal, 0)
    add([(screen.top, 1)], .equal, 0)
    file.parameters = [.init(variable: screen.width, value: 390), .init(variable: screen.height, value: 844)]
    file.sizes = (0..<30).flatMap { step in
      let width = 320 + 24 * Double(step)
      let height = 568 + 28 * Double(step)
      return [[width, height], [height, width]]
    }
  }

  /// Creates a builder that adds rows to a problem.
  init(continuing file: ProblemFile) { self.file = file }

  /// Adds a variable and returns its number.
  mutating func variable() -> Int {
    file.variableCount += 1
    return file.variableCount - 1
  }

  /// Adds the variables of a view.
  mutating func view() -> View {
    View(left: variable(), top: variable(), width: variable(), height: variable())
  }

  /// Adds `sum relation right`.
  mutating func add(
    _ sum: Sum, _ relation: LinearConstraint.Relation, _ right: Double, at priority: Double? = nil
  ) {
    let terms = sum.map { LinearConstraint.Term($0.variable, $0.coefficient) }
    file.rows.append(LinearConstraint(terms, constant: -right, relation, priority: priority))
  }

  /// Adds `first relation second + distance`.
  mutating func relate(
    _ first: Sum, _ relation: LinearConstraint.Relation, _ second: Sum, _ distance: Double = 0,
    at priority: Double? = nil
  ) {
    add(first + second.map { ($0.variable, -$0.coefficient) }, relation, distance, at: priority)
  }

  /// Adds `first = second + distance`.
  mutating func relate(_ first: Sum, _ second: Sum, _ distance: Double = 0, at priority: Double? = nil) {
    relate(first, .equal, second, distance, at: priority)
  }

  /// Adds rows with which a size hugs its content and resists compression.
  mutating func size(_ size: Int, content: Double, hugging: Double = 250, resistance: Double = 750) {
    add([(size, 1)], .lessThanOrEqual, content, at: hugging)
    add([(size, 1)], .greaterThanOrEqual, content, at: resistance)
  }
}

extension ProblemBuilder.View {
  /// The left edge.
  var leading: ProblemBuilder.Sum { [(left, 1)] }
  /// The right edge.
  var trailing: ProblemBuilder.Sum { [(left, 1), (width, 1)] }
  /// The top edge.
  var upper: ProblemBuilder.Sum { [(top, 1)] }
  /// The bottom edge.
  var lower: ProblemBuilder.Sum { [(top, 1), (height, 1)] }
  /// The horizontal center.
  var centre: ProblemBuilder.Sum { [(left, 1), (width, 0.5)] }
  /// The vertical center.
  var middle: ProblemBuilder.Sum { [(top, 1), (height, 0.5)] }
}
