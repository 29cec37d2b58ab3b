import AutoLayout
import DocumentTestSupport
import Findings
import LayoutTestSupport
import Scenes
import Testing

@Suite struct SceneNamesTests {
  @Test func `scenes are the views of controllers, named after the author's names`() throws {
    let text = XcodeDocument.storyboard(
      [
        XcodeDocument.scene("S1", XcodeDocument.controller("C1", "storyboardIdentifier=\"Login\" title=\"Other\"")),
        XcodeDocument.scene("S2", XcodeDocument.controller("C2", "title=\"Detail\"")),
        XcodeDocument.scene("S3", XcodeDocument.controller("C3", "customClass=\"Detail\"")),
        XcodeDocument.scene("S4", XcodeDocument.controller("C4")),
        XcodeDocument.scene("S5", "<navigationController id=\"N\" sceneMemberID=\"viewController\"/>"),
        XcodeDocument.scene("S6", XcodeDocument.controller("C6", "title=\"Detail 2\"")),
        XcodeDocument.scene("S7", XcodeDocument.controller("C7", "title=\"Detail\"")),
      ].joined())
    let found = try scenes(in: text, path: "Main.storyboard")
    #expect(found.map(\.identifier) == ["S1", "S2", "S3", "S4", "S6", "S7"])
    #expect(found.map(\.name) == ["Login", "Detail", "Detail 3", "View Controller", "Detail 2", "Detail 4"])
    #expect(found.first?.source.description == "Main.storyboard:4:9")
    #expect(found.allSatisfy { $0.documentPath == "Main.storyboard" })
  }

  @Test func `the scenes of a xib are its views`() throws {
    let text = XcodeDocument.xib(
      "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"/>" + XcodeDocument.view("view", "a")
        + XcodeDocument.view("tableViewCell", "b", (0, 0, 320, 44), "reuseIdentifier=\"Row\"")
        + "<tapGestureRecognizer id=\"tap\"/>")
    let found = try scenes(in: text, path: "Views/RatingCard.xib")
    #expect(found.map(\.identifier) == ["a", "b"])
    #expect(found.map(\.name) == ["RatingCard", "Row"])
  }

  @Test func `several views of a xib have distinct names`() throws {
    let owner =
      "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"><connections>"
      + "<outlet property=\"footerView\" destination=\"d\" id=\"o\"/></connections></placeholder>"
    let text = XcodeDocument.xib(
      owner + XcodeDocument.view("view", "a", (0, 0, 100, 50), "userLabel=\"View\"")
        + XcodeDocument.view("view", "b", (0, 0, 100, 50), "userLabel=\"Content View\" customClass=\"PriceTag\"")
        + XcodeDocument.view("view", "c", (0, 0, 100, 50), "customClass=\"UITableViewHeaderFooterView\"")
        + XcodeDocument.view("view", "d") + XcodeDocument.view("view", "e", (0, 0, 9, 9), "userLabel=\"Badge\""))
    let found = try scenes(in: text, path: "Basket.xib")
    #expect(found.map(\.name) == ["Basket", "PriceTag", "Basket 2", "footerView", "Badge"])
  }

  @Test func `a document without views has no scenes`() throws {
    try expect(scenes(in: XcodeDocument.xib("")), is: [])
    try expect(scenes(in: XcodeDocument.storyboard("")), is: [])
  }
}
