import LayoutTestSupport
import Testing

@testable import ReviewPlans

@Suite struct GlobPatternTests {
  @Test(arguments: [
    ("login", "Login", true),
    ("log", "My Login screen", true),
    ("log*", "Login", true),
    ("log*", "My Login", false),
    ("*.xib", "a/b.xib", true),
    ("*a*b*c", "xxaxxbxxbxxc", true),
    ("*a*b*c", "xxaxxcxxb", false),
    ("?ogin", "Login", true),
    ("?ogin", "ogin", false),
    ("*", "", true),
    ("a*", "", false),
  ])
  func `glob patterns match`(pattern: String, text: String, isMatch: Bool) {
    expect(GlobPattern(pattern).matches(text), is: isMatch)
  }

  @Test func `many stars match quickly`() {
    let pattern = GlobPattern(String(repeating: "*a", count: 60) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 2_000)))
  }
}
