import DocumentFacts
import Foundation
import Geometry
import MarkupReading
import Testing

/// What authors change between two states of a document, and what Xcode records by itself.
@Suite struct DocumentDifferenceTests {
  /// A document of a card with a title, in parts that tests change.
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

  @Test func `what Xcode records by itself is no change`() throws {
    let changes = try changes { card in
      card.tools = "17701"
      card.device = "retina5_9"
      // The badge keeps its distance from the right edge of the card, which constraints place.
      card.cardFrame = "x=\"16\" y=\"52\" width=\"382\" height=\"100\" misplaced=\"YES\""
      card.badgeFrame = "x=\"339\" y=\"10\" width=\"33\" height=\"20\""
    }
    #expect(changes.isEmpty)
  }

  @Test func `a document whose author changed nothing is the newer one`() throws {
    var newer = Card()
    newer.cardFrame = "x=\"16\" y=\"52\" width=\"382\" height=\"100\""
    newer.badgeFrame = "x=\"339\" y=\"10\" width=\"33\" height=\"20\""
    let bytes = Array(newer.text.utf8)
    let aligned = try AlignedDocument(of: Array(Card().text.utf8), as: bytes)
    #expect(aligned.bytes(ofNewer: bytes) == bytes)
  }

  @Test func `an older state has the frames of the newer one, and what its author wrote`() throws {
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

  @Test func `a value that changed has its line`() throws {
    let found = try changes { $0.constant = "constant=\"24\"" }
    #expect(found.map(\.kind) == [.value("constant", from: "16", to: "24")])
    #expect(found.map(\.object) == ["c1"] && found.map(\.line) == [10] && found.map(\.oldLine) == [10])
  }

  @Test(arguments: ["constant=\"16\" multiplier=\"1.0\"", "constant=\"16.0\" priority=\"1000\" relation=\"equal\""])
  func `the same in other words is no change`(written: String) throws {
    try #expect(changes { $0.constant = written }.isEmpty)
  }

  @Test func `the frame of a view that its mask places is its author's`() throws {
    let found = try changes { $0.badgeFrame = "x=\"300\" y=\"40\" width=\"33\" height=\"20\"" }
    let (old, new) = (Rect(x: 300, y: 10, width: 33, height: 20), Rect(x: 300, y: 40, width: 33, height: 20))
    #expect(found.map(\.kind) == [.frame(from: old, to: new)] && found.map(\.object) == ["badge"])
  }

  @Test func `objects with new ids are the same by what they say`() throws {
    var card = Card()
    card.identifiers = ["label", "c9"]
    let difference = try DocumentDifference(from: root(Card()), to: root(card))
    #expect(difference.changes.isEmpty)
    #expect(difference.renamedIdentifiers == ["title": "label", "c1": "c9"])
  }

  @Test func `objects that are new or gone are told once with all in them`() throws {
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
    #expect(removed.map(\.line) == [4])
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

  @Test func `colours that each Xcode writes in its own way are the same`() throws {
    let color = "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\""
    var before = Card()
    before.more = "<view id=\"v\">\(color) cocoaTouchSystemColor=\"whiteColor\"/></view>"
    var after = Card()
    after.more = "<view id=\"v\">\(color)/></view>"
    try #expect(DocumentDifference(from: root(before), to: root(after)).changes.isEmpty)
  }
}
