import Testing

@testable import DocumentMerging

@Suite struct InterfaceBuilderMergeTests {
  /// Edits of which any two can be merged: the old and the new text.
  static let edits: [(old: String, new: String)] = [
    ("text=\"Title\"", "text=\"Welcome\""),
    ("toolsVersion=\"16097\"", "toolsVersion=\"17701\""),
    ("pointSize=\"17\"", "pointSize=\"15\""),
    ("red=\"1\"", "red=\"0.5\""),
    ("constant=\"20\" id=\"mmm-00-001\"", "constant=\"8\" id=\"mmm-00-001\""),
    ("opaque=\"NO\" id=\"btn-00-001\"", "opaque=\"NO\" tag=\"7\" id=\"btn-00-001\""),
    ("title=\"Sign in\"", "title=\"Log in\""),
    (SampleDocument.topConstraint, ""),
    (
      SampleDocument.topConstraint,
      SampleDocument.topConstraint + """
                        <constraint firstAttribute="height" constant="9" id="bbb-00-001"/>

        """
    ),
  ]

  /// The resources of the document.
  static let resources = """
        <resources>
            <image name="key" width="20" height="20"/>
        </resources>

    """

  @Test(arguments: edits.indices, edits.indices)
  func `the merged document contains the edits of both sides`(first: Int, second: Int) throws {
    // Two edits of the same line exclude each other.
    guard first != second, Set([first, second]) != [7, 8] else { return }
    let both = SampleDocument.edited(Self.edits[first], Self.edits[second])
    let merged = try SampleDocument.merged(
      SampleDocument.edited(Self.edits[first]), SampleDocument.edited(Self.edits[second]))
    #expect(merged.text == both)
    #expect(merged.undecided == [])
  }

  @Test(arguments: edits)
  func `a document merged with itself or its base is one of the two`(old: String, new: String) throws {
    let edited = SampleDocument.edited((old, new))
    #expect(try SampleDocument.merged(edited, edited).text == edited)
    #expect(try SampleDocument.merged(edited, SampleDocument.text).text == edited)
    #expect(try SampleDocument.merged(SampleDocument.text, edited).text == edited)
    #expect(try SampleDocument.merged(edited, edited, base: "").text == edited)
  }

  @Test func `constraints of both sides are sorted by id`() throws {
    func added(_ id: String) -> String {
      SampleDocument.edited(
        (
          SampleDocument.topConstraint,
          SampleDocument.topConstraint
            + "                <constraint firstAttribute=\"width\" constant=\"1\" id=\"\(id)\"/>\n"
        ))
    }
    let merged = try SampleDocument.merged(added("kkk-00-001"), added("bbb-00-001"))
    let ids = merged.text.matches(of: /<constraint .* id="(...)-00-001"/).map { String($0.output.1) }
    #expect(ids == ["aaa", "bbb", "kkk", "mmm"])
  }

  @Test func `a view that one side moves keeps the other side's edits inside it`() throws {
    let blanks = String(repeating: " ", count: 20)
    let button = try #require(SampleDocument.part(from: "\(blanks)    <button", to: "\(blanks)</subviews>"))
    let container = "\(blanks)<subviews>\n\(button)\(blanks)</subviews>\n"
    let outside = button.split(separator: "\n").map { $0.dropFirst(8) + "\n" }.joined()
    let end = "            </subviews>\n            <constraints>"
    let moved = SampleDocument.edited((container, ""), (end, outside + end))
    let merged = try SampleDocument.merged(moved, SampleDocument.edited(("title=\"Sign in\"", "title=\"Log in\"")))
    #expect(merged.text == moved.replacing("title=\"Sign in\"", with: "title=\"Log in\""))
    #expect(merged.undecided == [])
  }

