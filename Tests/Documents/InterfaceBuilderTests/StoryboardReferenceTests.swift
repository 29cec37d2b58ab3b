import DocumentTestSupport
import Geometry
import HostFiles
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing
import Typography

@testable import DocumentResources
@testable import SceneDocuments

/// Bars and presentations that come from another storyboard of the project.
@Suite struct StoryboardReferenceTests {
  private static func navigation(to destination: String) -> String {
    """
    <navigationController id="nav" sceneMemberID="viewController"><navigationBar key="navigationBar"/><connections>
    <segue destination="\(destination)" kind="relationship" relationship="rootViewController" id="r"/></connections>
    </navigationController>
    """
  }

  private static func placeholder(_ storyboard: String, _ attributes: String = "") -> String {
    XcodeDocument.scene(
      "p",
      "<viewControllerPlaceholder storyboardName=\"\(storyboard)\" \(attributes) id=\"place\" "
        + "sceneMemberID=\"viewController\"/>")
  }

  private static func tabs(to destination: String) -> String {
    """
    <tabBarController id="tabs" sceneMemberID="viewController"><tabBar key="tabBar"/><connections>
    <segue destination="\(destination)" kind="relationship" relationship="viewControllers" id="v"/></connections>
    </tabBarController>
    """
  }

