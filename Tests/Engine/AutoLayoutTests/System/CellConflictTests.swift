import AutoLayout
import LayoutTestSupport
import Testing

/// CNF-08: the constraint that breaks if the content of a cell and its list contradict each other.
@Suite struct CellConflictTests {
  /// The constraint of the list comes first, as in documents.
  @Test(arguments: [(true, "box.trailing == cell.trailing - 20"), (false, "list.trailing == root.trailing")])
  func `a constraint inside a cell breaks before one of its list`(isInCell: Bool, broken: String) {
    var test = TestSystem(width: 100, height: 44)
    test.add("list")
    test.add("cell", to: "list")
    test.add("box", to: "cell")
    for text in [
      "list.trailing == root.trailing", "list.leading == root.leading", "cell.leading == list.leading",
      "box.trailing == cell.trailing - 20", "box.leading == cell.leading + 20", "box.width == 80",
      "cell.trailing == list.trailing",
    ] { test.constrain(text) }
    var system = test.system
    if isInCell { system.isInCell = [false, false, true, true] }
    expect(system.solution().conflicts.map(\.broken.text), is: [broken])
    // The gallery solves these rows by the same rule.
    let yielding = SystemRows(of: system).rows.filter(\.yieldsFirst)
    expect(yielding.map(\.attribute), is: isInCell ? [.trailing, .leading, .width] : [])
  }
}
