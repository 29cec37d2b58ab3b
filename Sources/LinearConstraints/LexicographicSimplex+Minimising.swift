extension LexicographicSimplex {
  /// How the cost changes per unit of each column, apart from the column's own cost.
  func gradient() -> [Double] {
    var gradient = Array(repeating: 0.0, count: columns.count)
    for basic in basics where basic.kink.above != 0 {
      for term in basic.expression.terms { gradient[term.variable] += basic.kink.above * term.coefficient }
    }
    return gradient
  }

  /// Moves to a point where the sum of the violations is smallest.
  mutating func minimise() {
    descend { $0.gradient() }
  }

  /// Moves to a point where a value is smallest, or largest; returns whether there is one.
  mutating func descend(value index: Int, sign: Double) -> Bool {
    descend { simplex in
      var gradient = Array(repeating: 0.0, count: simplex.columns.count)
      for term in simplex.values[index].terms { gradient[term.variable] = sign * term.coefficient }
      return gradient
    }
  }

  /// Exchanges columns with basic rows as long as a cost falls, the steepest column first (Dantzig's rule); returns
  /// false where it falls without end.
  ///
  /// The limit is a safeguard against rounding: the point reached by then is as valid as any, only perhaps not optimal.
  @discardableResult
  private mutating func descend(_ gradient: (LexicographicSimplex) -> [Double]) -> Bool {
    nudge()
    for _ in 0..<(Self.exchangesPerRow * (columns.count + basics.count + 1)) {
      guard let direction = direction(gradient(self)) else { return true }
      guard let stop = stop(on: direction) else { return false }
      move(direction, to: stop)
    }
    return true
  }

  /// More exchanges than this for each row and column are not needed in practice; two or three are usual.
  private static var exchangesPerRow: Int { 20 }

  /// Gives each basic row an infinitely small distance from zero of its own, so that no two meet at one point.
  ///
  /// Where more rows are zero than there are columns, exchanges need not make progress and could run in a circle. With
  /// the rows moved apart every exchange makes some (Charnes 1952), and what is optimal then is optimal without as well.
  /// The distances only have to be unlike any that layouts have among each other: multiples of the golden ratio.
  private mutating func nudge() {
    for index in basics.indices {
      let multiple = 0.618_033_988_749_894_9 * Double(index + 1)
      basics[index].nudge = 1 + multiple - multiple.rounded(.down)
    }
  }
}

extension LexicographicSimplex {
  /// A column that leaves zero, upwards or downwards.
  private struct Direction {
    var column: Int
    var sign: Double
    /// How the cost changes per unit; negative.
    var slope: Double
  }

  /// Where a movement ends.
  private struct Stop {
    /// The basic row that becomes zero there.
    var row: Int
    /// The basic rows that changed their sign on the way.
    var passed: [Int]
  }

  /// A basic row that a movement brings to zero.
  private struct Meeting {
    var row: Int
    /// How far the column has moved by then.
    var length: Double
    /// And how much further because of the row's nudge.
    var nudge: Double
    /// How fast the row falls.
    var speed: Double

    /// Whether a row is met first; of rows that are met at once the faster, whose coefficient is safer to divide by.
    static func < (first: Meeting, second: Meeting) -> Bool {
      if first.length != second.length { return first.length < second.length }
      if first.nudge != second.nudge { return first.nudge < second.nudge }
      return (first.speed, second.row) > (second.speed, first.row)
    }
  }

  /// The direction in which the cost falls most steeply; nil at the optimum.
  private func direction(_ gradient: [Double]) -> Direction? {
    var best: Direction?
    for column in columns.indices {
      guard case .row(let kink) = columns[column] else { continue }
      let upwards = Direction(column: column, sign: 1, slope: gradient[column] + kink.above)
      let downwards = Direction(column: column, sign: -1, slope: kink.below - gradient[column])
      let steeper = downwards.slope < upwards.slope ? downwards : upwards
      if steeper.slope < min(-Tolerance.cost, best?.slope ?? 0) { best = steeper }
    }
    return best
  }

  /// Where a movement ends; nil where it never does.
  ///
  /// A row of the level in progress that becomes zero need not end it: on the other side of its bend the cost only falls
  /// more slowly. The movement passes bends until the cost would rise, which saves an exchange for each (the long-step
  /// rule of piecewise linear programming, Fourer 1985).
  private func stop(on direction: Direction) -> Stop? {
    var slope = direction.slope
    var passed: [Int] = []
    for meeting in meetings(on: direction).sorted(by: <) {
      let kink = basics[meeting.row].kink
      slope += (kink.above + kink.below) * meeting.speed
      if slope >= -Tolerance.cost { return Stop(row: meeting.row, passed: passed) }
      passed.append(meeting.row)
    }
    return nil
  }

  /// The basic rows that a movement brings to zero.
  private func meetings(on direction: Direction) -> [Meeting] {
    var meetings: [Meeting] = []
    for (row, basic) in basics.enumerated() {
      let speed = -direction.sign * basic.expression.coefficient(of: direction.column)
      guard speed > Tolerance.pivot else { continue }
      let length = basic.expression.constant / speed
      meetings.append(Meeting(row: row, length: length, nudge: max(0, basic.nudge) / speed, speed: speed))
    }
    return meetings
  }

  /// Exchanges a column with the row at which its movement ends.
  private mutating func move(_ direction: Direction, to stop: Stop) {
    let column = direction.column
    guard case .row(let entering) = columns[column] else { return }
    let leaving = basics[stop.row]
    let solved = leaving.expression.solved(for: column, equalTo: column)
    let nudge = -leaving.nudge / leaving.expression.coefficient(of: column)
    columns[column] = .row(leaving.kink)
    for index in values.indices { values[index].replace(column, with: solved) }
    for index in basics.indices where index != stop.row {
      basics[index].nudge += nudge * basics[index].expression.coefficient(of: column)
      basics[index].expression.replace(column, with: solved)
    }
    basics[stop.row] = BasicRow(expression: solved, kink: entering, nudge: nudge)
    if direction.sign < 0 { flip(stop.row) }
    for index in stop.passed { flip(index) }
    for index in basics.indices where basics[index].expression.constant < 0 { basics[index].expression.constant = 0 }
  }
}