  /// A storyboard with an initial controller and a second one with a storyboard identifier.
  private static let detail = XcodeDocument.storyboard(
    XcodeDocument.scene("a", XcodeDocument.controller("first"))
      + XcodeDocument.scene("b", XcodeDocument.controller("named", #"storyboardIdentifier="Named""#))
  ).replacing("useAutolayout", with: #"initialViewController="first" useAutolayout"#)

  /// Returns the scenes of the storyboard `Detail` in a project with other storyboards.
  private func scenes(among others: [String: String]) throws -> [Scene] {
    var siblings = SiblingResources()
    siblings.linkingStoryboards = others.mapValues { Array($0.utf8) }
    return try SceneDocument.interfaceBuilder.scenes(
      in: Array(Self.detail.utf8), path: "Base.lproj/Detail.storyboard", siblings: siblings)
  }

  @Test func `a controller that another storyboard embeds in a navigation controller has its bar`() throws {
    let main = XcodeDocument.storyboard(
      XcodeDocument.scene("n", Self.navigation(to: "place")) + Self.placeholder("Detail"))
    let scenes = try scenes(among: ["Main": main])
    #expect(scenes.map(\.bars) == [[.navigation], []])
    let shown = scenes[0].resolved(for: try SceneVariant(on: "iphone-x"))
    expect(shown.safeArea, is: EdgeInsets(top: 88, bottom: 34))
  }

  @Test func `a reference may name the controller that it refers to`() throws {
    let main = XcodeDocument.storyboard(
      XcodeDocument.scene("n", Self.navigation(to: "place"))
        + Self.placeholder("Detail", #"referencedIdentifier="Named""#))
    #expect(try scenes(among: ["Main": main]).map(\.bars) == [[], [.navigation]])
    let elsewhere = main.replacing(#"storyboardName="Detail""#, with: #"storyboardName="Other""#)
    #expect(try scenes(among: ["Main": elsewhere]).map(\.bars) == [[], []])
  }

  @Test func `references lead from storyboard to storyboard`() throws {
    let main = XcodeDocument.storyboard(XcodeDocument.scene("t", Self.tabs(to: "place")) + Self.placeholder("Middle"))
    let middle = XcodeDocument.storyboard(
      XcodeDocument.scene("n", Self.navigation(to: "place")) + Self.placeholder("Detail")
    ).replacing("useAutolayout", with: #"initialViewController="nav" useAutolayout"#)
    #expect(try scenes(among: ["Main": main, "Middle": middle]).map(\.bars) == [[.navigation, .tab], []])
  }

  /// A storyboard with a tab bar. Its first tab is a controller of its own, the second the storyboard `Detail`, and the
  /// third one of `Other`.
  private static let tabbed: String = {
    func tab(_ id: String) -> String {
      "<segue destination=\"\(id)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"s-\(id)\"/>"
    }
    func reference(_ id: String, _ attributes: String) -> String {
      XcodeDocument.scene(
        "scene-\(id)",
        "<viewControllerPlaceholder \(attributes) id=\"\(id)\" sceneMemberID=\"viewController\">"
          + "<tabBarItem key=\"tabBarItem\" title=\"Item\" id=\"i-\(id)\"/></viewControllerPlaceholder>")
    }
    let bar = #"<tabBarController id="tabs" sceneMemberID="viewController"><tabBar key="tabBar"/><connections>"#
    let home = #"<tabBarItem key="tabBarItem" title="Home" image="house" catalog="system" id="h"/>"#
    return XcodeDocument.storyboard(
      XcodeDocument.scene("t", bar + tab("home") + tab("one") + tab("two") + "</connections></tabBarController>")
        + XcodeDocument.scene("h", XcodeDocument.controller("home", rest: home))
        + reference("one", #"storyboardName="Detail""#)
        + reference("two", #"storyboardName="Other" referencedIdentifier="Inbox""#))
  }()

  @Test func `a tab bar of another storyboard shows the items of its controllers`() throws {
    var siblings = SiblingResources()
    siblings.linkingStoryboards = ["Main": Array(Self.tabbed.utf8)]
    let inbox = XcodeDocument.storyboard(
      XcodeDocument.scene(
        "i",
        XcodeDocument.controller(
          "inbox", #"storyboardIdentifier="Inbox""#,
          rest: #"<tabBarItem key="tabBarItem" title="Mail" image="tray" catalog="system" id="m"/>"#)))
    siblings.referencedTabs.add("Other", Array(inbox.utf8))
    let scene = try SceneDocument.interfaceBuilder.scenes(
      in: Array(Self.detail.utf8), path: "Base.lproj/Detail.storyboard", siblings: siblings)[0]
    #expect(scene.bars == [.tab])
    #expect(scene.barContents.tabs.map(\.title.text) == ["Home", "Item", "Mail"])
    #expect(scene.barContents.tabs.map(\.image?.name) == ["house", nil, "tray"])
    #expect(scene.barContents.selectedTab == 1)
  }

  @Test func `bars have the named colors of the storyboard that provides them`() throws {
    let colored = Self.navigation(to: "place").replacing(
      #"<navigationBar key="navigationBar"/>"#,
      with: #"<navigationBar key="navigationBar"><color key="barTintColor" name="Brand"/></navigationBar>"#)
    let main = XcodeDocument.storyboard(XcodeDocument.scene("n", colored) + Self.placeholder("Detail"))
      .replacing(
        "</document>",
        with: #"<resources><namedColor name="Brand"><color red="0" green="0.5" blue="1" alpha="1" "#
          + #"colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources></document>"#)
    let blue = ViewColor.components(red: 0, green: 0.5, blue: 1, alpha: 1)
    #expect(try scenes(among: ["Main": main])[0].barContents.topLook == BarLook(ground: blue))
  }

  @Test func `the back button leads to the controller of another storyboard`() throws {
    let pushing = XcodeDocument.controller(
      "one",
      rest: #"<navigationItem key="navigationItem" title="Inbox" id="n"/>"#
        + #"<connections><segue destination="place" kind="show" id="s"/></connections>"#)
    let main = XcodeDocument.storyboard(
      XcodeDocument.scene("n", Self.navigation(to: "one")) + XcodeDocument.scene("o", pushing)
        + Self.placeholder("Detail"))
    let scene = try scenes(among: ["Main": main])[0]
    #expect(scene.barContents.navigation?.back?.text == "Inbox")
  }

  @Test func `a controller that another storyboard presents is a sheet`() throws {
    let presenting = XcodeDocument.controller(
      "one", rest: #"<connections><segue destination="place" kind="presentation" id="s"/></connections>"#)
    let main = XcodeDocument.storyboard(XcodeDocument.scene("o", presenting) + Self.placeholder("Detail"))
    let shown = try scenes(among: ["Main": main])[0].resolved(for: try SceneVariant(on: "iphone-x"))
    #expect(shown.rootSize == Size(width: 375, height: 758))
  }

  @Test func `following damaged storyboards and those that refer to each other terminates`() throws {
    let main = XcodeDocument.storyboard(
      XcodeDocument.scene("n", Self.navigation(to: "place")) + Self.placeholder("Detail"))
    let circle = main.replacing(#"storyboardName="Detail""#, with: #"storyboardName="Main""#)
    #expect(try scenes(among: ["Main": circle, "Broken": "<document>"]).map(\.bars) == [[], []])
  }

  @Test func `as saved, a storyboard does not depend on others`() throws {
    let main = XcodeDocument.storyboard(
      XcodeDocument.scene("n", Self.navigation(to: "place")) + Self.placeholder("Detail"))
    let linked = try scenes(among: ["Main": main]).map { $0.resolvedAsSaved(leafSizes: .recorded) }
    let alone = try scenes(among: [:]).map { $0.resolvedAsSaved(leafSizes: .recorded) }
    #expect(linked.map { $0?.safeArea } == alone.map { $0?.safeArea })
    #expect(linked.map { $0?.bars } == [[], []])
  }
}
