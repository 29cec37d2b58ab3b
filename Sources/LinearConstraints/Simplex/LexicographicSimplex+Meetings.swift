extension LexicographicSimplex {
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

  /// The basic rows that a movement brings to zero.
  mutating func findMeetings(_ direction: Direction) {
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
  mutating func moveRows(by distance: SIMD2<Double>) {
    for motion in motions where rows[motion.row].state == .basic {
      rows[motion.row].value += motion.speed * distance.x
      rows[motion.row].nudge += motion.speed * distance.y
    }
  }
}
