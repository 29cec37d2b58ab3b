import Testing

@testable import PreviewPackages

/// Code that uses members of missing types stays if only the types of values are unknown.
struct UnknownValueTests {
  private func sources(_ text: String) -> PrunedSources {
    var sources = PrunedSources(["App/A.swift": text], in: ["App"])
    _ = sources.remove([CompilerError(in: text, at: "Player", "cannot find type 'Player' in scope")])
    return sources
  }

  @Test func `cases that a member of a missing type is set to or compared with are declared`() {
    let text = """
      func f(player: Player) {
        player.gravity = .fill
        if player.state == .waiting(for: 3) {}
        switch player.mode { case .plain: break; default: break }
      }
      """
    var sources = sources(text)
    let errors = [
      CompilerError(in: text, at: "fill", "cannot infer contextual base in reference to member 'fill'"),
      CompilerError(
        in: text, at: "waiting", "reference to member 'waiting' cannot be resolved without a contextual type"),
      CompilerError(in: text, at: ".plain", "type 'MissingObject' has no member 'plain'"),
    ]
    let isChanged = sources.remove(errors)
    #expect(isChanged && sources.texts["App/A.swift"] == text)
    let declared = sources.texts["App/RenderLayoutsMissingTypes.swift"] ?? ""
    #expect(declared.contains("static var `fill`: MissingObject { MissingObject() }"))
    #expect(declared.contains("static func `waiting`(for argument0: Any?) -> MissingObject { MissingObject() }"))
    #expect(declared.contains("static var `plain`: MissingObject { MissingObject() }"))
    // What still does not compile is removed.
    let isRemoved = sources.remove([errors[0]])
    #expect(isRemoved && sources.texts["App/A.swift"]?.contains("gravity") == false)
    #expect(sources.missingTypes == ["Player"])
  }

  @Test func `a case beside another error in its statement is not declared`() {
    let text = "func f(player: Player) {\n  label.alignment = .center\n  player.gravity = .fill\n}\n"
    var sources = sources(text)
    let isChanged = sources.remove([
      CompilerError(in: text, at: "label", "cannot find 'label' in scope"),
      CompilerError(in: text, at: "center", "cannot infer contextual base in reference to member 'center'"),
      CompilerError(in: text, at: "fill", "cannot infer contextual base in reference to member 'fill'"),
    ])
    #expect(isChanged && sources.texts["App/A.swift"]?.contains("label") == false)
    #expect(sources.texts["App/A.swift"]?.contains("player.gravity = .fill") == true)
    let declared = sources.texts["App/RenderLayoutsMissingTypes.swift"] ?? ""
    #expect(declared.contains("`fill`") && !declared.contains("`center`"))
  }

  @Test func `a member of a type whose name begins like that of unknown values gets no case`() {
    let text = "func f(player: Player) {\n  MissingObjectCell.plain()\n}\n"
    var sources = sources(text)
    _ = sources.remove([CompilerError(in: text, at: "plain", "type 'MissingObjectCell' has no member 'plain'")])
    #expect(sources.texts["App/A.swift"]?.contains("plain") == false)
  }

  @Test(arguments: [
    ("{ total = $0 }", "$0"), ("{ @MainActor result in f(result) }", "result"), ("{ one throws in f(one) }", "one"),
    ("{ @MainActor [weak self] one in f(self) }", "one"), ("{ (one) -> Int in f(one) }", "one"),
    ("{ one async throws in f(one) }", "one"), ("{ (one, two: Int) in f(one) }", "one"),
  ])
  func `closures with other signatures are removed`(closure: String, name: String) {
    let text = "func g(player: Player) {\n  player.ask \(closure)\n  for item in items { show(item) }\n}\n"
    var sources = sources(text)
    let error = CompilerError(
      in: text, at: name, "cannot infer type of closure parameter '\(name)' without a type annotation")
    let isChanged = sources.remove([error])
    let made = sources.texts["App/A.swift"] ?? ""
    #expect(isChanged && !made.contains(MissingTypes.object) && made.contains("for item in items { show(item) }"))
    #expect(!made.contains(closure))
  }

  @Test func `an error at the brace of a closure is about its parameters`() {
    let text = "func g(player: Player) {\n  player.ask { one in show(one) }\n  for item in items { show(item) }\n}\n"
    var sources = sources(text)
    let error = CompilerError(
      in: text, at: "{ one", "unable to infer type of a closure parameter 'one' in the current context")
    let isChanged = sources.remove([error])
    let made = text.replacing("{ one in", with: "{ (one: MissingObject) in")
    #expect(isChanged && sources.texts["App/A.swift"] == "import LayoutPreviews; \(made)")
  }

  @Test(arguments: [
    ("{ status in f(status) }", "status", "{ (status: MissingObject) in f(status) }"),
    ("{ [weak self] one, _ in f(self) }", "one", "{ [weak self] (one: MissingObject, _: MissingObject) in f(self) }"),
    ("{ (one, two) in f(one) }", "two", "{ (one: MissingObject, two: MissingObject) in f(one) }"),
  ])
  func `parameters of closures that a missing type takes are values without a type`(
    closure: String, name: String, made: String
  ) {
    let text = "let player: Player?\nplayer.ask \(closure)\n"
    var sources = sources(text)
    let error = CompilerError(
      in: text, at: name, "cannot infer type of closure parameter '\(name)' without a type annotation")
    // Each parameter of a closure has its own error.
    let second = CompilerError(
      path: error.path, line: error.line, column: error.column,
      message: "cannot infer type of closure parameter 'other' without a type annotation")
    let isChanged = sources.remove([error, second])
    #expect(
      isChanged
        && sources.texts["App/A.swift"] == "import LayoutPreviews; \(text.replacing(closure, with: made))")
    // Code that does not compile with these types either is removed.
    let again = sources.texts["App/A.swift"] ?? ""
    let isRemoved = sources.remove([CompilerError(in: again, at: name, error.message)])
    #expect(isRemoved && sources.texts["App/A.swift"]?.contains(MissingTypes.object) == false)
  }
}