  @Test func `an attribute that both sides change is left undecided`() throws {
    let (ours, theirs) = ("text=\"Welcome\"", "text=\"Hello\"")
    let versions = (SampleDocument.edited(("text=\"Title\"", ours)), SampleDocument.edited(("text=\"Title\"", theirs)))
    let merged = try SampleDocument.merged(versions.0, versions.1)
    #expect(merged.text == versions.0)
    #expect(
      merged.undecided == [
        UndecidedPlace(
          .value("'text'"), of: "label 'Welcome'", id: "ttl-00-001", base: .init(value: "Title", line: 11),
          ours: .init(value: "Welcome", line: 11), theirs: .init(value: "Hello", line: 11))
      ])
    #expect(merged.undecided.map(\.text) == ["label 'Welcome' (ttl-00-001): both sides changed 'text'"])
    #expect(try SampleDocument.merged(versions.0, versions.1, favoring: .theirs).text == versions.1)
  }

  @Test func `a document that both sides add is merged by object, and what differs is left undecided`() throws {
    let width = "                <constraint firstAttribute=\"width\" constant=\"1\" id=\"kkk-00-001\"/>\n"
    let ours = SampleDocument.edited(("text=\"Title\"", "text=\"Welcome\""))
    let theirs = SampleDocument.edited((SampleDocument.topConstraint, SampleDocument.topConstraint + width))
    let merged = try SampleDocument.merged(ours, theirs, base: "")
    #expect(
      merged.text
        == SampleDocument.edited(
          ("text=\"Title\"", "text=\"Welcome\""), (SampleDocument.topConstraint, SampleDocument.topConstraint + width)))
    #expect(merged.undecided.map(\.text) == ["label 'Welcome' (ttl-00-001): both sides added 'text'"])
  }

  @Test func `an object that one side deletes and the other changes is kept or deleted as a whole`() throws {
    let inner = try #require(
      SampleDocument.part(from: "                <view ", to: "            </subviews>\n            <constraints>"))
    let deleted = SampleDocument.edited((inner, ""), (Self.resources, ""))
    let changed = SampleDocument.edited(("title=\"Sign in\"", "title=\"Log in\""))
    let merged = try SampleDocument.merged(deleted, changed)
    #expect(merged.text == deleted)
    #expect(merged.undecided.map(\.text) == ["button 'Log in' (btn-00-001): deleted in ours, changed in theirs"])
    #expect(try SampleDocument.merged(deleted, changed, favoring: .theirs).text == changed)
  }

  @Test func `conflicts at different locations are resolved separately`() throws {
    let ours = SampleDocument.edited(
      ("text=\"Title\"", "text=\"Welcome\""), ("constant=\"20\" id=\"aaa", "constant=\"8\" id=\"aaa"))
    let theirs = SampleDocument.edited(
      ("text=\"Title\"", "text=\"Hello\""), ("constant=\"20\" id=\"aaa", "constant=\"9\" id=\"aaa"))
    let open = try SampleDocument.merged(ours, theirs).undecided
    #expect(open.map(\.key) == ["ttl-00-001 'text'", "aaa-00-001 'constant'"])
    let half = try SampleDocument.merged(ours, theirs, deciding: [open[0].key: .theirs])
    #expect(half.undecided.map(\.key) == [open[1].key])
    #expect(half.text == ours.replacing("Welcome", with: "Hello"))
    let whole = try SampleDocument.merged(ours, theirs, deciding: [open[0].key: .theirs, open[1].key: .theirs])
    #expect(whole.text == theirs && whole.undecided.isEmpty)
    let old = try SampleDocument.merged(ours, theirs, deciding: [open[0].key: .base, open[1].key: .base])
    #expect(old.text == SampleDocument.text && old.undecided.isEmpty)
  }

  @Test func `the base cannot be chosen for an object that one side deletes`() throws {
    let inner = try #require(
      SampleDocument.part(from: "                <view ", to: "            </subviews>\n            <constraints>"))
    let deleted = SampleDocument.edited((inner, ""), (Self.resources, ""))
    let changed = SampleDocument.edited(("title=\"Sign in\"", "title=\"Log in\""))
    let open = try SampleDocument.merged(deleted, changed).undecided
    #expect(open.map(\.choices) == [[.ours, .theirs]])
    let merged = try SampleDocument.merged(deleted, changed, deciding: [open[0].key: .base])
    #expect(merged.text == deleted && merged.undecided == open)
  }

  @Test func `a decision determines whether a deleted object is kept`() throws {
    let inner = try #require(
      SampleDocument.part(from: "                <view ", to: "            </subviews>\n            <constraints>"))
    let deleted = SampleDocument.edited((inner, ""), (Self.resources, ""))
    let changed = SampleDocument.edited(("title=\"Sign in\"", "title=\"Log in\""))
    let key = try #require(try SampleDocument.merged(deleted, changed).undecided.first?.key)
    for (side, expected) in [(MergeSide.ours, deleted), (.theirs, changed)] {
      let merged = try SampleDocument.merged(deleted, changed, favoring: side.other, deciding: [key: MergeChoice(side)])
      #expect(merged.text == expected && merged.undecided.isEmpty)
    }
  }

  @Test func `a resource is kept as long as one side uses it`() throws {
    let without = SampleDocument.edited(
      (" image=\"key\"", ""), (Self.resources, ""))
    let used = SampleDocument.edited(("text=\"Title\"", "text=\"Title\" image=\"key\""))
    #expect(try SampleDocument.merged(without, used).text.contains("<image name=\"key\""))
    #expect(try SampleDocument.merged(without, SampleDocument.text).text == without)
  }

  @Test func `a resource that one side replaces is removed`() throws {
    let replaced = SampleDocument.edited((" image=\"key\"", " image=\"lock\""), ("name=\"key\"", "name=\"lock\""))
    let edited = SampleDocument.edited(("text=\"Title\"", "text=\"Hello\""))
    let expected = replaced.replacing("text=\"Title\"", with: "text=\"Hello\"")
    #expect(try SampleDocument.merged(replaced, edited).text == expected)
    #expect(try SampleDocument.merged(edited, replaced).text == expected)
  }

  @Test func `the resources are those of the side whose value is taken as a whole`() throws {
    let renamed = SampleDocument.edited(("title=\"Sign in\"", "title=\"Log in\""))
    let replaced = SampleDocument.edited((" image=\"key\"", " image=\"lock\""), ("name=\"key\"", "name=\"lock\""))
    for (ours, theirs) in [(renamed, replaced), (replaced, renamed)] {
      let open = try SampleDocument.merged(ours, theirs).undecided
      #expect(open.map(\.key) == ["btn-00-001 state 'normal'"])
      #expect(try SampleDocument.merged(ours, theirs).text == ours)
      #expect(try SampleDocument.merged(ours, theirs, favoring: .theirs).text == theirs)
      #expect(try SampleDocument.merged(ours, theirs, deciding: [open[0].key: .theirs]).text == theirs)
    }
  }

  @Test func `the resources are those of the chosen values of an attribute`() throws {
    func showing(_ image: String?) -> String {
      let list = [image, "key"].compactMap { $0 }.map { "        <image name=\"\($0)\" width=\"20\" height=\"20\"/>\n" }
      return SampleDocument.edited(
        ("text=\"Title\"", "text=\"Title\"" + (image.map { " image=\"\($0)\"" } ?? "")),
        (Self.resources, "    <resources>\n\(list.joined())    </resources>\n"))
    }
    let (ours, theirs) = (showing("bell"), showing("gear"))
    #expect(try SampleDocument.merged(ours, theirs).text == ours)
    #expect(try SampleDocument.merged(ours, theirs, favoring: .theirs).text == theirs)
    #expect(try SampleDocument.merged(ours, theirs, base: showing("door"), favoring: .theirs).text == theirs)
  }

  @Test func `a document that one side converts from iPad is merged`() throws {
    let universal = SampleDocument.text
    let pad = SampleDocument.edited(("iOS.CocoaTouch\"", "iOS.CocoaTouch.iPad\""))
    let edited = pad.replacing("text=\"Title\"", with: "text=\"Hello\"")
    let merged = try SampleDocument.merged(universal, edited, base: pad)
    #expect(merged.text == universal.replacing("text=\"Title\"", with: "text=\"Hello\""))
  }

  @Test func `the list of custom fonts never needs a decision`() throws {
    func listing(_ fonts: String...) -> String {
      let list = fonts.map { "            <string>\($0)</string>\n" }.joined()
      return SampleDocument.edited(
        (
          "    <objects>",
          "    <customFonts key=\"customFonts\">\n        <array key=\"Inter.ttf\">\n\(list)        </array>\n"
            + "    </customFonts>\n    <objects>"
        ))
    }
    let merged = try SampleDocument.merged(
      listing("Inter-Bold", "Inter"), listing("Inter-Italic", "Inter-Bold"), base: listing("Inter", "Inter-Bold"))
    #expect(merged.undecided == [])
  }

  @Test func `of two plug-in versions the higher one is kept`() throws {
    let (lower, higher) = (SampleDocument.edited(("16087", "9531")), SampleDocument.edited(("16087", "17125")))
    #expect(try SampleDocument.merged(lower, higher).text == higher)
    #expect(try SampleDocument.merged(higher, lower).text == higher)
  }

  @Test func `the use of a deleted object is described`() throws {
    let inner = try #require(
      SampleDocument.part(from: "                <view ", to: "            </subviews>\n            <constraints>"))
    let deleted = SampleDocument.edited((inner, ""), (Self.resources, ""))
    let added = SampleDocument.edited(("<button opaque", "<label text=\"New\" id=\"new-00-001\"/>\n<button opaque"))
    #expect(
      try SampleDocument.merged(deleted, added).undecided.map(\.text) == [
        "view (inn-00-001): deleted in ours, but theirs adds label 'New' (new-00-001) to it"
      ])
    let referenced = SampleDocument.edited(
      ("secondItem=\"box-00-001\" secondAttribute=\"top\"", "secondItem=\"inn-00-001\" secondAttribute=\"top\""))
    #expect(
      try SampleDocument.merged(deleted, referenced).undecided.map(\.text) == [
        "view (inn-00-001): deleted in ours, but theirs refers to it in constraint (aaa-00-001)"
      ])
  }

  @Test func `a rectangle that one side moves and the other resizes is moved and resized`() throws {
    let (moved, resized) = ("x=\"30\" y=\"20\" width=\"335\"", "x=\"20\" y=\"20\" width=\"100\"")
    let old = "x=\"20\" y=\"20\" width=\"335\""
    let merged = try SampleDocument.merged(SampleDocument.edited((old, moved)), SampleDocument.edited((old, resized)))
    #expect(merged.text == SampleDocument.edited((old, "x=\"30\" y=\"20\" width=\"100\"")))
    #expect(merged.undecided == [])
  }

  @Test func `the line endings and byte order mark of ours are kept`() throws {
    let ours =
      "\u{FEFF}" + SampleDocument.edited(("pointSize=\"17\"", "pointSize=\"15\"")).replacing("\n", with: "\r\n")
    let theirs = SampleDocument.edited(("text=\"Title\"", "text=\"Hello\""))
    let merged = try SampleDocument.merged(ours, theirs)
    #expect(merged.text == ours.replacing("text=\"Title\"", with: "text=\"Hello\""))
  }

  @Test(arguments: [
    ("", "ours: the document is empty"),
    ("<<<<<<< HEAD\n" + SampleDocument.text, "ours: the document contains the conflict markers of a merge"),
    ("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", "ours: the document has the format of Xcode 4"),
    ("<plist/>", "ours: not a storyboard or xib"),
    (SampleDocument.edited(("btn-00-001", "ttl-00-001")), "ours: more than one object has the id 'ttl-00-001'"),
    (
      SampleDocument.edited(("iOS.CocoaTouch", "MacOSX.Cocoa")),
      "ours is com.apple.InterfaceBuilder3.CocoaTouch.XIB for MacOSX.Cocoa, "
        + "theirs com.apple.InterfaceBuilder3.CocoaTouch.XIB for iOS.CocoaTouch"
    ),
  ])
  func `an invalid document is refused`(ours: String, message: String) {
    let error = #expect(throws: MergeRefusal.self) {
      try SampleDocument.merged(ours, SampleDocument.edited(("text=\"Title\"", "text=\"Hello\"")))
    }
    #expect(error?.message == message)
  }
}
