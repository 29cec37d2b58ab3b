import Testing
import Typography

@Suite struct IdeographsTests {
  @Test(arguments: [
    ("ja", Ideographs.japanese), ("ja-JP", .japanese), ("zh-Hans", .chinese), ("zh_TW", .chinese), ("en", nil),
    ("ko", nil), ("", nil),
  ])
  func `a locale has the language of its characters`(locale: String, expected: Ideographs?) {
    #expect(Ideographs(locale: locale) == expected)
  }
}
