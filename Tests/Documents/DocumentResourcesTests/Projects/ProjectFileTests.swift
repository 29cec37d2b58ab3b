import Testing

@testable import DocumentResources

@Suite struct ProjectFileTests {
  /// The objects of a project with one app, in the notation of Xcode.
  private static let plain = """
    // !$*UTF8*$!
    { objects = { P = { isa = PBXProject; targets = (T); };
    T = { isa = PBXNativeTarget; productType = "com.apple.product-type.application"; buildConfigurationList = L; };
    L = { isa = XCConfigurationList; buildConfigurations = (C); };
    C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { INFOPLIST_FILE = "App/Info.plist"; }; };
    }; rootObject = P; }
    """

  /// The same project in XML.
  private static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict><key>objects</key><dict>
    <key>P</key><dict><key>isa</key><string>PBXProject</string><key>targets</key><array><string>T</string></array></dict>
    <key>T</key><dict><key>isa</key><string>PBXNativeTarget</string><key>productType</key>
    <string>com.apple.product-type.application</string><key>buildConfigurationList</key><string>L</string></dict>
    <key>L</key><dict><key>buildConfigurations</key><array><string>C</string></array></dict>
    <key>C</key><dict><key>name</key><string>Debug</string><key>buildSettings</key><dict>
    <key>INFOPLIST_FILE</key><string>App/Info.plist</string></dict></dict>
    </dict><key>rootObject</key><string>P</string></dict></plist>
    """

  @Test(arguments: [plain, xml]) func `a project states the list of its app in both notations`(text: String) throws {
    let project = try #require(ProjectFile(reading: Array(text.utf8), at: "/project/App.xcodeproj"))
    #expect(project.apps.map(\.listPath) == ["/project/App/Info.plist"])
  }

  @Test func `damaged projects are not read`() {
    for text in ["<?xml version=\"1.0\"?><plist", "{ objects = "] {
      #expect(ProjectFile(reading: Array(text.utf8), at: "/project/App.xcodeproj") == nil)
    }
  }
}
