import Testing

@testable import LinearConstraints

/// Rows that are watched until three of their variables have become two.
@Suite struct WatchedRowsTests {
  private func next(_ rows: inout WatchedRows) throws -> (row: Int, watch: Int) {
    let woken = rows.nextWoken()
    return try #require(woken)
  }

  private func expect(_ row: Int?, isNextOf rows: inout WatchedRows) {
    let woken = rows.nextWoken()
    #expect(woken?.row == row)
  }

  @Test func `a row wakes when one of its first three variables is eliminated`() {
    var rows = WatchedRows(variableCount: 10)
    rows.watch(7, for: [1, 2, 3], watch: -1)
    rows.wake(4)
    expect(nil, isNextOf: &rows)
    rows.wake(2)
    expect(7, isNextOf: &rows)
    expect(nil, isNextOf: &rows)
    #expect(rows.remaining == [7])
  }

  @Test func `a row that is still too long watches another variable`() throws {
    var rows = WatchedRows(variableCount: 10)
    rows.watch(7, for: [1, 2, 3], watch: -1)
    rows.wake(2)
    let woken = try next(&rows)
    rows.watch(7, for: [1, 3, 4], watch: woken.watch)
    rows.wake(4)
    expect(7, isNextOf: &rows)
  }

  @Test func `an eliminated row does not wake again`() throws {
    var rows = WatchedRows(variableCount: 10)
    rows.watch(5, for: [4, 5, 6], watch: -1)
    rows.watch(3, for: [4, 7, 8], watch: -1)
    rows.wake(4)
    let first = try next(&rows)
    rows.finish(first.watch)
    let second = try next(&rows)
    #expect(Set([first.row, second.row]) == [3, 5])
    #expect(rows.remaining == [second.row])
    for variable in 5...8 { rows.wake(variable) }
    expect(second.row, isNextOf: &rows)
  }

  @Test func `a row that was never watched can be finished`() {
    var rows = WatchedRows(variableCount: 10)
    rows.finish(-1)
    #expect(rows.remaining.isEmpty)
  }
}
