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

  private static func faults(_ ours: String, _ theirs: String, base: String = SampleDocument.text) throws -> [String] {
    try FileMerge.merged(
      MergeInput(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8)), of: .interfaceBuilder,
      path: "View.xib", deciding: MergeDecisions(favoring: .ours)
    ).faults
  }

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
    func added(_ id: String) -> String {
      SampleDocument.edited(
        ("    </objects>", "        <viewController storyboardIdentifier=\"Login\" id=\"\(id)\"/>\n    </objects>"))
    }
    #expect(
      try Self.faults(added("one-00-001"), added("two-00-001")) == [
        "the storyboard identifier 'Login' belongs to viewController (one-00-001) and to viewController (two-00-001); "
          + "change one of them in Xcode"
      ])
    #expect(try Self.faults(added("one-00-001"), added("one-00-001")) == [])
  }
}
