extension LexicographicSimplex {
  /// A column that leaves zero, upwards or downwards.
  struct Direction {
    var column: Int
    var sign: Double
    /// How the cost changes per unit; negative.
    var slope: Double
  }

  /// A basic row that changes when a column rises.
  struct Motion: Sendable {
    var row: Int
    /// How much it changes per unit of the column.
    var speed: Double
  }

  /// A basic row that a movement brings to zero.
  struct Meeting: Sendable {
    var row: Int
    /// How far the column has moved by then.
    var length: Double
    /// And how much further because of the row's nudge.
    var nudge: Double
    /// How fast the row comes to zero.
    var speed: Double
    /// How much less steeply the cost falls behind it.
    var bend: Double

    /// A place for a meeting.
    static let none = Meeting()

    private init() {
      (row, length, nudge, speed, bend) = (0, 0, 0, 0, 0)
    }

    /// The meeting of a row with zero; nil where it moves away from it.
    @inline(__always)
    init?(_ row: TableauRow, _ motion: Motion, sign: Double) {
      speed = row.isBelow ? sign * motion.speed : -sign * motion.speed
      guard speed > Tolerance.pivot else { return nil }
      let time = 1 / speed
      self.row = motion.row
      length = max(0, row.side * row.value) * time
      nudge = max(0, row.side * row.nudge) * time
      bend = row.kink.bend * speed
    }

    /// Whether a row is met first; of rows that are met at once the faster, whose coefficient is safer to divide by.
    static func < (first: Meeting, second: Meeting) -> Bool {
      if first.length != second.length { return first.length < second.length }
      if first.nudge != second.nudge { return first.nudge < second.nudge }
      return (first.speed, second.row) > (second.speed, first.row)
    }
  }

  /// Moves to a point where the sum of the violations of a level's rows is smallest.
  mutating func minimise(_ range: Range<Int>) {
    guard openCount > freeCount else { return }
    collectGradient(range)
    descend()
  }

  /// The gradient of the cost of some rows.
  private mutating func collectGradient(_ range: Range<Int>) {
    gradient.reset(count: columnCount)
    for row in range where rows[row].state == .basic && rows[row].slope != 0 {
      for position in rows[row].terms {
        matrix.add(terms[position].variable, times: rows[row].slope * terms[position].coefficient, to: &gradient)
      }
    }
  }

  /// Exchanges columns with basic rows as long as the cost falls, the steepest column first; returns
  /// false where it falls without end.
  ///
  /// The limits are safeguards against rounding and absurd systems: the point reached by then is as valid as any, only
  /// perhaps not optimal.
  @discardableResult
  mutating func descend() -> Bool {
    for count in 0..<(Self.exchangesPerRow * (columnCount + rowCount + 1)) where !isExhausted {
      if count == Self.fewExchanges, !matrix.areSquaresKnown { matrix.knowSquares() }
      guard let direction = steepestDirection() else { return true }
      guard move(direction) else { return false }
    }
    return true
  }

  /// When there are more exchanges, it is worth to know how far they move the variables: that saves a third of the
  /// exchanges of a dense web (steepest edge, Goldfarb and Reid 1977).
  private static var fewExchanges: Int { 8 }

  /// More exchanges than this for each row and column are not needed in practice; two or three are usual.
  private static var exchangesPerRow: Int { 20 }

  /// The direction in which the cost falls most steeply, later on by the distance that the variables move; nil at the
  /// optimum.
  private func steepestDirection() -> Direction? {
    var best: Direction?
    var steepest = 0.0
    for column in allColumns where !columns[column].isClosed && columns[column].row >= 0 {
      let kink = rows[columns[column].row].kink
      let upwards = gradient[column] + kink.above
      let downwards = kink.below - gradient[column]
      let slope = min(upwards, downwards)
      let square = matrix.areSquaresKnown ? matrix.squares[column] : 1
      guard slope < -Tolerance.cost, slope * slope > steepest * square else { continue }
      steepest = slope * slope / square
      best = Direction(column: column, sign: upwards <= downwards ? 1 : -1, slope: slope)
    }
    return best
  }

  /// Moves in a direction until the cost would rise; returns false where it never does.
  ///
  /// A row of the level in progress that becomes zero need not end the movement: on the other side of its bend the cost
  /// only falls more slowly. The movement passes bends until the cost would rise, which saves an exchange for each (the
  /// long-step rule of piecewise linear programming, Fourer 1985).
  private mutating func move(_ direction: Direction) -> Bool {
    findMeetings(direction)
    guard let stop = stop(slope: direction.slope) else { return false }
    for passed in 0..<stop { pass(meetings[passed].row) }
    enter(direction, stoppedBy: meetings[stop].row)
    return true
  }

  /// The meeting at which a movement ends, those before it in front; nil where it never does.
  ///
  /// It is a median of the meetings, weighted by how much each bends the cost, and is found without sorting them
  /// (quickselect, Hoare 1961).
  private mutating func stop(slope: Double) -> Int? {
    var slope = slope
    var lower = 0
    var upper = meetings.count
    while lower < upper {
      let middle = partition(lower..<upper)
      var bend = 0.0
      for index in lower..<middle { bend += meetings[index].bend }
      if slope + bend >= -Tolerance.cost, lower < middle {
        upper = middle
      } else if slope + bend + meetings[middle].bend >= -Tolerance.cost {
        return middle
      } else {
        slope += bend + meetings[middle].bend
        lower = middle + 1
      }
    }
    return nil
  }

