import LayoutTestSupport
import Testing

@testable import ReviewReports

@Suite struct TextTableTests {
  private let rows = [["name", "width"], ["a", "1"], ["longer name"]]

  @Test func `columns are aligned without trailing spaces`() {
    #expect(
      TextTable.aligned(rows, indentation: " ")
        == """
         name  width
         a     1
         longer name

        """.replacing("name  width", with: "name         width").replacing("a     1", with: "a            1"))
    expect(TextTable.aligned([]), is: "")
  }

  @Test func `output for other programs is separated by tabs`() {
    expect(TextTable.separatedByTabs(rows), is: "name\twidth\na\t1\nlonger name\n")
  }

  @Test func `no text ends a Markdown cell`() {
    #expect(
      TextTable.markdown([["format", "x"], ["H:|-[a]", "1"]]) == """
        | format | x |
        | --- | --- |
        | H:\\|-[a] | 1 |

        """)
  }
}
