internal import InterfaceBuilder
package import Scenes

/// Short storyboards and their maps, for the tests of maps.
package enum MapSample {
  /// A storyboard with a list in a navigation controller. The list shows details and presents settings with a contained
  /// part. The details lead to another storyboard.
  package static let shop = storyboard(
    initial: "nav",
    scenes: [
      controller(
        "nav", segue("list", "relationship", #"relationship="rootViewController""#), tag: "navigationController",
        at: (-600, 0), view: false),
      controller("list", title: "List", at: (140, 0), content: listContent),
      controller(
        "detail", segue("leave", "unwind", #"unwindAction="back:""#) + segue("other", "show"), title: "Detail",
        at: (880, 0)),
      controller("settings", segue("detail", "custom"), title: "Settings", at: (140, 700)),
      controller("part", title: "Part", at: (880, 700), identifier: "PartController"),
      """
      <scene sceneID="s-other"><objects><viewControllerPlaceholder storyboardName="Account" \
      referencedIdentifier="profile" id="other" sceneMemberID="viewController"/></objects>
      <point key="canvasLocation" x="1480" y="0"/></scene>
      """,
    ])

  /// The content of the list: a button that leads to details and settings, and a container view.
  private static let listContent = """
    <button id="more" opaque="NO"><rect key="frame" x="20" y="80" width="60" height="30"/>
    <state key="normal" title="More"/><connections>\(segue("detail", "show", #"identifier="detail""#))
    \(segue("settings", "presentation"))</connections></button>
    <containerView id="box"><rect key="frame" x="0" y="300" width="375" height="200"/>
    <connections>\(segue("part", "embed"))</connections></containerView>
    """

  package static func map(of text: String) throws -> StoryboardMap {
    let scenes = try InterfaceBuilderReader.scenes(in: Array(text.utf8), path: "Shop.storyboard")
    return scenes.first?.storyboard ?? StoryboardMap(nodes: [], segues: [])
  }

  /// Returns the text of a storyboard with the given scenes.
  package static func storyboard(initial: String? = nil, scenes: [String]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="15000"
      useAutolayout="YES"\(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
    <device id="retina4_7" orientation="portrait"/>
    <scenes>
    \(scenes.joined(separator: "\n"))
    </scenes>
    </document>
    """
  }

  /// Returns the element of a segue.
  package static func segue(_ destination: String, _ kind: String, _ more: String = "") -> String {
    "<segue destination=\"\(destination)\" kind=\"\(kind)\" \(more) id=\"to-\(destination)-\(kind)\"/>"
  }

  /// Returns the element of a scene with one controller.
  package static func controller(
    _ id: String, _ segues: String = "", tag: String = "viewController", title: String? = nil,
    at place: (x: Double, y: Double)? = nil, content: String = "", identifier: String? = nil, view: Bool = true
  ) -> String {
    let point = place.map { "<point key=\"canvasLocation\" x=\"\($0.x)\" y=\"\($0.y)\"/>" } ?? ""
    let root = """
      <view key="view" contentMode="scaleToFill" id="view-\(id)"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>\(content)</subviews></view>
      """
    let names =
      (title.map { " title=\"\($0)\"" } ?? "") + (identifier.map { " storyboardIdentifier=\"\($0)\"" } ?? "")
    return """
      <scene sceneID="s-\(id)"><objects><\(tag) id="\(id)"\(names) sceneMemberID="viewController">
      \(view ? root : "")<connections>\(segues)</connections></\(tag)></objects>\(point)</scene>
      """
  }
}