  /// Moves the meetings before some meeting in front of it, the others behind; returns where it stands then.
  private mutating func partition(_ range: Range<Int>) -> Int {
    meetings.swapAt((range.lowerBound + range.upperBound) / 2, range.upperBound - 1)
    let pivot = meetings[range.upperBound - 1]
    var middle = range.lowerBound
    for index in range.dropLast() where meetings[index] < pivot {
      meetings.swapAt(index, middle)
      middle += 1
    }
    meetings.swapAt(middle, range.upperBound - 1)
    return middle
  }

  /// Takes a row to the other side of zero.
  private mutating func pass(_ row: Int) {
    let old = rows[row].slope
    rows[row].isBelow.toggle()
    let change = rows[row].slope - old
    for position in rows[row].terms {
      matrix.add(terms[position].variable, times: change * terms[position].coefficient, to: &gradient)
    }
  }

  /// Exchanges a column with the row at which its movement ends.
  private mutating func enter(_ direction: Direction, stoppedBy row: Int) {
    combine(row)
    // A settled row has no slope on its side, and its infinite one is never taken.
    let slope = rows[row].slope
    if slope != 0 { gradient.add(rowCoefficients, times: -slope) }
    let length = -SIMD2(rows[row].value, rows[row].nudge) / rowCoefficients[direction.column]
    let leaving = columns[direction.column].row
    exchange(direction.column, with: row)
    moveRows(by: length)
    rows[leaving].isBelow = direction.sign < 0
    if rows[leaving].value * direction.sign < 0 { rows[leaving].value = 0 }
    addSlope(of: leaving, at: direction.column)
  }

  /// Adds the slope of a row that was a column just now: `column = (row − Σ others) / pivot`.
  private mutating func addSlope(of row: Int, at column: Int) {
    let slope = rows[row].slope
    guard slope != 0 else { return }
    let pivot = rowCoefficients[column]
    gradient.add(rowCoefficients, times: -slope / pivot)
    // At the column itself this took away 1 where 1/pivot is to be added.
    gradient[column] += slope * (1 + 1 / pivot)
  }

  /// The basic rows that a movement brings to zero.
  private mutating func findMeetings(_ direction: Direction) {
    findMotions(direction.column)
    let (rows, motions) = (self.rows, motions)
    meetings.refill(room: motions.count, placeholder: .none) { meetings in
      let rows = rows.span
      var count = 0
      for index in 0..<motions.count {
        guard let meeting = Meeting(rows[motions[index].row], motions[index], sign: direction.sign) else { continue }
        meetings[count] = meeting
        count += 1
      }
      return count
    }
  }

  /// How the basic rows change when a column rises.
  private mutating func findMotions(_ column: Int) {
    matrix.collect(column, into: &changed)
    work += columnCount
    motions.clear()
    // Where many rows may change they are looked at in their order; otherwise only those that do.
    if termCount <= Self.fewTerms { return findMotionsOfMost() }
    if !areUsersKnown { indexUsers() }
    let userCount = changed.reduce(0) { $0 + userRange(of: $1.variable).count }
    if 2 * userCount > termCount { findMotionsOfMost() } else { findMotionsOfFew() }
  }

  /// In components with no more terms the rows are not indexed by their variables.
  private static var fewTerms: Int { 100 }

  private mutating func findMotionsOfMost() {
    for entry in changed { columnEntries[entry.variable] = entry.coefficient }
    let (rows, terms, entries, rowCount) = (self.rows, self.terms, columnEntries, rowCount)
    motions.refill(room: rowCount, placeholder: Motion(row: 0, speed: 0)) { motions in
      let (rows, terms, entries) = (rows.span, terms.span, entries.span)
      var count = 0
      for row in 0..<rowCount where rows[row].state == .basic {
        var speed = 0.0
        for position in rows[row].terms { speed += terms[position].coefficient * entries[terms[position].variable] }
        guard speed != 0 else { continue }
        motions[count] = Motion(row: row, speed: speed)
        count += 1
      }
      return count
    }
    for entry in changed { columnEntries[entry.variable] = 0 }
  }

  private mutating func findMotionsOfFew() {
    for variable in changed {
      for position in userRange(of: variable.variable) {
        let user = users[position]
        guard rows[user.variable].state == .basic else { continue }
        if speeds[user.variable] == 0 { motions.append(Motion(row: user.variable, speed: 0)) }
        speeds[user.variable] += user.coefficient * variable.coefficient
      }
    }
    for index in motions.indices {
      motions[index].speed = speeds[motions[index].row]
      speeds[motions[index].row] = 0
    }
  }

  /// Moves the rows that are still basic as far as the column has risen.
  private mutating func moveRows(by distance: SIMD2<Double>) {
    for motion in motions where rows[motion.row].state == .basic {
      rows[motion.row].value += motion.speed * distance.x
      rows[motion.row].nudge += motion.speed * distance.y
    }
  }
}
