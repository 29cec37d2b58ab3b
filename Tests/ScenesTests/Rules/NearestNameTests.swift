import Scenes
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

  @Test func `the first of equally near names is offered`() {
    #expect(NearestName.suggestion(for: "box", in: ["boy", "bob", "bot"]) == "boy")
  }
}
