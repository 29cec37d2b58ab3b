import DocumentTestSupport
import LayoutTestSupport
import Scenes
import Testing

/// Documents and controllers whose names contain the device idiom that they are for.
@Suite struct NamedDeviceTests {
  private func idioms(_ path: String, _ attributes: String = "", device: String? = "retina4_7") throws
    -> Set<Device.Idiom>?
  {
    let text = XcodeDocument.storyboard(
      XcodeDocument.scene("s", XcodeDocument.controller("c", attributes)), device: device)
    return try #require(try scenes(in: text, path: path).first).app.idioms
  }

  @Test(arguments: ["Main~ipad", "Main-iPad", "App/Main_iPad", "MainiPad", "Main iPad"])
  func `a document named after the iPad is for iPads`(name: String) throws {
    try expect(idioms("\(name).storyboard"), is: [.pad])
  }

  @Test func `a document named after the iPhone is for iPhones, on any canvas`() throws {
    try expect(idioms("Main~iphone.storyboard"), is: [.phone])
    try expect(idioms("Main_iPhone.storyboard", device: "ipad9_7"), is: [.phone])
  }

  @Test func `a controller named after a device is for it, but its title does not matter`() throws {
    try expect(idioms("Main.storyboard", #"customClass="MenuController_iPad""#), is: [.pad])
    try expect(idioms("Main.storyboard", #"storyboardIdentifier="Menu-iPhone""#), is: [.phone])
    try expect(idioms("Main.storyboard", #"title="Find my iPhone""#), is: nil)
    try expect(idioms("iPadMenu.storyboard"), is: nil)
  }
}
