import Findings
import Testing

@Suite struct NearestNameTests {
  let names = ["password", "email", "signIn", "forgot"]

  @Test(arguments: [("pasword", "password"), ("emial", "email"), ("signin", "signIn"), ("EMAIL", "email")])
  func `a slip is recognised`(slip: String, meant: String) {
    #expect(NearestName.suggestion(for: slip, in: names) == meant)
  }

  @Test(arguments: ["logo", "", "xyzxyzxyzxyzxyzxyz"])
  func `another word is not taken for a slip`(word: String) {
    #expect(NearestName.suggestion(for: word, in: names) == nil)
  }

  @Test(arguments: [("pay", "a"), ("a", "b"), ("pay", "p"), ("ab", "cd"), ("icon", "coin"), ("go", "logout")])
  func `a short name is not taken for one that shares hardly a letter`(word: String, other: String) {
    #expect(NearestName.suggestion(for: word, in: [other]) == nil)
  }

  @Test(arguments: [("bx", "box"), ("titel", "title"), ("pay", "play"), ("lable", "label")])
  func `one slip is recognised in a short name`(slip: String, meant: String) {
    #expect(NearestName.suggestion(for: slip, in: [meant]) == meant)
  }

  @Test func `the first of equally near names is offered`() {
    #expect(NearestName.suggestion(for: "box", in: ["boy", "bob", "bot"]) == "boy")
  }
}
