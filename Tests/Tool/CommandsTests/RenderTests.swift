import Foundation
import LayoutTestSupport
import Testing

@Suite struct RenderTests {
  let tool = Tool()

  init() throws {
    try tool.add("Scenes/hello.scene.yaml", helloScene)
    try tool.add("Scenes/more/hello.scene.yaml", helloScene.replacing("text: Hello", with: "text: Once again hello"))
    try tool.add("Scenes/broken.scene.yaml", helloScene + "  - title.width == 100\n  - title.width == 200\n")
  }

  @Test func `the output has the same bytes for any number of workers`() throws {
    for workers in ["1", "2", "5"] {
      try expect(tool.run("Scenes", "-o", "out\(workers)", "-j", workers).code, is: 1)
    }
    let first = try tool.files(in: "out1")
    #expect(first.count > 20)
    try expect(tool.files(in: "out2"), is: first)
    try expect(tool.files(in: "out5"), is: first)
  }

  @Test func `example scenes have the same bytes in every format, also with a cache`() throws {
    func files(_ folder: String, _ options: String...) throws -> [String: Data] {
      let scenes = ["Login", "Broken", "Exercises"].map { SharedFolder.packagePath("Scenes/\($0)") }
      let formats = ["-f", "png,svg,pdf", "--svg", "adaptive", "-d", "iPhone 8", "-q", "-o", folder]
      _ = try tool.run(arguments: scenes + formats + options)
      return try tool.files(in: folder)
    }
    let first = try files("one", "-j", "1")
    #expect(first.keys.contains("sheets/index.pdf") && first.count > 50)
    try expect(files("two", "-j", "2", "--no-cache"), is: first)
    try expect(files("one", "-j", "2"), is: first)
  }

  @Test func `rendering again changes nothing`() throws {
    _ = try tool.run("Scenes", "-o", "out")
    let first = try tool.files(in: "out")
    _ = try tool.run("Scenes", "-o", "out")
    try expect(tool.files(in: "out"), is: first)
  }

  @Test func `the output does not contain the path of its folder`() throws {
    _ = try tool.run("\(tool.folder.path)/Scenes", "-o", "\(tool.folder.path)/absolute")
    _ = try tool.run("Scenes", "-o", "relative")
    let absolute = try tool.files(in: "absolute")
    try expect(absolute, is: tool.files(in: "relative"))
    for (name, contents) in absolute {
      #expect(!String(decoding: contents, as: UTF8.self).contains(tool.folder.path), "\(name)")
    }
  }

  @Test func `PRV-01: every scene has its pictures, its sheet and its entry in the gallery`() throws {
    let run = try tool.run("Scenes", "-o", "out", "-d", "iPhone 8", "--orientation", "portrait", "--locale", "en,de")
    #expect(run.output == "3 scenes, 6 layouts: 4 fine, 2 with errors\nGallery: out/index.html\n")
    let names = Set(try tool.files(in: "out").keys)
    for slug in ["hello", "more-hello", "broken-hello"] {
      for language in ["en", "de"] {
        let name = "renders/\(slug)/iphone-8.portrait.\(language).l.light"
        #expect(names.contains("\(name).svg") && !names.contains("\(name).png"), "\(name)")
      }
      #expect(names.contains("sheets/\(slug).png") && !names.contains("sheets/\(slug).svg"), "\(slug)")
    }
    #expect(names.isSuperset(of: ["index.html", "data.js", "report.json", "sheets/index.png"]))
    #expect(!names.contains("sheets/index.svg"))
  }

  @Test(arguments: [
    ([], ["renders.png", "renders.svg"]), (["-f", "png"], ["renders.png"]), (["-f", "svg"], ["renders.svg"]),
    (["-f", "svg,pdf"], ["renders.svg", "sheets.pdf"]), (["-f", "pdf"], ["sheets.pdf"]),
  ])
  func `a single layout is its own sheet`(formats: [String], expected: [String]) throws {
    try tool.add("Alone/one.scene.yaml", helloScene)
    let run = try tool.run(arguments: ["Alone", "-d", "iPhone 8", "--orientation", "portrait"] + formats)
    #expect(run.code == 0)
    let pictures = try tool.files(in: "Output").keys.filter { $0.hasPrefix("renders/") || $0.hasPrefix("sheets/") }
    expect(
      pictures.map { "\($0.prefix { $0 != "/" }).\($0.components(separatedBy: ".").last ?? "")" }.sorted(), is: expected
    )
  }

  @Test func `one scene needs no index sheet, and a scene named Index gets another name`() throws {
    try tool.add("Alone/one.scene.yaml", helloScene.replacing("scene: Hello", with: "scene: Index"))
    _ = try tool.run("Alone", "-o", "out")
    let names = try tool.files(in: "out").keys
    #expect(!names.contains("sheets/index.png") && names.contains("sheets/scene-index.png"))
  }

  @Test func `the report names existing files`() throws {
    _ = try tool.run("Scenes", "-o", "out")
    let files = try tool.files(in: "out")
    let report = try #require(files["report.json"].map { String(decoding: $0, as: UTF8.self) })
    let named = report.matches(of: #/"((?:renders|sheets)/[^"]+)"/#).map { String($0.output.1) }
    #expect(named.count == files.keys.count { $0.hasPrefix("renders/") || $0.hasPrefix("sheets/") })
    #expect(named.allSatisfy { files[$0] != nil })
  }

  @Test func `a canceled run leaves a gallery of finished layouts`() throws {
    let run = try tool.shell(
      """
      "$tool" Scenes -d all --locale en,de,fr,it,es,pt,nl,sv --text-size XS,S,M,L,XL -j 1 -f svg -o out &
      while ! [ -d out/sheets ]; do sleep 0.05; done
      kill -TERM $!
      wait $!
      """)
    #expect(run.code == 143)
    #expect(run.output.hasPrefix("Stopped early: the gallery shows the finished layouts.\n"))
    let files = try tool.files(in: "out")
    #expect(files["index.html"] != nil && files["report.json"] != nil)
    #expect(!files.keys.contains { $0.hasSuffix(".tmp") })
  }
}
