import DocumentTestSupport
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing
import Typography

/// The language of Chinese characters, which determines their width.
@Suite struct DocumentIdeographsTests {
  private func scene(_ texts: [String]) throws -> Scene {
    let labels = texts.enumerated().map { place, text in
      XcodeDocument.view("label", "l\(place)", (0, 0, 50, 20), "text=\"\(text)\"", "")
    }
    let root = XcodeDocument.view("view", "r", (0, 0, 375, 667), "", "<subviews>\(labels.joined())</subviews>")
    return try #require(try scenes(in: XcodeDocument.xib(root)).first)
  }

  @Test(arguments: [
    (["Label"], Ideographs.chinese), (["上传任务"], .chinese), (["颜色•", "é"], .chinese),
    (["赤青黄", "ひらがな"], .japanese), (["赤青黄", "メニュー"], .japanese), (["500円以下"], .japanese), (["検索"], .japanese),
    (["說話・産業"], .chinese),
  ])
  func `a document with kana or Japanese forms is Japanese`(texts: [String], expected: Ideographs) throws {
    #expect(try scene(texts).ideographs == expected)
  }

  @Test func `the language of a variant takes precedence over that of the document`() throws {
    let scene = try scene(["検索"])
    let device = try #require(DeviceCatalogue.devices(named: "iphone-8").first)
    func ideographs(_ locale: String) -> Ideographs? {
      let variant = SceneVariant(device: device, orientation: .portrait, locale: locale)
      return scene.resolved(for: variant).views[1].content.label?.font.ideographs
    }
    #expect(ideographs("en") == .japanese && ideographs("zh-Hant") == .chinese && ideographs("ja") == .japanese)
  }

  @Test(arguments: [
    ("", "赤", Ideographs.chinese), ("", "赤ひ", .japanese), ("ideographs: japanese", "赤", .japanese),
    ("ideographs: chinese", "赤ひ", .chinese),
  ])
  func `a scene file detects ideographs and may set them`(line: String, text: String, expected: Ideographs) throws {
    let scene = try SceneFile.scene("format: 1\n\(line)\nviews: { a: { type: label, text: \(text) } }\n")
    #expect(scene.ideographs == expected)
  }
}
