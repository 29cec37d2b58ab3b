import Drawing
import Geometry
import LayoutTestSupport
import Testing

/// SVG documents with one picture for light appearance and another for dark appearance.
@Suite struct SVGAppearanceTests {
  private let rect = Rect(x: 0, y: 0, width: 8, height: 8)

  private func picture(_ commands: [DrawingCommand], background: Color = .white) -> DisplayList {
    DisplayList(
      size: Size(width: 10, height: 10), background: background, title: "", summary: "", commands: commands)
  }

  /// Returns the lines of a document without the first and the last one.
  private func lines(
    _ light: [DrawingCommand], inDark dark: [DrawingCommand], darkBackground: Color = .white
  ) -> [String] {
    picture(light).svg(inDark: picture(dark, background: darkBackground))
      .split(separator: "\n").dropFirst().dropLast().map(String.init)
  }

  @Test func `identical pictures need no style sheet`() {
    expect(SamplePicture.picture.svg(inDark: SamplePicture.picture), is: SamplePicture.picture.svg())
  }

  @Test func `different colors are in a style sheet, each once, and the geometry is written once`() {
    let line = Shape.line(.zero, Point(x: 1, y: 1))
    let run = TextRun(text: "Hi", origin: .zero, font: TextFont(size: 5), color: .black)
    var inDark = run
    inDark.color = .white
    #expect(
      lines(
        [.group(.init("content"), [.fill(.rect(rect), .black), .stroke(line, Stroke(.black)), .text(run)])],
        inDark: [
          .group(
            .init("content"),
            [.fill(.rect(rect), .white), .stroke(line, Stroke(Color(0x123456, alpha: 0.5))), .text(inDark)])
        ], darkBackground: .black) == [
          ##"<rect x="0" y="0" width="10" height="10" fill="#fff" class="dark-1"/>"##,
          ##"<g class="content">"##,
          ##"<rect x="0" y="0" width="8" height="8" fill="#000" class="dark-2"/>"##,
          ##"<line x1="0" y1="0" x2="1" y2="1" stroke="#000" class="dark-3"/>"##,
          ##"<text x="0" y="0" font-size="5" fill="#000" class="dark-2">Hi</text>"##,
          "</g>",
          "<style>", "@media (prefers-color-scheme:dark){", ".dark-1{fill:#000000;fill-opacity:1}",
          ".dark-2{fill:#ffffff;fill-opacity:1}", ".dark-3{stroke:#123456;stroke-opacity:0.5}", "}", "</style>",
        ])
  }

  @Test func `content for one appearance only is shown in that one`() {
    let shared = DrawingCommand.group(.init("content"), [.fill(.rect(rect), .black)])
    let found = lines(
      [shared, .group(.init("names"), [])], inDark: [shared, .group(.init("names"), [.fill(.rect(rect), .white)])])
    #expect(
      found == [
        ##"<rect x="0" y="0" width="10" height="10" fill="#fff"/>"##,
        ##"<g class="content">"##, ##"<rect x="0" y="0" width="8" height="8" fill="#000"/>"##, "</g>",
        ##"<g class="names">"##, ##"<g class="on-dark">"##,
        ##"<rect x="0" y="0" width="8" height="8" fill="#fff"/>"##, "</g>", "</g>",
        "<style>", ".on-dark{display:none}", "@media (prefers-color-scheme:dark){", ".on-light{display:none}",
        ".on-dark{display:inline}", "}", "</style>",
      ])
  }

  @Test func `a layer is one group, also if it differs or is missing in one appearance`() {
    let black = DrawingCommand.fill(.rect(rect), .black)
    let line = DrawingCommand.stroke(.line(.zero, Point(x: 1, y: 1)), Stroke(.black))
    let light: [DrawingCommand] = [
      .group(.init("views"), [black]), .group(.init("frames"), [line]), .group(.init("names"), [line]),
    ]
    let dark: [DrawingCommand] = [
      .group(.init("views"), [line]), .group(.init("guides"), [line]), .group(.init("names"), [line]),
    ]
    let groups = lines(light, inDark: dark).filter { $0.hasPrefix("<g") }
    #expect(
      groups == [
        ##"<g class="views" id="layer-views">"##, ##"<g class="on-light">"##, ##"<g class="on-dark">"##,
        ##"<g class="frames" id="layer-frames">"##, ##"<g class="on-light">"##,
        ##"<g class="guides" id="layer-guides">"##, ##"<g class="on-dark">"##,
        ##"<g class="names" id="layer-names">"##,
      ])
  }

  @Test func `content that is transparent in one appearance is visible in the other`() {
    let clear = Color(0, alpha: 0)
    let found = lines([.fill(.rect(rect), clear)], inDark: [.fill(.rect(rect), .white)])
    #expect(found.contains { $0.contains(##"fill="#000" fill-opacity="0" class="dark-1""##) })
    expect(lines([.fill(.rect(rect), clear)], inDark: [.fill(.rect(rect), clear)]).count, is: 1)
  }

  @Test func `the title of a group is that of the light picture`() {
    let found = lines([.group(.init("a", title: "light"), [])], inDark: [.group(.init("a", title: "dark"), [])])
    #expect(found.contains("<title>light</title>") && !found.contains { $0.contains("dark") })
  }

  @Test func `pictures with a different structure are written twice`() {
    let light = picture([.fill(.rect(rect), .black)])
    #expect(light.svg(inDark: picture([])).contains("on-dark"))
  }
}
