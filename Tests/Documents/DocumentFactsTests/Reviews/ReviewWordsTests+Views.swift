import DocumentFacts
import Findings
import Foundation
import MarkupReading
import Testing

/// Views that were added, removed, moved or replaced, and what belongs to their change.
extension ReviewWordsTests {
  @Test func `a removed view takes its outlets with it, also those of other scenes`() throws {
    let view =
      "<imageView id=\"pho-00-001\" alpha=\"0.25\"><rect key=\"frame\" x=\"0\" y=\"20\" width=\"9\" height=\"9\"/>"
      + "</imageView>\n"
    let constraint = "<constraint \(Self.top) id=\"top-00-001\"/>\n"
    let outlet = "\n<outlet property=\"photo\" destination=\"pho-00-001\" id=\"out-00-001\"/>"
    let entries = try entries((view, ""), (constraint, ""), (outlet, ""))
    #expect(entries.map(\.text) == ["image view 'photo' was removed from 'view rot-00-001'"])
    #expect(entries.map(\.contents) == [["1 constraint", "outlet 'photo'"]])
  }

  @Test func `views that were moved into a new view are not new`() throws {
    let map = #"<imageView id="map-00-001">"#
    let entries = try entries(
      (map, "<view id=\"box-00-001\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><subviews>\(map)"),
      ("</imageView>\n</subviews>", "</imageView></subviews></view>\n</subviews>"))
    #expect(
      entries.map(\.text) == ["'imageView map-00-001' is wrapped in the new 'view box-00-001'"]
        && entries.flatMap(\.contents).isEmpty)
  }

  /// A photo, and the view in which it is wrapped.
  private static let photo =
    #"<imageView id="pho-00-001" alpha="0.25"><rect key="frame" x="0" y="20" width="9" height="9"/></imageView>"#
  private static let box =
    #"<view id="box-00-001"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>\#(photo)</subviews></view>"#

  @Test func `constraints of a view that moves with a new or a removed view are all reported`() throws {
    let old = "<constraint \(Self.top) id=\"top-00-001\"/>"
    let new = #"<constraint firstItem="pho-00-001" firstAttribute="width" constant="9" id="wid-00-001"/>"#
    let into = try entries((Self.photo, Self.box), (old, new))
    #expect(into.map(\.text) == ["'photo' is wrapped in the new 'view box-00-001'"])
    #expect(into.map(\.contents) == [["1 constraint in place of Hello.top == photo.bottom + 8"]])
    let panel = Self.panel.replacingOccurrences(of: Self.photo, with: Self.box)
    let out = try entries(from: panel, to: Self.panel.replacingOccurrences(of: old, with: new))
    #expect(
      out.map(\.text) == [
        "'view box-00-001' around 'photo' was removed from 'view rot-00-001'", "new constraint photo.width == 9",
      ])
    #expect(out.map(\.contents) == [["1 constraint"], []])
  }

  @Test(
    arguments: [
      (["top"], ["the constraint photo.top == map.top removed"]),
      (["top", "leading"], ["the constraints photo.top == map.top and photo.leading == map.leading removed"]),
      (["top", "leading", "width"], ["3 constraints removed"]),
    ])
  func `constraints that only went with a new view are reported as removed`(
    attributes: [String], words: [String]
  ) throws {
    let ties = attributes.map { attribute in
      "<constraint firstItem=\"pho-00-001\" firstAttribute=\"\(attribute)\" secondItem=\"map-00-001\" "
        + "secondAttribute=\"\(attribute)\" id=\"\(attribute)-tie\"/>"
    }
    let named = Self.panel.replacingOccurrences(of: #"id="map-00-001""#, with: #"id="map-00-001" userLabel="map""#)
    let tied = named.replacingOccurrences(of: "<constraints>", with: "<constraints>\(ties.joined())")
    let wrapped = named.replacingOccurrences(of: Self.photo, with: Self.box)
    try #expect(entries(from: tied, to: wrapped).map(\.contents) == [words])
  }

  @Test func `a constraint that follows a view into another superview belongs to the move, with its constant`() throws {
    func edge(_ superview: String, _ constant: Int, _ priority: Int = 1000) -> String {
      """
      <constraint firstItem="pho-00-001" firstAttribute="leading" secondItem="\(superview)" secondAttribute="leading" \
      constant="\(constant)" priority="\(priority)" id="lea-00-001"/>
      """
    }
    func panel(_ constraint: String) -> String {
      Self.panel.replacingOccurrences(of: "<constraints>", with: "<constraints>\(constraint)")
    }
    let apart = panel(edge("rot-00-001", 20))
    let wrapped = panel(edge("box-00-001", 4)).replacingOccurrences(of: Self.photo, with: Self.box)
    let into = try entries(from: apart, to: wrapped)
    #expect(into.map(\.text) == ["'photo' is wrapped in the new 'view box-00-001'"])
    #expect(into.map(\.contents) == [["1 constraint"]])
    let out = try entries(from: wrapped, to: apart)
    #expect(out.map(\.text) == ["'view box-00-001' around 'photo' was removed from 'view rot-00-001'"])
    #expect(out.map(\.contents) == [["1 constraint"]])
    let weaker = try entries(from: wrapped, to: panel(edge("rot-00-001", 20, 750)))
    #expect(weaker.count == 2 && weaker.contains { $0.text.hasSuffix("the priority is 750 instead of 1000") })
  }

  @Test func `another kind of the root of a xib does not hide new views in it`() throws {
    let map = #"<imageView id="map-00-001">"#
    let label = #"<label id="new-00-001" text="New"><rect key="frame" x="0" y="40" width="9" height="9"/></label>"#
    let entries = try entries(
      (#"<view id="rot-00-001">"#, #"<scrollView id="rot-00-001">"#),
      ("</constraints></view>", "</constraints></scrollView>"), (map, "\(label)\(map)"))
    #expect(
      entries.map(\.text) == [
        "the kind of 'scrollView rot-00-001' is 'scrollView' instead of 'view'",
        "label 'New' is new in 'scrollView rot-00-001'",
      ])
  }

  @Test(arguments: [false, true])
  func `new views belong to another kind of a controller only if its root view is another one`(keepsRoot: Bool) throws {
    func panel(_ tag: String, _ root: (tag: String, id: String), _ label: String) -> String {
      let controller = """
        <\(tag) id="ctl-00-001" userLabel="Page"><\(root.tag) key="view" id="\(root.id)"><rect key="frame" x="0" y="0" \
        width="9" height="9"/><subviews>\(label)</subviews></\(root.tag)></\(tag)></objects>
        """
      return Self.panel.replacingOccurrences(of: "</objects>", with: controller)
    }
    let label = #"<label id="new-00-001" text="New"><rect key="frame" x="0" y="40" width="9" height="9"/></label>"#
    let root = (tag: "view", id: "vie-00-001")
    let old = panel("viewController", root, "")
    let new = panel("glkViewController", keepsRoot ? root : (tag: "glkView", id: "vie-00-002"), label)
    let kind = "the kind of 'Page' is 'glkViewController' instead of 'viewController'"
    let found = try entries(from: old, to: new).map(\.text)
    #expect(found == (keepsRoot ? [kind, "label 'New' is new in 'root'"] : [kind]))
  }

  @Test func `a view between two others takes the constraint between them with it, and leaves another`() throws {
    let space = "<constraint \(Self.top) id=\"top-00-001\"/>"
    let label =
      #"<label id="new-00-001" text="New"><rect key="frame" x="0" y="5" width="9" height="9"/></label>"#
    func tie(_ first: String, _ second: String, _ id: String) -> String {
      "<constraint firstItem=\"\(first)\" firstAttribute=\"top\" secondItem=\"\(second)\" secondAttribute=\"bottom\" "
        + "constant=\"8\" id=\"\(id)\"/>"
    }
    let ties = tie("ttl-00-001", "new-00-001", "one-00-001") + tie("new-00-001", "pho-00-001", "two-00-001")
    let between = Self.panel.replacingOccurrences(of: Self.photo, with: Self.photo + label)
      .replacingOccurrences(of: space, with: ties)
    let into = try entries(from: Self.panel, to: between)
    #expect(into.map(\.text) == ["label 'New' is new in 'view rot-00-001'"])
    #expect(into.map(\.contents) == [["2 constraints in place of Hello.top == photo.bottom + 8"]])
    let out = try entries(from: between, to: Self.panel)
    #expect(out.map(\.text) == ["label 'New' was removed from 'view rot-00-001'"])
    #expect(out.map(\.contents) == [["2 constraints in favor of Hello.top == photo.bottom + 8"]])
    // A constraint at an edge that the new view does not take is a change of its own.
    let below = Self.panel.replacingOccurrences(of: Self.photo, with: Self.photo + label)
      .replacingOccurrences(of: space, with: tie("new-00-001", "ttl-00-001", "one-00-001"))
    #expect(try entries(from: Self.panel, to: below).count == 2)
  }

  @Test func `what changes in a view that is wrapped is a change of its own`() throws {
    let card = "<view id=\"crd-00-001\"><rect key=\"frame\" x=\"0\" y=\"50\" width=\"9\" height=\"9\"/><subviews>"
    let label = #"<label id="new-00-001" text="New"><rect key="frame" x="0" y="5" width="9" height="9"/></label>"#
    let end = "</subviews></view>"
    let former = Self.panel.replacingOccurrences(of: Self.photo, with: "\(card)\(Self.photo)\(end)")
    let box = card.replacingOccurrences(of: "crd", with: "box")
    let wrapped = Self.panel.replacingOccurrences(
      of: Self.photo, with: "\(box)\(card)\(Self.photo)\(label)\(end)\(end)")
    #expect(
      try entries(from: former, to: wrapped).map(\.text) == [
        "'view crd-00-001' is wrapped in the new 'view box-00-001'", "label 'New' is new in 'view crd-00-001'",
      ])
  }

  @Test(arguments: [("DABC", "'D' is before 'A'"), ("DCAB", "'D' and 'C' moved"), ("EDCAB", "'E', 'D' and 'C' moved")])
  func `views in another order are those that moved past the others`(present: String, words: String) throws {
    func panel(_ names: some Sequence<Character>) -> String {
      let labels = names.map { name in
        "<label id=\"\(name)\" text=\"\(name)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></label>"
      }
      return Self.panel.replacingOccurrences(of: Self.photo, with: Self.photo + labels.joined())
    }
    #expect(
      try entries(from: panel(present.sorted()), to: panel(present)).map(\.text) == [
        "the contents of 'view rot-00-001' are in another order: \(words)"
      ])
  }

  @Test func `an id that is repeated is not in another order`() throws {
    let again = #"<label id="pho-00-001" text="Again"/>"#
    let map = #"<imageView id="map-00-001">"#
    let end = "</imageView>\n</subviews>"
    let before = Self.panel.replacingOccurrences(of: map, with: again + map)
    let after = Self.panel.replacingOccurrences(of: end, with: "</imageView>\(again)</subviews>")
    #expect(try entries(from: before, to: after).isEmpty)
  }

  @Test func `what a view brings or takes away is said apart from the views that stay`() throws {
    let label = #"<label id="new-00-001" text="New"><rect key="frame" x="0" y="5" width="9" height="9"/></label>"#
    let card = Self.box.replacingOccurrences(of: "box-00-001", with: "crd-00-001")
    let apart = Self.panel.replacingOccurrences(of: Self.photo, with: card)
    let empty = card.replacingOccurrences(of: Self.photo, with: "")
    let box = Self.box.replacingOccurrences(of: Self.photo, with: Self.photo + label)
    let inside = Self.panel.replacingOccurrences(of: Self.photo, with: empty + box)
    #expect(try entries(from: apart, to: inside).map(\.contents) == [["label 'New'", "around 'photo'"]])
    #expect(try entries(from: inside, to: apart).map(\.contents) == [["label 'New'", "keeping 'photo'"]])
    #expect(
      try messages(from: apart, to: inside) == [
        "'view box-00-001' is new in 'view rot-00-001' around 'photo', with the new 'New'"
      ])
    #expect(
      try messages(from: inside, to: apart) == [
        "'view box-00-001' was removed from 'view rot-00-001', with 'New', keeping 'photo'"
      ])
  }

  private func messages(from old: String, to new: String) throws -> [String] {
    func root(_ text: String) throws -> XMLElement {
      try XMLElementParser.root(of: XMLText(Array(text.utf8), path: "Panel.xib"))
    }
    let difference = DocumentDifference(from: try root(old), to: try root(new))
    let words = ChangeWords(names: ChangeNames(in: difference), difference: difference)
    return ChangeGroups(of: difference.changes, in: words).groups.map { words.messageWithContents(of: $0).text }
  }
}
