import Drawing
import Geometry
import LayoutTestSupport
import Testing

@Suite struct SVGWriterTests {
  @Test func `a picture is a document with a title, a description and one element per command`() {
    #expect(
      SamplePicture.picture.svg() == """
        <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" viewBox="0 0 120 80" role="img" font-family="Inter, -apple-system, 'SF Pro Text', 'Helvetica Neue', Arial, sans-serif" fill-rule="evenodd" clip-rule="evenodd">
        <title>A sample</title>
        <desc>Every command once.</desc>
        <style id="layer-plain">:root:has(>g:target)>g:not(:target),:root:has(>g:target:not(.views))>rect,:root:has(>style:target)>g:not(.views,.bars,.bar-grounds){display:none}</style>
        <rect x="0" y="0" width="120" height="80" fill="#fff"/>
        <g class="views" id="title-label">
        <title>Label &lt;title&gt;</title>
        <rect x="10" y="10" width="50" height="20.333" fill="#38f" fill-opacity="0.5"/>
        <text x="10" y="26" font-size="8" font-weight="600" fill="#000" textLength="48.25">Fish &amp; Chips</text>
        </g>
        <g class="constraints" id="layer-constraints" opacity="0.75">
        <line x1="10" y1="40" x2="60" y2="40" stroke="#c00" stroke-width="1.5" stroke-dasharray="3 2"/>
        <line x1="10" y1="50" x2="60" y2="50" stroke="#000" stroke-linecap="round" stroke-dasharray="0 3"/>
        <polyline points="10 60 30 70 50 60" fill="none" stroke="#000"/>
        <path d="M10 75L60 75L60 75L10 75Z" fill="none" stroke="#000"/>
        <path d="M62 60L68 60C70 64 64 68 62 72Z" fill="#123"/>
        </g>
        <clipPath id="clip-1"><rect x="70" y="10" width="40" height="40" rx="6"/>
        </clipPath>
        <g clip-path="url(#clip-1)">
        <circle cx="80" cy="20" r="20" fill="#f00"/>
        </g>
        <g transform="translate(70 55) scale(0.125)">
        <polygon points="0 0 80 0 40 80" fill="#0a0"/>
        </g>
        </svg>

        """)
  }

  @Test func `a document of any length is written completely`() {
    let commands = (0..<4_000).map {
      DrawingCommand.fill(.rect(Rect(x: Double($0), y: 0, width: 1, height: 1)), .black)
    }
    let lines = picture(commands).svg().split(separator: "\n")
    expect(lines.count { $0.hasPrefix("<rect ") }, is: commands.count + 1)
    #expect(
      lines.suffix(2) == [##"<rect x="3999" y="0" width="1" height="1" fill="#000"/>"##, "</svg>"])
  }

  @Test func `consecutive lines with the same stroke are one element`() {
    func line(_ x: Double, _ y: Double, _ endX: Double, _ endY: Double, _ stroke: Stroke) -> DrawingCommand {
      .stroke(.line(Point(x: x, y: y), Point(x: endX, y: endY)), stroke)
    }
    let (wide, narrow) = (Stroke(.white, width: 2), Stroke(.black))
    let clear = Stroke(Color(red: 0, green: 0, blue: 0, alpha: 0.5))
    let picture = picture([
      line(1, 2, 5, 2, wide), line(1, 0, 1, 4, wide), line(5, 0.5, 6, 4, wide), line(1, 2, 5, 2, narrow),
      .group(.init("after"), [line(1, 2, 5, 2, narrow)]), line(1, 1, 2, 2, clear), line(1, 1, 2, 2, clear),
    ])
    #expect(
      picture.svg().split(separator: "\n").suffix(8) == [
        ##"<path d="M1 2H5M1 0V4M5 0.5L6 4" fill="none" stroke="#fff" stroke-width="2"/>"##,
        ##"<line x1="1" y1="2" x2="5" y2="2" stroke="#000"/>"##,
        ##"<g class="after">"##,
        ##"<line x1="1" y1="2" x2="5" y2="2" stroke="#000"/>"##,
        "</g>",
        ##"<line x1="1" y1="1" x2="2" y2="2" stroke="#000" stroke-opacity="0.5"/>"##,
        ##"<line x1="1" y1="1" x2="2" y2="2" stroke="#000" stroke-opacity="0.5"/>"##,
        "</svg>",
      ])
  }

  @Test func `the same picture gives the same document`() {
    expect(SamplePicture.picture.svg(), is: SamplePicture.picture.svg())
  }

  @Test func `no text can be mistaken for markup`() {
    let text = TextRun(
      text: "a<b>&\"c\"]]>", origin: .zero, font: TextFont(family: "O'Neil <Sans>\"", size: 10), color: .black)
    let picture = picture(
      title: "</title><script>", summary: "a & b",
      [.group(.init("\" onload=\"x", identifier: "a\"b", title: "<i>"), [.text(text)])])
    let document = picture.svg()
    #expect(document.contains("<title>&lt;/title&gt;&lt;script&gt;</title>\n<desc>a &amp; b</desc>"))
    #expect(document.contains("<g class=\"&quot; onload=&quot;x\" id=\"a-b\">\n<title>&lt;i&gt;</title>"))
    #expect(document.contains("font-family=\"'ONeil &lt;Sans&gt;&quot;', Inter, -apple-system,"))
    #expect(document.contains(">a&lt;b&gt;&amp;\"c\"]]&gt;</text>"))
  }

  @Test func `control characters are removed, and all others are kept`() {
    #expect(
      textElement("a\u{0}b\u{1B}c\u{FFFE}d👍🏽é日")
        == "<text x=\"0\" y=\"0\" font-size=\"10\" fill=\"#000\">abcd👍🏽é日</text>")
  }

  @Test(arguments: [
    ("  two", true), ("two ", true), ("a  b", true), ("a\tb", false), ("a b", false), ("ab", false),
  ])
  func `spaces that XML would drop are preserved`(text: String, isPreserved: Bool) {
    expect(textElement(text).contains("xml:space=\"preserve\""), is: isPreserved)
  }

  @Test(arguments: [("שלום", true), ("12 مرحبا", true), ("abc שלום", false), ("日本", false), ("12", false), ("", false)])
  func `right-to-left text ends at its origin`(text: String, isRightToLeft: Bool) {
    expect(textElement(text).contains("direction=\"rtl\" text-anchor=\"end\""), is: isRightToLeft)
  }

  @Test func `every group that requests an identifier gets a unique one`() {
    let document = picture(
      ["9qm-0t-bcV", "a b", "a b", "a-b-2", "clip-1", ""].map {
        .group(.init("views", identifier: $0), [])
      } + [.clip(.rect(.zero), [])]
    ).svg()
    let identifiers = document.matches(of: /\bid="([^"]*)"/).map { String($0.1) }
    expect(identifiers, is: ["_9qm-0t-bcV", "a-b", "a-b-2", "a-b-2-2", "clip-1", "_", "clip-1-2"])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `commands with non-finite coordinates are skipped`(number: Double) {
    let point = Point(x: number, y: 0)
    let rect = Rect(x: 0, y: 0, width: number, height: 1)
    let font = TextFont(size: number)
    let document = picture([
      .fill(.rect(rect), .black), .fill(.ellipse(rect), .black), .fill(.roundedRect(rect, radius: 1), .black),
      .stroke(.line(.zero, point), Stroke(.black)), .stroke(.polygon([point], isClosed: true), Stroke(.black)),
      .fill(.path([.move(.zero), .curve(.zero, point, .zero)]), .black),
      .stroke(.line(.zero, Point(x: 1, y: 1)), Stroke(.black, width: number)),
      .text(TextRun(text: "a", origin: point, font: TextFont(size: 1), color: .black)),
      .text(TextRun(text: "a", origin: .zero, font: font, color: .black)),
    ]).svg()
    expect(document, is: picture([]).svg())
  }

  @Test func `color components that are not numbers are zero`() {
    let color = Color(red: .nan, green: .infinity, blue: -1)
    #expect(picture([.fill(.rect(.zero), color)]).svg().contains("fill=\"#0f0\""))
  }

  @Test func `invalid dashes give a solid line`() {
    let line = Shape.line(.zero, Point(x: 9, y: 0))
    for dashes in [[0, 0], [-1, 2], [.nan], [.infinity, 1]] {
      #expect(!picture([.stroke(line, Stroke(.black, dashes: dashes))]).svg().contains("dasharray"))
    }
  }

  @Test func `groups nested 1,000 deep are written`() {
    var command = DrawingCommand.fill(.rect(.zero), .black)
    for _ in 0..<1000 { command = .group(.init("deep"), [command]) }
    expect(picture([command]).svg().matches(of: /<\/g>/).count, is: 1000)
  }

  private func textElement(_ text: String) -> String {
    let run = TextRun(text: text, origin: .zero, font: TextFont(size: 10), color: .black)
    let document = picture([.text(run)]).svg()
    return document.split(separator: "\n").first { $0.hasPrefix("<text") }.map(String.init) ?? ""
  }

  private func picture(title: String = "", summary: String = "", _ commands: [DrawingCommand]) -> DisplayList {
    DisplayList(
      size: Size(width: 10, height: 10), background: .white, title: title, summary: summary, commands: commands)
  }
}
