import LayoutTestSupport
import Testing

@testable import LinearConstraints

/// Lists that keep their capacity.
@Suite struct ReusableListTests {
  @Test func `dropped elements are removed`() {
    var list = ReusableList<Int>()
    for number in 1...5 { list.append(number) }
    list.truncate(to: 2)
    expect(Array(list), is: [1, 2])
    list.append(9)
    list[0] = 7
    expect(Array(list), is: [7, 2, 9])
    list.clear()
    #expect(list.isEmpty && Array(list) == [])
    list.append(4)
    expect(Array(list), is: [4])
  }

  @Test func `truncating to a larger count does not lengthen the list`() {
    var list = ReusableList<Int>()
    list.append(1)
    list.truncate(to: 3)
    expect(list.count, is: 1)
  }
}
