import Foundation
import LayoutTestSupport
import Testing

/// One document in the folders of several languages.
@Suite struct CopiedDocumentTests {
  let tool = Tool()

  private func xib(_ text: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="16097" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects><view id="aaa-00-001"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <label id="bbb-00-001" text="\(text)"><rect key="frame" x="20" y="20" width="300" height="30"/>
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews></view></objects>
    </document>
    """
  }

  /// The folders of the languages whose document has a contact sheet.
  private func languagesWithSheet(_ arguments: [String] = []) throws -> [String] {
    let run = try tool.run(arguments: ["App", "-o", "out", "-q"] + arguments)
    try #require(run.code == 0, "\(run.messages)")
    return try tool.files(in: "out").keys.compactMap { name in
      name.firstMatch(of: /^sheets\/([a-z]+)\.lproj-launch\.png$/).map { String($0.output.1) }
    }.sorted()
  }

  init() throws {
    for language in ["ar", "de", "fr", "it"] { try tool.add("App/\(language).lproj/Launch.xib", xib("42")) }
    try tool.add("App/ja.lproj/Launch.xib", xib("43"))
  }

  @Test func `copies share the contact sheet of the first, and those in the other direction have one`() throws {
    #expect(try languagesWithSheet(["--no-cache"]) == ["ar", "de", "ja"])
    #expect(try tool.files(in: "out").keys.count { $0.hasPrefix("renders/") } == 30)
    // A copy that is drawn alone has a sheet.
    let alone = try tool.run("App/fr.lproj", "-o", "alone", "--no-cache", "-q")
    #expect(try alone.code == 0 && tool.files(in: "alone").keys.contains("sheets/launch.png"))
  }

  @Test func `a copy without original is drawn again from the cache, and so is one that became a copy`() throws {
    #expect(try languagesWithSheet() == ["ar", "de", "ja"])
    try FileManager.default.removeItem(atPath: "\(tool.folder.path)/App/de.lproj/Launch.xib")
    #expect(try languagesWithSheet() == ["ar", "fr", "ja"])
    try tool.add("App/ja.lproj/Launch.xib", xib("42"))
    #expect(try languagesWithSheet() == ["ar", "fr"])
  }
}
