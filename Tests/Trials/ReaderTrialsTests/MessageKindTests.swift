import ReaderTrials
import Testing

/// Findings are recognized by code and kind, not by their sentences.
@Suite struct MessageKindTests {
  @Test func `each kind of a code and its hints has one template`() throws {
    var templates = MessageTemplates()
    for name in ["scene-file", "equation", "interface-builder"] {
      let trial = try #require(ReaderTrial.named(name))
      let examples = try ReaderExamples(of: name)
      var mutator = InputMutator(examples: examples, trial: trial, seed: 2)
      for bytes in examples.inputs.map(\.bytes) + (0..<1500).map({ _ in mutator.next() }) {
        templates.read(document(of: bytes, name), isInterfaceBuilder: trial.isMarkup)
      }
    }
    #expect(templates.clashes.isEmpty)
    #expect(templates.count >= 60)
  }

  /// The document of an input, in which an equation is the item of a list.
  private func document(of bytes: [UInt8], _ trial: String) -> [UInt8] {
    trial == "equation" ? Array("format: 1\nviews: { a: {}, b: {} }\nconstraints:\n  - ".utf8) + bytes : bytes
  }
}
