import Testing

@testable import DocumentMerging

/// What a complete merge reports because each side named a different object.
@Suite struct DuplicateNamesTests {
  /// The end of the sample's view, before which connections are inserted.
  private static let end = "            </constraints>\n        </view>\n    </objects>"

  private static func connected(_ outlets: String...) -> String {
    let lines = outlets.map { "                <outlet \($0)/>\n" }.joined()
    return SampleDocument.edited(
      (
        end,
        "            </constraints>\n            <connections>\n\(lines)            </connections>\n        </view>\n"
          + "    </objects>"
      ))
  }

  /// Returns the sample with controllers, each with its id and storyboard identifier.
  private static func controllers(_ named: KeyValuePairs<String, String>) -> String {
    let lines = named.map { "        <viewController storyboardIdentifier=\"\($1)\" id=\"\($0)\"/>\n" }
    return SampleDocument.edited(("    </objects>", "\(lines.joined())    </objects>"))
  }

  private static func faults(
    _ ours: String, _ theirs: String, base: String = SampleDocument.text,
    deciding decisions: MergeDecisions = MergeDecisions(favoring: .ours)
  ) throws -> [String] {
    try FileMerge.merged(
      MergeInput(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8)), of: .interfaceBuilder,
      path: "View.xib", deciding: decisions
    ).notes
  }

  /// The note about two controllers.
  private static let note =
    "the storyboard identifier 'Login' belongs to viewController (one-00-001) and to viewController (two-00-001); "
    + "change one of them in Xcode"

  @Test(arguments: [
    (
      "ttl-00-001",
      "view (box-00-001): the outlet 'name' is connected twice to label 'Title' (ttl-00-001); remove the wrong "
        + "connection in Xcode"
    ),
    (
      "btn-00-001",
      "view (box-00-001): the outlet 'name' is connected to label 'Title' (ttl-00-001) and to button 'Sign in' "
        + "(btn-00-001); remove the wrong connection in Xcode"
    ),
  ])
  func `an outlet that both sides connect is reported`(destination: String, line: String) throws {
    let ours = Self.connected("property=\"name\" destination=\"ttl-00-001\" id=\"con-00-001\"")
    let theirs = Self.connected("property=\"name\" destination=\"\(destination)\" id=\"con-00-002\"")
    #expect(try Self.faults(ours, theirs) == [line])
  }

  @Test func `outlets with different names and replaced ones are not reported`() throws {
    let old = "property=\"name\" destination=\"ttl-00-001\" id=\"con-00-001\""
    let other = "property=\"other\" destination=\"ttl-00-001\" id=\"con-00-002\""
    let new = "property=\"name\" destination=\"btn-00-001\" id=\"con-00-003\""
    #expect(try Self.faults(Self.connected(old), Self.connected(other)) == [])
    #expect(try Self.faults(Self.connected(new), Self.connected(old, other), base: Self.connected(old)) == [])
  }

  @Test func `an outlet that one side alone has twice is not reported`() throws {
    let first = "property=\"name\" destination=\"ttl-00-001\" id=\"con-00-001\""
    let second = "property=\"name\" destination=\"btn-00-001\" id=\"con-00-002\""
    let theirs = SampleDocument.edited(("text=\"Title\"", "text=\"Hello\""))
    #expect(try Self.faults(Self.connected(first, second), theirs) == [])
  }

  @Test func `a storyboard identifier that both sides give to a scene is reported`() throws {
    let (one, two) = (Self.controllers(["one-00-001": "Login"]), Self.controllers(["two-00-001": "Login"]))
    #expect(try Self.faults(one, two) == [Self.note])
    #expect(try Self.faults(one, one) == [])
  }

  @Test func `an outlet with the name that the other side gives to a new one is reported`() throws {
    let old = "property=\"old\" destination=\"ttl-00-001\" id=\"con-00-001\""
    let renamed = "property=\"name\" destination=\"ttl-00-001\" id=\"con-00-001\""
    let new = "property=\"name\" destination=\"btn-00-001\" id=\"con-00-002\""
    let (ours, theirs) = (Self.connected(renamed), Self.connected(old, new))
    let line =
      "view (box-00-001): the outlet 'name' is connected to label 'Title' (ttl-00-001) and to button 'Sign in' "
      + "(btn-00-001); remove the wrong connection in Xcode"
    #expect(try Self.faults(ours, theirs, base: Self.connected(old)) == [line])
    #expect(try Self.faults(theirs, ours, base: Self.connected(old)) == [line])
  }

  @Test func `a storyboard identifier that each side gives to a different scene is reported`() throws {
    let old = Self.controllers(["one-00-001": "x"])
    let (renamed, added) = (
      Self.controllers(["one-00-001": "Login"]), Self.controllers(["one-00-001": "x", "two-00-001": "Login"])
    )
    #expect(try Self.faults(renamed, added, base: old) == [Self.note])
    #expect(try Self.faults(added, renamed, base: old) == [Self.note])
    let both = Self.controllers(["one-00-001": "x", "two-00-001": "y"])
    let first = Self.controllers(["one-00-001": "Login", "two-00-001": "y"])
    #expect(try Self.faults(first, added, base: both) == [Self.note])
  }

  @Test func `a storyboard identifier that one side gives up and the other gives to another scene is not reported`()
    throws
  {
    let old = Self.controllers(["one-00-001": "Login"])
    let added = Self.controllers(["one-00-001": "Login", "two-00-001": "Login"])
    #expect(try Self.faults(Self.controllers(["one-00-001": "Home"]), added, base: old) == [])
  }

  @Test(arguments: [
    (MergeDecisions(favoring: .ours), false), (MergeDecisions(favoring: .theirs), true),
    (MergeDecisions(favoring: .ours, deciding: ["one-00-001 'storyboardIdentifier'": .theirs]), true),
    (MergeDecisions(favoring: .theirs, deciding: ["one-00-001 'storyboardIdentifier'": .base]), false),
  ])
  func `the chosen storyboard identifier of a scene counts`(decisions: MergeDecisions, isReported: Bool) throws {
    let base = Self.controllers(["one-00-001": "x"])
    let ours = Self.controllers(["one-00-001": "Home", "two-00-001": "Login"])
    let theirs = Self.controllers(["one-00-001": "Login"])
    #expect(try Self.faults(ours, theirs, base: base, deciding: decisions) == (isReported ? [Self.note] : []))
  }
}
