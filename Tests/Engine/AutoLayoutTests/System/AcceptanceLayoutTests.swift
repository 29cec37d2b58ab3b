import AutoLayout
import LayoutTestSupport
import Testing

/// The `layout` cases of the specification.
@Suite struct AcceptanceLayoutTests {
  @Test func `all layout cases of the specification are read`() {
    expect(AcceptanceLayout.all.count, is: 163)
  }

  @Test(arguments: AcceptanceLayout.all)
  func `a layout is solved as the specification requires`(layout: AcceptanceLayout) throws {
    let test = try layout.system()
    expect(layout.expected.differences(from: test.system.solution(), of: test.system), is: [])
  }
}
