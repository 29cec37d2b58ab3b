import Testing

@testable import VisibleText

@Suite struct CountedSetTests {
  @Test(arguments: [
    ("aabc", "cbaa", 1), ("aaaa", "a", 0.25), ("aabb", "ab", 0.5), ("ab", "cd", 0), ("", "a", 0), ("", "", 1),
  ])
  func `two sets are as similar as the part of the larger one that both have`(
    first: String, second: String, similarity: Double
  ) {
    let (first, second) = (CountedSet(first), CountedSet(second))
    #expect(first.similarity(to: second) == similarity)
    #expect(second.similarity(to: first) == similarity)
  }

  @Test func `equal elements count separately`() { #expect(CountedSet("aab").count == 3) }
}
