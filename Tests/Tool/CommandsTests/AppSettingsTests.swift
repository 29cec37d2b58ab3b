import Foundation
import Testing

/// Devices and orientations that the app of a document supports.
@Suite struct AppSettingsTests {
  let tool = Tool()

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
    <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
    </viewController></objects></scene></scenes>
    </document>
    """

  private static func list(_ members: String, type: String = "APPL") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict><key>CFBundlePackageType</key><string>\(type)</string>\(members)</dict></plist>
    """
  }

  private static func orientations(_ names: String..., key: String = "") -> String {
    let values = names.map { "<string>UIInterfaceOrientation\($0)</string>" }
    return "<key>UISupportedInterfaceOrientations\(key)</key><array>\(values.joined())</array>"
  }

  /// A project whose targets have build settings.
  private static func project(_ targets: (product: String, settings: String)...) -> String {
    let objects = targets.enumerated().map { index, target in
      """
      T\(index) /* target */ = {
        isa = PBXNativeTarget; buildConfigurationList = L\(index); name = "App \\"\(index)\\"";
        productType = "com.apple.product-type.\(target.product)";
      };
      L\(index) = {isa = XCConfigurationList; buildConfigurations = (C\(index) /* Debug */,); };
      C\(index) = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(target.settings) }; };
      """
    }
    return """
      // !$*UTF8*$!
      {
        archiveVersion = 1; data = <00ff>;
        objects = {
          \(objects.joined(separator: "\n"))
          P = { isa = PBXProject; buildConfigurationList = L; targets = (\(targets.indices.map { "T\($0)" }.joined(separator: ", "))); };
          L = {isa = XCConfigurationList; buildConfigurations = (C); };
          C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
        };
        rootObject = P /* Project object */;
      }
      """
  }

  /// Returns the layouts of the documents in a folder: `iPhone 16 Pro portrait`.
  private func layouts(_ arguments: String...) throws -> [String] {
    let run = try tool.run(arguments: ["list", "--format", "json"] + arguments)
    let values = try JSONDecoder().decode([Row].self, from: Data(run.output.utf8))
    return values.map { "\($0.device) \($0.orientation)" }
  }

  private struct Row: Decodable {
    let device: String
    let orientation: String
  }

  private static let everything = [
    "iPhone SE (3rd gen) portrait", "iPhone 16 Pro portrait", "iPad mini (6th gen) portrait",
    "iPhone SE (3rd gen) landscape", "iPhone 16 Pro landscape", "iPad mini (6th gen) landscape",
  ]

  @Test func `an app that supports only portrait is checked only in portrait`() throws {
    try tool.add("App/Views/Main.storyboard", Self.storyboard)
    try #expect(layouts("App") == Self.everything)
    try tool.add("App/Info.plist", Self.list(Self.orientations("Portrait", "PortraitUpsideDown")))
    try #expect(layouts("App") == Array(Self.everything.prefix(3)))
    let run = try tool.run("check", "App")
    #expect(
      run.messages == """
        render-layouts: note: portrait only, according to App/Info.plist
            use '--device' and '--orientation' to select others

        """)
    #expect(try tool.run("check", "App", "--quiet").messages.isEmpty)
    #expect(try tool.run("check", "App", "--as-saved").messages.isEmpty)
  }

  @Test func `options, the configuration and scenes take precedence over the app`() throws {
    try tool.add("App/Main.storyboard", Self.storyboard)
    try tool.add(
      "App/Resources/Info.plist",
      Self.list(
        Self.orientations("Portrait") + "<key>UIDeviceFamily</key><array><integer>1</integer></array>"))
    try #expect(layouts("App") == Array(Self.everything.prefix(2)))
    try #expect(layouts("App", "--device", "ipad-mini-6") == [Self.everything[2], Self.everything[5]])
    try #expect(layouts("App", "--orientation", "landscape") == Array(Self.everything[3..<5]))
    try tool.add(".render-layouts.yml", "orientation: [landscape]\ndevice: [iPhone 16 Pro]\n")
    try #expect(layouts("App") == [Self.everything[4]])
  }

  @Test func `phones and tablets may support different orientations`() throws {
    try tool.add("App/Main.storyboard", Self.storyboard)
    try tool.add(
      "App/App-Info.plist",
      Self.list(
        Self.orientations("Portrait") + Self.orientations("LandscapeLeft", "LandscapeRight", key: "~ipad")))
    try #expect(layouts("App") == Array(Self.everything.prefix(2)) + [Self.everything[5]])
    #expect(
      try tool.run("check", "App").messages.hasPrefix(
        "render-layouts: note: portrait only on iPhone, landscape only on iPad, according to App/App-Info.plist\n"))
  }

  @Test func `an Xcode project sets the kinds of devices, and orientations if it generates the Info.plist`() throws {
    try tool.add("Sources/Main.storyboard", Self.storyboard)
    let settings = """
      TARGETED_DEVICE_FAMILY = 2; GENERATE_INFOPLIST_FILE = YES;
      INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight";
      """
    let tests = (product: "bundle.unit-test", settings: "TARGETED_DEVICE_FAMILY = \"1,2\";")
    try tool.add("App.xcodeproj/project.pbxproj", Self.project((product: "application", settings: settings), tests))
    try #expect(layouts(".") == [Self.everything[5]])
    #expect(
      try tool.run("check", ".").messages.hasPrefix(
        "render-layouts: note: landscape only, iPad, according to App.xcodeproj\n"))
  }

  /// The list of an app with members, and an Xcode project that uses it.
  private func addApp(_ members: String, settings: String = "") throws {
    try tool.add("App/Main.storyboard", Self.storyboard)
    try tool.add("App/App-Info.plist", Self.list("<key>LSRequiresIPhoneOS</key><true/>" + members))
    let settings = "INFOPLIST_FILE = \"App/App-Info.plist\"; TARGETED_DEVICE_FAMILY = 1; \(settings)"
    try tool.add("App.xcodeproj/project.pbxproj", Self.project((product: "application", settings: settings)))
  }

  @Test func `an app with only launch images has the screens of these images`() throws {
    let image = """
      <key>UILaunchImages</key><array><dict><key>UILaunchImageName</key><string>Default-568h</string>\
      <key>UILaunchImageSize</key><string>{320, 568}</string></dict></array>
      """
    try addApp(image)
    let small = ["iPhone SE (1st gen) portrait", "iPhone SE (1st gen) landscape"]
    try #expect(layouts(".") == small)
    #expect(
      try tool.run("check", ".").messages.hasPrefix(
        "render-layouts: note: iPhone only, without a launch storyboard, fills screens up to 320 × 568 on iPhone, "
          + "according to App.xcodeproj, App/App-Info.plist"))
    try #expect(layouts(".", "--device", "iPhone 16 Pro") == [Self.everything[1], Self.everything[4]])
    for screen in ["UILaunchStoryboardName", "UILaunchStoryboardName~iphone"] {
      try addApp(image + "<key>\(screen)</key><string>Launch</string>")
      try #expect(layouts(".") == [0, 1, 3, 4].map { Self.everything[$0] })
    }
    for size in ["1e999, -3", "320", "0, 568", "320, 568, 1"] {
      try addApp(image.replacing("320, 568", with: size))
      try #expect(layouts(".") == [0, 1, 3, 4].map { Self.everything[$0] })
    }
  }

  @Test func `launch images of catalogs count if the project names them`() throws {
    try addApp("", settings: "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME = LaunchImage;")
    let all = [0, 1, 3, 4].map { Self.everything[$0] }
    try #expect(layouts(".") == all)
    let path = "App/Images.xcassets/LaunchImage.launchimage/Contents.json"
    try tool.add(path, #"{"images": [{"idiom": "iphone", "subtype": "667h", "scale": "2x"}]}"#)
    try #expect(layouts(".") == all)
    try tool.add(path, #"{"images": [{"idiom": "iphone", "subtype": "667h", "filename": "a.png", "scale": "2x"}]}"#)
    try #expect(layouts(".") == ["iPhone SE (3rd gen) portrait", "iPhone SE (3rd gen) landscape"])
    // Another set whose name only ends alike, and files outside catalogs, which any app of the folder may have.
    try tool.add(
      "App/Images.xcassets/FreeLaunchImage.launchimage/Contents.json",
      #"{"images": [{"idiom": "iphone", "subtype": "2436h", "filename": "a.png", "scale": "3x"}]}"#)
    try tool.add("App/Default-375w-812h@3x.png", "")
    try #expect(layouts(".") == ["iPhone SE (3rd gen) portrait", "iPhone SE (3rd gen) landscape"])
    for (subtype, size) in [("2436h", "375 × 812"), ("1792h", "414 × 896"), ("2688h", "414 × 896")] {
      try tool.add(path, #"{"images": [{"idiom": "iphone", "subtype": "\#(subtype)", "filename": "a.png"}]}"#)
      #expect(try tool.run("check", ".").messages.contains("fills screens up to \(size) on iPhone, according to"))
    }
  }

  @Test func `a launch screen of the build settings counts if it is not turned off`() throws {
    let path = "App/Images.xcassets/LaunchImage.launchimage/Contents.json"
    try tool.add(path, #"{"images": [{"idiom": "iphone", "subtype": "667h", "filename": "a.png", "scale": "2x"}]}"#)
    let all = [0, 1, 3, 4].map { Self.everything[$0] }
    let name = "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME = LaunchImage;"
    let key = "INFOPLIST_KEY_UILaunchScreen_Generation"
    for setting in ["\(key) = YES;", "\"\(key)[sdk=iphoneos*]\" = YES;"] {
      try addApp("", settings: name + setting)
      try #expect(layouts(".") == all)
    }
    try addApp("", settings: "\(name) \(key) = NO;")
    try #expect(layouts(".") == ["iPhone SE (3rd gen) portrait", "iPhone SE (3rd gen) landscape"])
  }

  @Test func `settings that do not apply to all scenes are reported with the number of their scenes`() throws {
    try tool.add("App/Main.storyboard", Self.storyboard)
    try tool.add("App/Large.storyboard", Self.storyboard.replacing("retina4_7", with: "ipad9_7"))
    let note = "render-layouts: note: 1 of 2 scenes: iPad only, according to the canvas of App/Large.storyboard\n"
    #expect(try tool.run("check", ".").messages.hasPrefix(note))
    try tool.add("App/Main.storyboard", Self.storyboard.replacing("retina4_7", with: "ipad9_7"))
    #expect(try tool.run("check", ".").messages.hasPrefix("render-layouts: note: iPad only, according to "))
  }

  @Test func `several apps of a project are combined, and those for other systems ignored`() throws {
    try tool.add("Main.storyboard", Self.storyboard)
    try tool.add("Phone/Info.plist", Self.list(Self.orientations("Portrait")))
    try tool.add("Pad/Info.plist", Self.list(Self.orientations("Portrait")))
    let phone = (
      product: "application", settings: "INFOPLIST_FILE = \"$(SRCROOT)/Phone/Info.plist\"; TARGETED_DEVICE_FAMILY = 1;"
    )
    let pad = (product: "application", settings: "INFOPLIST_FILE = Pad/Info.plist; TARGETED_DEVICE_FAMILY = \"2\";")
    let watch = (product: "application", settings: "SDKROOT = watchos; TARGETED_DEVICE_FAMILY = 4;")
    try tool.add("App.xcodeproj/project.pbxproj", Self.project(phone, watch))
    try #expect(layouts(".") == Array(Self.everything.prefix(2)))
    try tool.add("App.xcodeproj/project.pbxproj", Self.project(phone, pad))
    try #expect(layouts(".") == Array(Self.everything.prefix(3)))
    let silent = (product: "application", settings: "PRODUCT_NAME = Other;")
    try tool.add("App.xcodeproj/project.pbxproj", Self.project(phone, pad, silent))
    try #expect(layouts(".") == Self.everything)
  }

  @Test(arguments: ["XPC!", "FMWK", "BNDL"])
  func `an Info.plist of something other than an app is not used`(type: String) throws {
    try tool.add("App/Info.plist", Self.list(Self.orientations("Portrait")))
    try tool.add("App/Part/Info.plist", Self.list("", type: type))
    try tool.add("App/Part/Main.storyboard", Self.storyboard)
    try #expect(layouts("App") == Self.everything)
  }

  @Test func `settings above the named folder or above a repository are not read`() throws {
    try tool.add("Info.plist", Self.list(Self.orientations("Portrait")))
    try tool.add("App/Main.storyboard", Self.storyboard)
    try #expect(layouts("App") == Self.everything)
    try #expect(layouts(".") == Array(Self.everything.prefix(3)))
    try tool.add("App/.git/HEAD", "")
    try #expect(layouts(".") == Self.everything)
  }

  @Test(arguments: ["", "<plist", "{ objects = (((", "{ a = \"b", "bplist00", "{ /* }", "{objects={};rootObject=X;}"])
  func `damaged files set nothing`(text: String) throws {
    try tool.add("App/Main.storyboard", Self.storyboard)
    try tool.add("App/Info.plist", text)
    try tool.add("App/App.xcodeproj/project.pbxproj", text)
    try #expect(layouts("App") == Self.everything)
    try tool.add("App/App.xcodeproj/project.pbxproj", String(repeating: "(", count: 100_000))
    try #expect(layouts("App") == Self.everything)
  }

  @Test func `finished layouts are redrawn if the settings of the app change`() throws {
    try tool.add("App/Main.storyboard", Self.storyboard)
    try tool.add("App/Info.plist", Self.list(Self.orientations("Portrait")))
    func summary() throws -> String {
      let run = try tool.run("render", "App", "--format", "svg", environment: ["RENDER_LAYOUTS_CACHE": "cache"])
      #expect(run.messages.contains("portrait only") == run.output.contains("3 layouts"))
      return run.output
    }
    try #expect(summary().contains("3 layouts"))
    try #expect(summary().contains("3 layouts"))
    try tool.add("App/Info.plist", Self.list(Self.orientations("Portrait", "LandscapeLeft")))
    try #expect(summary().contains("6 layouts"))
  }

  @Test func `a storyboard is redrawn if another one starts to refer to it`() throws {
    let named = #"initialViewController="c" useAutolayout"#
    try tool.add("App/Detail.storyboard", Self.storyboard.replacing("useAutolayout", with: named))
    func drawings() throws -> [Data] {
      let run = try tool.run("render", "App", "--format", "svg", environment: ["RENDER_LAYOUTS_CACHE": "cache"])
      #expect(run.code == 0)
      return try tool.files(in: "Output/renders").filter { $0.key.contains("detail") && $0.key.hasSuffix(".svg") }
        .sorted { $0.key < $1.key }.map(\.value)
    }
    let alone = try drawings()
    try #expect(alone.count == 6 && drawings() == alone)
    let main = """
      <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController">
      <navigationBar key="navigationBar"/><connections>
      <segue destination="place" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController></objects></scene><scene sceneID="p"><objects>
      <viewControllerPlaceholder storyboardName="Detail" id="place" sceneMemberID="viewController"/>
      </objects></scene></scenes>
      """
    try tool.add("App/Main.storyboard", Self.storyboard.replacing("</scenes>", with: main))
    let embedded = try drawings()
    #expect(embedded.count == 6 && !embedded.contains(where: alone.contains))
  }
}
