import Testing

@testable import PreviewPackages

/// Overriding declarations fit the superclass, once it is known.
struct PrunedOverrideTests {
  private let lacksOverride = "overriding declaration requires an 'override' keyword"
  private let overridesNothing = "method does not override any method from its superclass"

  @Test(arguments: [
    ("func f() {}", "f()", "override func f() {}"),
    ("@objc public var g: Int { 1 }", "g:", "@objc public override var g: Int { 1 }"),
    ("required init?(coder: NSCoder) {}", "init", "required override init?(coder: NSCoder) {}"),
  ])
  func `a declaration whose superclass has its member overrides it`(member: String, mark: String, made: String) {
    let text = "class A: B {\n  \(member)\n  func other() { f() }\n}\n"
    var sources = PrunedSources(["App/A.swift": text], in: ["App"])
    let isChanged = sources.remove([CompilerError(in: text, at: mark, lacksOverride)])
    #expect(isChanged && sources.texts["App/A.swift"] == text.replacing(member, with: made))
  }

  @Test func `a declaration overrides until its superclass is known`() {
    let text = "class A: Lost {\n  override func f() {}\n}\n"
    var sources = PrunedSources(["App/A.swift": text], in: ["App"])
    let overriding = CompilerError(in: text, at: "func", overridesNothing)
    let isDeclared = sources.remove([
      overriding, CompilerError(in: text, at: "Lost", "cannot find type 'Lost' in scope"),
    ])
    #expect(isDeclared && sources.texts["App/A.swift"] == text && sources.missingTypes == ["Lost"])
    let isChanged = sources.remove([overriding])
    #expect(isChanged && sources.texts["App/A.swift"] == text.replacing("override", with: "        "))
  }
}
