import Testing

@testable import DocumentMerging

@Suite struct ListMergeTests {
  @Test(arguments: [
    ("abc", "abc", "abc", "abc"),
    ("abc", "axbc", "abcy", "axbcy"),
    ("abc", "bc", "ab", "b"),
    ("abc", "axc", "abc", "axc"),
    ("", "ab", "cb", "abc"),
    ("aa", "aaa", "aa", "aaa"),
  ])
  func `a merged list contains the changes of both sides`(base: String, ours: String, theirs: String, merged: String) {
    let lists = MergeInput(base: Array(base), ours: Array(ours), theirs: Array(theirs))
    #expect(ListMerge.merged(lists).map { String($0) } == merged)
  }

  @Test func `a part that both sides change differently is not merged`() {
    #expect(ListMerge.merged(MergeInput(base: Array("abc"), ours: Array("axc"), theirs: Array("ayc"))) == nil)
  }
}
