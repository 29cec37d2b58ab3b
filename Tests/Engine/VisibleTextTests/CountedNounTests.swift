import Testing

@testable import VisibleText

@Suite struct CountedNounTests {
  @Test func `only the number 1 is followed by the singular`() {
    #expect([0, 1, 2].map { $0.counted("layout") } == ["0 layouts", "1 layout", "2 layouts"])
    #expect([1, 2].map { $0.counted("view moves", "views move") } == ["1 view moves", "2 views move"])
  }
}
