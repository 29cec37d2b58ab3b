import Testing
import Typography

@Suite struct IdeographsTests {
  @Test(arguments: [
    ("ja", Ideographs.japanese), ("ja-JP", .japanese), ("zh-Hans", .chinese), ("zh_TW", .chinese), ("en", nil),
    ("ko", nil), ("", nil),
  ])
  func `a locale determines the language of its ideographs`(locale: String, expected: Ideographs?) {
    #expect(Ideographs(locale: locale) == expected)
  }
}
