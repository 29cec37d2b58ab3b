import LayoutTestSupport
import Testing

@testable import ReviewReports

@Suite struct OutputNameTests {
  @Test(arguments: [
    ("Login", "login"),
    ("Settings row", "settings-row"),
    ("CarValet/Main.storyboard", "carvalet-main.storyboard"),
    ("iphone-16-pro.portrait.zh-Hans.L.light", "iphone-16-pro.portrait.zh-hans.l.light"),
    ("a -- b", "a-b"),
    ("../../etc/passwd", "etc-passwd"),
    ("..", "scene-b37a252a"),
    ("<script>", "script"),
    ("Über uns", "ber-uns"),
    ("Cafe\u{301} a", "caf-a"),
    ("300 \u{212A}", "300-k"),
    ("a\r\nb", "a-b"),
  ])
  func `names are safe in files and links`(text: String, name: String) {
    expect(OutputName.name(for: text), is: name)
  }

  @Test func `texts without an ASCII letter have distinct names`() {
    let names = ["登录", "設定", "", "…"].map(OutputName.name)
    expect(Set(names).count, is: names.count)
    #expect(names.allSatisfy { $0.hasPrefix("scene-") })
  }

  @Test func `long names are shortened and distinguished by a hash`() {
    let first = OutputName.name(for: String(repeating: "long ", count: 30) + "a")
    let second = OutputName.name(for: String(repeating: "long ", count: 30) + "b")
    #expect(first != second)
    #expect(first.count <= 100 && first.hasPrefix("long-long-"))
    expect(OutputName.name(for: String(repeating: "a", count: 100)), is: String(repeating: "a", count: 100))
  }

  @Test func `a name that only one scene prefers is used`() {
    expect(OutputName.distinctNames(for: [["a", "a-1x"], ["b", "b-2x"]]), is: ["a", "b"])
  }

  @Test func `a name that several scenes prefer is used by none of them`() {
    #expect(
      OutputName.distinctNames(for: [["a", "a-x"], ["b", "b-x"], ["a", "a-y"]]) == ["a-x", "b", "a-y"])
  }

  @Test func `a name that no scene gets at first may be given by a later rule`() {
    expect(OutputName.distinctNames(for: [["a", "a"], ["a", "x-a"]]), is: ["a", "x-a"])
    expect(OutputName.distinctNames(for: [["a", "b"], ["a", "c"], ["b"]]), is: ["b-2", "c", "b"])
  }

  @Test func `indistinguishable names are numbered`() {
    expect(OutputName.distinctNames(for: [["a"], ["a"], ["a"]]), is: ["a", "a-2", "a-3"])
  }

  @Test func `names are distinct for any texts`() {
    var generator = SeededRandomNumberGenerator(seed: 7)
    let letters: [Character] = ["a", "A", "-", " ", ".", "é", "2", "1"]
    for _ in 0..<200 {
      let candidates = (0..<12).map { _ in
        (0..<Int.random(in: 1...2, using: &generator)).map { _ in
          let length = Int.random(in: 0...3, using: &generator)
          return OutputName.name(for: String((0..<length).map { _ in letters.randomElement(using: &generator) ?? "a" }))
        }
      }
      let names = OutputName.distinctNames(for: candidates)
      #expect(Set(names).count == names.count, "\(candidates)")
      #expect(
        names.allSatisfy { $0.count <= 100 && $0.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789._-".contains($0) } }
      )
    }
  }
}
