import Findings
import LayoutTestSupport
import Testing

@Suite struct NearestNameTests {
  let names = ["password", "email", "signIn", "forgot"]

  @Test(arguments: [("pasword", "password"), ("emial", "email"), ("signin", "signIn"), ("EMAIL", "email")])
  func `a typing error is recognized`(slip: String, meant: String) {
    #expect(NearestName.suggestion(for: slip, in: names) == meant)
  }

  @Test(arguments: ["logo", "", "xyzxyzxyzxyzxyzxyz"])
  func `a different word is not taken for a typing error`(word: String) {
    #expect(NearestName.suggestion(for: word, in: names) == nil)
  }

  @Test(arguments: [("pay", "a"), ("a", "b"), ("pay", "p"), ("ab", "cd"), ("icon", "coin"), ("go", "logout")])
  func `a short name is not taken for one that shares few letters`(word: String, other: String) {
    #expect(NearestName.suggestion(for: word, in: [other]) == nil)
  }

  @Test(arguments: [("bx", "box"), ("titel", "title"), ("pay", "play"), ("lable", "label")])
  func `one typing error is recognized in a short name`(slip: String, meant: String) {
    #expect(NearestName.suggestion(for: slip, in: [meant]) == meant)
  }

  @Test func `the first of equally near names is offered`() {
    #expect(NearestName.suggestion(for: "box", in: ["boy", "bob", "bot"]) == "boy")
  }

  /// Returns the edit distance between two words by its definition, without a limit.
  private func distance(_ first: [Character], _ second: [Character]) -> Int {
    var rows = [Array(0...second.count)]
    for (row, letter) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var best = min(rows[row][column + 1] + 1, current[column] + 1, rows[row][column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          best = min(best, rows[row - 1][column - 1] + 1)
        }
        current.append(best)
      }
      rows.append(current)
    }
    return rows[first.count][second.count]
  }

  @Test func `the nearest of random words is offered`() {
    var random = SeededRandomNumberGenerator(seed: 44)
    func word() -> String {
      String((0..<Int.random(in: 1...9, using: &random)).map { _ in "abc".randomElement(using: &random) ?? "a" })
    }
    for _ in 0..<500 {
      let (name, others) = (word(), (0..<6).map { _ in word() })
      let known = others.filter { $0 != name }.map { other -> (word: String, distance: Int, limit: Int) in
        let (least, most) = (min(name.count, other.count), max(name.count, other.count))
        return (other, distance(Array(name), Array(other)), min(max(1, (most + 1) / 3), least / 2))
      }.filter { $0.distance <= $0.limit }
      let nearest = known.map(\.distance).min()
      #expect(NearestName.suggestion(for: name, in: others) == known.first { $0.distance == nearest }?.word)
    }
  }
}
