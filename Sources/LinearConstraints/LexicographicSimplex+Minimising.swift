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

  /// Exchanges columns with basic rows as long as a cost falls; returns false where it falls without end.
  ///
  /// The steepest column goes first (Dantzig's rule). After many exchanges without progress the column and the row with
  /// the smallest numbers go first, which cannot run in a circle (Bland 1977). The limit is a safeguard against
  /// rounding: the point reached by then is as valid as any, only perhaps not optimal.
  @discardableResult
  private mutating func descend(_ gradient: (LexicographicSimplex) -> [Double]) -> Bool {
    var stalled = 0
    for _ in 0..<(Self.exchangesPerRow * (columns.count + basics.count + 1)) {
      let isCautious = stalled > columns.count + Self.patience
      guard let direction = direction(gradient(self), isCautious: isCautious) else { return true }
      guard let stop = stop(on: direction, isCautious: isCautious) else { return false }
      stalled = stop.length > Tolerance.step ? 0 : stalled + 1
      move(direction, to: stop)
    }
    return true
  }

  /// More exchanges than this for each row and column are never needed in practice; two or three are usual.
  private static var exchangesPerRow: Int { 100 }
  /// How many exchanges without progress are tolerated in addition to one for each column.
  private static var patience: Int { 10 }
}

extension LexicographicSimplex {
  /// A column that leaves zero, upwards or downwards.
  private struct Direction {
    var column: Int
    var sign: Double
    /// How the cost changes per unit; negative.
    var slope: Double
    /// The number of the variable that leaves zero.
    var identity: Int
  }

  /// Where a movement ends.
  private struct Stop {
    /// The basic row that becomes zero there.
    var row: Int
    /// How far the column has moved by then.
    var length: Double
    /// The basic rows that changed their sign on the way.
    var passed: [Int]
  }

  /// A basic row that a movement brings to zero.
  private struct Meeting {
    var row: Int
    var length: Double
    /// How fast the row falls.
    var speed: Double
  }

  /// The direction to move in; nil at the optimum.
  private func direction(_ gradient: [Double], isCautious: Bool) -> Direction? {
    var best: Direction?
    func consider(_ candidate: Direction) {
      guard candidate.slope < -Tolerance.cost else { return }
      guard let current = best else {
        best = candidate
        return
      }
      let isBetter = isCautious ? candidate.identity < current.identity : candidate.slope < current.slope
      if isBetter { best = candidate }
    }
    for column in columns.indices {
      guard case .row(let kink) = columns[column] else { continue }
      let slope = gradient[column]
      consider(Direction(column: column, sign: 1, slope: slope + kink.above, identity: kink.identity))
      consider(Direction(column: column, sign: -1, slope: kink.below - slope, identity: kink.identity ^ 1))
    }
    return best
  }

  /// Where a movement ends; nil where it never does.
  ///
  /// A row of the level in progress that becomes zero need not end it: on the other side of its bend the cost only falls
  /// more slowly. The movement passes bends until the cost would rise, which saves an exchange for each (the long-step
  /// rule of piecewise linear programming, Fourer 1985).
  private func stop(on direction: Direction, isCautious: Bool) -> Stop? {
    let meetings = meetings(on: direction)
    if isCautious {
      let first = meetings.min { precedes($0, $1) }
      return first.map { Stop(row: $0.row, length: $0.length, passed: []) }
    }
    var slope = direction.slope
    var passed: [Int] = []
    for meeting in meetings.sorted(by: { ($0.length, -$0.speed, $0.row) < ($1.length, -$1.speed, $1.row) }) {
      let kink = basics[meeting.row].kink
      slope += (kink.above + kink.below) * meeting.speed
      if slope >= -Tolerance.cost { return Stop(row: meeting.row, length: meeting.length, passed: passed) }
      passed.append(meeting.row)
    }
    return nil
  }

  /// Bland's order: the nearest row, and of equally near ones that with the smallest number.
  private func precedes(_ first: Meeting, _ second: Meeting) -> Bool {
    let firstIdentity = basics[first.row].kink.identity
    let secondIdentity = basics[second.row].kink.identity
    return (first.length, firstIdentity) < (second.length, secondIdentity)
  }

  /// The basic rows that a movement brings to zero.
  private func meetings(on direction: Direction) -> [Meeting] {
    var meetings: [Meeting] = []
    for row in basics.indices {
      let speed = -direction.sign * basics[row].expression.coefficient(of: direction.column)
      guard speed > Tolerance.pivot else { continue }
      meetings.append(Meeting(row: row, length: max(0, basics[row].expression.constant) / speed, speed: speed))
    }
    return meetings
  }

  /// Exchanges a column with the row at which its movement ends.
  private mutating func move(_ direction: Direction, to stop: Stop) {
    guard case .row(let entering) = columns[direction.column] else { return }
    let leaving = basics[stop.row]
    let solved = leaving.expression.solved(for: direction.column, equalTo: direction.column)
    columns[direction.column] = .row(leaving.kink)
    for index in values.indices { values[index].replace(direction.column, with: solved) }
    for index in basics.indices where index != stop.row {
      basics[index].expression.replace(direction.column, with: solved)
    }
    basics[stop.row] = BasicRow(expression: solved, kink: entering)
    if direction.sign < 0 { flip(stop.row) }
    for index in stop.passed { flip(index) }
    for index in basics.indices where basics[index].expression.constant < 0 { basics[index].expression.constant = 0 }
  }
}
