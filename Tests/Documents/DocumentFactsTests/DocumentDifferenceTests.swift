import DocumentFacts
import Foundation
import Geometry
import MarkupReading
import Testing

/// Separates what authors change between two versions of a document from what Xcode writes on its own.
@Suite struct DocumentDifferenceTests {
  /// A document with a card that contains a title and a badge, with parts that the tests change.
  private struct Card {
    var tools = "24127"
    var device = "retina6_1"
    var cardFrame = "x=\"16\" y=\"8\" width=\"343\" height=\"100\""
    var badgeFrame = "x=\"300\" y=\"10\" width=\"33\" height=\"20\""
    var title = "text=\"Hi\""
    var constant = "constant=\"16\""
    var identifiers = ["title", "c1"]
    var badgeMask = "flexibleMinX=\"YES\""
    var more = ""

    var text: String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(tools)" useAutolayout="YES">
      <device id="\(device)" orientation="portrait"/>
      <objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <view id="card" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" \(cardFrame)/><subviews>
      <label id="\(identifiers[0])" \(title) translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="16" y="8" width="100" height="21"/></label>
      <view id="badge"><rect key="frame" \(badgeFrame)/>
      <autoresizingMask key="autoresizingMask" \(badgeMask) flexibleMaxY="YES"/></view>\(more)
      </subviews><constraints>
        <constraint firstItem="\(identifiers[0])" firstAttribute="leading" secondItem="card" secondAttribute="leading" \
      \(constant) id="\(identifiers[1])"/>
      </constraints></view></subviews></view></objects>
      </document>
      """
    }
  }

  private func root(_ card: Card) throws -> XMLElement {
    try XMLElementParser.root(of: XMLText(Array(card.text.utf8), path: "Card.xib"))
  }

  private func changes(_ change: (inout Card) -> Void) throws -> [DocumentChange] {
    var card = Card()
    change(&card)
    return try DocumentDifference(from: root(Card()), to: root(card)).changes
  }

  @Test(arguments: [
    ("label", "textAlignment", "natural", "center"), ("textField", "textAlignment", "natural", "left"),
    ("button", "contentHorizontalAlignment", "center", "left"),
    ("textField", "contentVerticalAlignment", "center", "top"),
  ])
  func `a default that Xcode writes or omits is not a change`(
    _ value: (tag: String, name: String, usual: String, other: String)
  )
    throws
  {
    func card(_ text: String) -> (inout Card) -> Void {
      { $0.more = "<\(value.tag) \(text.isEmpty ? "" : "\(value.name)=\"\(text)\"") id=\"box\"/>" }
    }
    func changes(to text: String) throws -> [DocumentChange] {
      var (former, present) = (Card(), Card())
      card("")(&former)
      card(text)(&present)
      return try DocumentDifference(from: root(former), to: root(present)).changes
    }
    #expect(try changes(to: value.usual).isEmpty)
    #expect(try changes(to: value.other).count == 1)
  }

  @Test func `values that Xcode records are not changes`() throws {
    let changes = try changes { card in
      card.tools = "17701"
      card.device = "retina5_9"
      // The badge keeps its distance from the right edge of the card, which constraints position.
      card.cardFrame = "x=\"16\" y=\"52\" width=\"382\" height=\"100\" misplaced=\"YES\""
      card.badgeFrame = "x=\"339\" y=\"10\" width=\"33\" height=\"20\""
    }
    #expect(changes.isEmpty)
  }

  @Test func `a number of a variation that equals the constraint's own is not a change`() throws {
    func card(_ number: String, in variation: String?) -> Card {
      var card = Card()
      card.constant = "constant=\"\(number)\""
      let written = variation.map { "<variation key=\"widthClass=regular\" constant=\"\($0)\"/>" } ?? ""
      card.more = """
        <view id="holder"><constraints><constraint firstAttribute="height" constant="\(number)" id="c2">\(written)\
        </constraint></constraints></view>
        """
      return card
    }
    func changes(_ old: Card, _ new: Card) throws -> [DocumentChange] {
      try DocumentDifference(from: root(old), to: root(new)).changes
    }
    #expect(try changes(card("0", in: "0.0"), card("0", in: nil)) == [])
    #expect(try changes(card("0", in: nil), card("0", in: "0.0")) == [])
    #expect(try changes(card("0", in: "4"), card("0", in: nil)).map(\.object) == ["c2"])
  }

  @Test func `a shade of gray is the same however Xcode writes it`() throws {
    func changes(_ old: String, _ new: String) throws -> [DocumentChange] {
      func card(_ components: String) -> Card {
        var card = Card()
        let alpha = components.contains("darkTextColor") ? "" : "alpha=\"1\""
        card.more = "<view id=\"box\"><color key=\"backgroundColor\" \(components) \(alpha)/></view>"
        return card
      }
      return try DocumentDifference(from: root(card(old)), to: root(card(new))).changes
    }
    let gray = #"red="0.33333333329999998" green="0.33333333329999998" blue="0.33333333329999998""#
    #expect(try changes(#"white="0.33333333333333331""#, gray) == [])
    #expect(try changes(#"white="0.5""#, gray).count == 1)
    #expect(try !changes(gray, #"red="0.33" green="0.5" blue="0.33""#).isEmpty)
    let black = #"red="0.0" green="0.0" blue="0.0""#
    #expect(try changes(#"cocoaTouchSystemColor="darkTextColor""#, black) == [])
    #expect(try changes(#"systemColor="darkTextColor""#, #"white="0.0""#) == [])
    #expect(try !changes(#"systemColor="darkTextColor""#, gray).isEmpty)
  }

  @Test func `a constraint that no variation installs has no effect`() throws {
    func isUninstalled(_ variations: String, _ attribute: String = "") throws -> Bool {
      var card = Card()
      card.more = """
        <view id="holder"><constraints><constraint firstAttribute="height" constant="4" \(attribute)id="c2"/>\
        </constraints>\(variations)</view>
        """
      return DocumentObjects(in: try root(card)).isUninstalled("c2")
    }
    func variation(_ key: String, _ element: String) -> String {
      "<variation key=\"\(key)\"><mask key=\"constraints\"><\(element) reference=\"c2\"/></mask></variation>"
    }
    #expect(try !isUninstalled(""))
    #expect(try isUninstalled("", "placeholder=\"YES\" "))
    #expect(try isUninstalled(variation("default", "exclude")))
    #expect(try !isUninstalled(variation("default", "exclude") + variation("widthClass=regular", "include")))
    #expect(try !isUninstalled(variation("widthClass=regular", "exclude")))
  }

  @Test func `a constraint with a new id is the same in what variations exclude`() throws {
    func card(_ constraint: String) -> Card {
      var card = Card()
      card.identifiers[1] = constraint
      card.more = """
        <view id="holder"><rect key="frame" x="0" y="0" width="1" height="1"/><variation key="default">\
        <mask key="constraints"><exclude reference="\(constraint)"/></mask></variation></view>
        """
      return card
    }
    try #expect(DocumentDifference(from: root(card("c1")), to: root(card("c9"))).changes.isEmpty)
  }

  @Test func `a document whose author changed nothing becomes the newer one`() throws {
    var newer = Card()
    newer.cardFrame = "x=\"16\" y=\"52\" width=\"382\" height=\"100\""
    newer.badgeFrame = "x=\"339\" y=\"10\" width=\"33\" height=\"20\""
    let bytes = Array(newer.text.utf8)
    let aligned = try AlignedDocument(of: Array(Card().text.utf8), as: bytes)
    #expect(aligned.bytes(ofNewer: bytes) == bytes)
  }

  @Test func `an older state has the frames of the newer one and the values of its author`() throws {
    var newer = Card()
    newer.cardFrame = "x=\"16\" y=\"52\" width=\"382\" height=\"100\""
    newer.badgeFrame = "x=\"339\" y=\"10\" width=\"33\" height=\"20\""
    newer.constant = "constant=\"24\""
    let bytes = Array(newer.text.utf8)
    let aligned = try AlignedDocument(of: Array(Card().text.utf8), as: bytes).bytes(ofNewer: bytes)
    let text = String(decoding: aligned, as: UTF8.self)
    #expect(text.contains("constant=\"16\"") && !text.contains("constant=\"24\""))
    #expect(text.contains("width=\"382.0\"") && text.contains("x=\"339"))
    let again = try DocumentDifference(
      from: XMLElementParser.root(of: XMLText(aligned, path: "")), to: root(newer))
    #expect(again.changes.map(\.kind) == [.value("constant", from: "16", to: "24")])
  }

  @Test func `a changed value has a location`() throws {
    let found = try changes { $0.constant = "constant=\"24\"" }
    #expect(found.map(\.kind) == [.value("constant", from: "16", to: "24")])
    #expect(found.map(\.object) == ["c1"] && found.map(\.place.line) == [10] && found.map(\.place.column) == [3])
  }

  @Test(arguments: ["constant=\"16\" multiplier=\"1.0\"", "constant=\"16.0\" priority=\"1000\" relation=\"equal\""])
  func `the same value in other notation is not a change`(written: String) throws {
    try #expect(changes { $0.constant = written }.isEmpty)
  }

  @Test func `a changed frame of a view with an autoresizing mask is a change by the author`() throws {
    let found = try changes { $0.badgeFrame = "x=\"300\" y=\"40\" width=\"33\" height=\"20\"" }
    let (old, new) = (Rect(x: 300, y: 10, width: 33, height: 20), Rect(x: 300, y: 40, width: 33, height: 20))
    #expect(found.map(\.kind) == [.frame(from: old, to: new)] && found.map(\.object) == ["badge"])
  }

  @Test func `a frame rounded to whole points is the same, and another whole frame is a change`() throws {
    func frame(_ height: String) -> String { "x=\"300\" y=\"10\" width=\"33\" height=\"\(height)\"" }
    var before = Card()
    before.badgeFrame = frame("20.5")
    for (height, count) in [("21", 0), ("20", 0), ("22", 1), ("21.5", 1)] {
      var after = Card()
      after.badgeFrame = frame(height)
      try #expect(DocumentDifference(from: root(before), to: root(after)).changes.count == count, "\(height)")
    }
  }

  @Test func `objects with new ids are matched by their content`() throws {
    var card = Card()
    card.identifiers = ["label", "c9"]
    let difference = try DocumentDifference(from: root(Card()), to: root(card))
    #expect(difference.changes.isEmpty)
    #expect(difference.renamedIdentifiers == ["title": "label", "c1": "c9"])
  }

  @Test func `a recreated constraint is the same, also if it ties its edge to another item`() throws {
    let numbers = try changes { card in
      card.identifiers[1] = "c9"
      card.constant = "constant=\"24\""
    }
    #expect(numbers.map(\.kind) == [.value("constant", from: "16", to: "24")] && numbers.map(\.object) == ["c9"])
    let before = try root(Card())
    var card = Card()
    card.identifiers[1] = "c9"
    let text = card.text.replacingOccurrences(of: "secondItem=\"card\"", with: "secondItem=\"badge\"")
    let after = try XMLElementParser.root(of: XMLText(Array(text.utf8), path: ""))
    #expect(
      DocumentDifference(from: before, to: after).changes.map(\.kind) == [
        .value("secondItem", from: "card", to: "badge")
      ])
  }

  @Test func `a view that replaces another one of the same name is a different view`() throws {
    var card = Card()
    card.identifiers[0] = "label"
    card.title = "text=\"Hi\" hidden=\"YES\" numberOfLines=\"0\" alpha=\"0.5\""
    try #expect(DocumentDifference(from: root(Card()), to: root(card)).renamedIdentifiers["title"] == "label")
    card.title += " minimumScaleFactor=\"0.5\""
    try #expect(DocumentDifference(from: root(Card()), to: root(card)).renamedIdentifiers["title"] == nil)
  }

  @Test func `a new scene changes nothing in other scenes`() throws {
    func storyboard(_ scenes: [String]) throws -> XMLElement {
      let scenes = scenes.map {
        "<scene sceneID=\"s\($0)\"><objects><viewController id=\"\($0)\"/></objects></scene>"
      }
      let text =
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><scenes>\(scenes.joined())</scenes></document>"
      return try XMLElementParser.root(of: XMLText(Array(text.utf8), path: ""))
    }
    let changes = try DocumentDifference(from: storyboard(["a", "c"]), to: storyboard(["a", "b", "c"])).changes
    #expect(changes.map(\.kind) == [.added] && changes.map(\.object) == ["b"])
  }

  @Test func `an added or removed object is reported once, with everything in it`() throws {
    let button = """
      <stackView id="stack"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>
      <button id="button"><rect key="frame" x="0" y="0" width="9" height="9"/></button></subviews></stackView>
      """
    let added = try changes { $0.more = button }
    #expect(added.map(\.kind) == [.added] && added.map(\.object) == ["stack"])
    var before = Card()
    before.more = button
    let removed = try DocumentDifference(from: root(before), to: root(Card())).changes
    #expect(removed.map(\.kind) == [.removed] && removed.map(\.object) == ["stack"])
    #expect(removed.map(\.place.line) == [4])
  }

  @Test func `a view in another superview is moved`() throws {
    let before = Card().text
    let badge = try #require(
      before.components(separatedBy: "<view id=\"badge\">").last?.components(separatedBy: "</view>").first)
    let element = "<view id=\"badge\">\(badge)</view>"
    let after = before.replacingOccurrences(of: element, with: "")
      .replacingOccurrences(of: "<view id=\"card\"", with: "\(element)<view id=\"card\"")
    let roots = try [before, after].map { try XMLElementParser.root(of: XMLText(Array($0.utf8), path: "")) }
    #expect(DocumentDifference(from: roots[0], to: roots[1]).changes.map(\.kind) == [.moved(from: "card", to: "root")])
  }

  @Test func `colors that each Xcode writes in its own notation are equal`() throws {
    let color = "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\""
    var before = Card()
    before.more = "<view id=\"v\">\(color) cocoaTouchSystemColor=\"whiteColor\"/></view>"
    var after = Card()
    after.more = "<view id=\"v\">\(color)/></view>"
    try #expect(DocumentDifference(from: root(before), to: root(after)).changes.isEmpty)
  }

  @Test func `a constraint that no variation installs is one change, with its exclusion`() throws {
    var card = Card()
    card.more = "<view id=\"holder\"/>"
    var present = card
    present.more = """
      <view id="holder"><constraints><constraint firstAttribute="height" constant="9" id="c2"/></constraints>
      <variation key="default"><mask key="constraints"><exclude reference="c2"/></mask></variation></view>
      """
    let added = try DocumentDifference(from: root(card), to: root(present)).changes
    #expect(added.map(\.object) == ["c2"] && added.map(\.kind) == [.added], "\(added)")
  }

  @Test func `the mask of a root has no effect`() throws {
    func cell(_ mask: String) throws -> XMLElement {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><tableViewCell id="cell">
        <autoresizingMask key="autoresizingMask" \(mask)/></tableViewCell></objects></document>
        """
      return try XMLElementParser.root(of: XMLText(Array(text.utf8), path: ""))
    }
    let difference = try DocumentDifference(from: cell("flexibleMaxX=\"YES\" flexibleMaxY=\"YES\""), to: cell(""))
    #expect(difference.changes.isEmpty)
  }

  @Test func `insets that Xcode 8 records are the author's only for views that a mask places`() throws {
    func document(width: Int, _ attribute: String, on device: String = "retina4_0") throws -> XMLElement {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><device id="\(device)"/><objects><view id="root">
        <subviews>
        <view id="box" \(attribute)><frame key="frameInset" minX="8" minY="8" width="\(width)" height="20"/></view>
        </subviews></view></objects></document>
        """
      return try XMLElementParser.root(of: XMLText(Array(text.utf8), path: ""))
    }
    func count(_ attribute: String) throws -> Int {
      try DocumentDifference(from: document(width: 300, attribute), to: document(width: 287, attribute)).changes.count
    }
    try #expect(count("translatesAutoresizingMaskIntoConstraints=\"NO\"") == 0)
    try #expect(count("") == 1)
    let other = try document(width: 287, "", on: "retina4_7")
    try #expect(DocumentDifference(from: document(width: 300, ""), to: other).changes.isEmpty)
  }

  @Test func `a frame that follows from a changed mask and another canvas is not the author's`() throws {
    let mask = "flexibleMinX=\"YES\" widthSizable=\"YES\" flexibleMaxX=\"YES\""
    let found = try changes { card in
      card.cardFrame = "x=\"16\" y=\"8\" width=\"686\" height=\"100\""
      card.badgeFrame = "x=\"600\" y=\"10\" width=\"66\" height=\"20\""
      card.badgeMask = mask
    }
    #expect(!found.isEmpty && found.allSatisfy { $0.part.hasPrefix("autoresizingMask") }, "\(found)")
  }

  @Test func `a recreated view with another mask, which counts once, is the same`() throws {
    var (before, after) = (Card(), Card())
    func label(_ id: String, _ mask: String) -> String {
      "<label id=\"\(id)\" text=\"Log in\"><autoresizingMask key=\"autoresizingMask\" \(mask)/></label>"
    }
    before.more = label("old", "")
    after.more = label(
      "new", "flexibleMinX=\"YES\" widthSizable=\"YES\" flexibleMaxX=\"YES\" flexibleMinY=\"YES\" flexibleMaxY=\"YES\"")
    try #expect(DocumentDifference(from: root(before), to: root(after)).renamedIdentifiers == ["old": "new"])
  }

  @Test func `the notation of the first Xcode 11 for system colors is equal to the current one`() throws {
    func card(_ color: String) -> Card {
      var card = Card()
      card.more = "<label id=\"l\"><color key=\"textColor\" \(color) cocoaTouchSystemColor=\"darkTextColor\"/></label>"
      return card
    }
    let former = card("xcode11CocoaTouchSystemColor=\"labelColor\"")
    try #expect(DocumentDifference(from: root(former), to: root(card("systemColor=\"labelColor\""))).changes.isEmpty)
    let other = card("systemColor=\"systemRedColor\"")
    try #expect(DocumentDifference(from: root(former), to: root(other)).changes.count == 1)
  }
}
