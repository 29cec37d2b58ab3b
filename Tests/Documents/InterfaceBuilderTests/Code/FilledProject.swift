import DocumentTestSupport
import Geometry
import LayoutReview
import LayoutTestSupport
import ReviewPlans
import SceneLayouts
import Scenes
import Testing

/// A project with a controller that has one view, and with xibs and sources.
struct FilledProject {
  /// The view in the controller's view, in XML, with the object id `list`.
  var view: String
  /// The sources and xibs, by name.
  var files: [String: String]
  /// Further attributes of the controller.
  var controller = #"customClass="Screen""#
  /// Further elements of the controller.
  var elements = ""
  /// Further scenes of the storyboard.
  var scenes = ""
  /// The screen of the storyboard. Nil for the square canvas of Xcode 6 to 8.
  var device: String? = "retina4_7"
  /// Whether the controller is the initial one of the storyboard.
  var isInitial = false
  /// The outlets of the controller, by the object ids that they refer to.
  var outlets = ["list": "tableView"]

  private static let head = #"<?xml version="1.0" encoding="UTF-8"?>"#
  private static let attributes = #"version="3.0" toolsVersion="15000" useAutolayout="YES" useTraitCollections="YES""#

  /// The storyboard, in XML.
  var storyboard: String {
    """
    \(Self.head)
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \(Self.attributes)\
    \(isInitial ? #" initialViewController="c""# : "")>
    \(device.map { #"<device id="\#($0)" orientation="portrait"/>"# } ?? "")
    <scenes><scene sceneID="s"><objects><viewController id="c" \(controller) sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews>\(view)</subviews></view>\(elements)
    <connections>\(connections)</connections>
    </viewController></objects></scene>\(scenes)</scenes>
    </document>
    """
  }

  private var connections: String {
    outlets.sorted { $0.key < $1.key }.map { id, property in
      "<outlet property=\"\(property)\" destination=\"\(id)\" id=\"o-\(id)\"/>"
    }.joined()
  }

  /// Returns the file of an Xcode project with one app.
  ///
  /// - Parameters:
  ///   - settings: The build settings of the app.
  ///   - files: The elements of the files and folders of the project.
  static func project(settings: String = "", files: String = "") -> String {
    """
    // !$*UTF8*$!
    { objects = { P = { isa = PBXProject; targets = (T); };
    T = { isa = PBXNativeTarget; productType = "com.apple.product-type.application"; buildConfigurationList = L; };
    L = { isa = XCConfigurationList; buildConfigurations = (C); };
    C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
    \(files)
    }; rootObject = P; }
    """
  }

  /// Returns a project with a table as the controller's view.
  static func table(_ attributes: String = #"rowHeight="-1""#, content: String = "", y: Double = 0) -> String {
    """
    <tableView contentMode="scaleToFill" style="plain" \(attributes) id="list">
    <rect key="frame" x="0.0" y="\(y)" width="375" height="\(667 - y)"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\(content)</tableView>
    """
  }

  /// Returns a project with a collection as the controller's view.
  static func collection(itemSize: String = "") -> String {
    """
    <collectionView contentMode="scaleToFill" id="list"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" id="flow">
    \(itemSize)<inset key="sectionInset" minX="10" minY="20" maxX="10" maxY="0"/>
    </collectionViewFlowLayout></collectionView>
    """
  }

  /// Returns a xib with one root, whose only content is a label 20 points from its edges.
  static func xib(
    _ element: String = "tableViewCell", size: (width: Int, height: Int) = (320, 70), text: String = "Row",
    owner: String = ""
  ) -> String {
    let isCell = element.hasSuffix("Cell")
    let frame = #"<rect key="frame" x="0.0" y="0.0" width="\#(size.width)" height="\#(size.height)"/>"#
    let holder = element == "tableViewCell" ? "content" : "cell"
    let content = """
      <subviews><label opaque="NO" text="\(text)" lineBreakMode="tailTruncation" numberOfLines="1" \
      translatesAutoresizingMaskIntoConstraints="NO" id="label"><rect key="frame" x="20" y="20" width="100" height="21"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
      """
    let constraints = """
      <constraints><constraint firstItem="label" firstAttribute="top" secondItem="\(holder)" secondAttribute="top" \
      constant="20" id="t"/><constraint firstAttribute="bottom" secondItem="label" secondAttribute="bottom" \
      constant="20" id="b"/><constraint firstItem="label" firstAttribute="leading" secondItem="\(holder)" \
      secondAttribute="leading" constant="20" id="l"/></constraints>
      """
    let inner =
      element == "tableViewCell"
      ? """
      <tableViewCellContentView key="contentView" multipleTouchEnabled="YES" contentMode="center" tableViewCell="cell" \
      id="content">\(frame)<autoresizingMask key="autoresizingMask"/>\(content)\(constraints)</tableViewCellContentView>
      """
      : isCell
        ? "<view key=\"contentView\" opaque=\"NO\" contentMode=\"center\">\(frame)\(content)</view>\(constraints)"
        : content + constraints
    return """
      \(head)
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" \(attributes)>
      <device id="retina4_7" orientation="portrait"/>
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" \(owner)/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <\(element) contentMode="scaleToFill" id="cell">\(frame)\(inner)</\(element)></objects>
      </document>
      """
  }

  /// Returns the layout of the controller's view on an iPhone 8 with its contents.
  func layout() async throws -> Layout {
    try #require(try await allScenes().first).resolved(for: try SceneVariant(on: "iphone-8")).layout()
      .withContents(measuringTextWith: FixedPitchTextMeasurer())
  }

  /// Returns the scenes of the storyboard, that of the controller first, or those of another document.
  func allScenes(of name: String = "Main.storyboard") async throws -> [Scene] {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    folder.add("App/Main.storyboard", storyboard)
    for (name, text) in files { folder.add("App/\(name)", text) }
    var selection = ReviewSelection()
    selection.embedsScenes = true
    let plan = try await ReviewPlan(documentsAt: [folder.path], selection: selection)
    let document = try #require(plan.documents.first { $0.name.hasSuffix("/\(name)") })
    guard case .scenes(let scenes) = document.contents else { throw Unread() }
    return scenes
  }

  /// The error of a document that cannot be read.
  private struct Unread: Error {}

  /// Returns the cells of the list, each as the text of its label and its frame: `Row 0.0, 60.0, 375 × 60`.
  func cells(_ count: Int = 3) async throws -> [String] {
    let layout = try await layout()
    guard let filling = layout.contents?.fillings.values.first else { return [] }
    return filling.copies.prefix(count).map { copy in
      let cell = filling.cells[copy.view]
      let words = cell.resolved.views.lazy.compactMap { $0.content.label?.text }.first ?? ""
      return "\(words) \(copy.shift.x), \(copy.shift.y), \(cell.resolved.rootSize.pointText)"
    }
  }
}
