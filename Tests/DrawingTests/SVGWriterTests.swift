import Drawing
import Geometry
import Testing

@Suite struct SVGWriterTests {
  @Test func `a picture is a document with a title, a description and one element a command`() {
    #expect(
      SamplePicture.picture.svg() == """
        <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" viewBox="0 0 120 80" role="img" font-family="Inter, -apple-system, 'SF Pro Text', 'Helvetica Neue', Arial, sans-serif" fill-rule="evenodd" clip-rule="evenodd">
        <title>A sample</title>
        <desc>Every command once.</desc>
        <rect x="0" y="0" width="120" height="80" fill="#ffffff"/>
        <g class="views" id="title-label">
        <title>Label &lt;title&gt;</title>
        <rect x="10" y="10" width="50" height="20.333" fill="#3388ff" fill-opacity="0.5"/>
        <text x="10" y="26" font-size="8" font-weight="600" fill="#000000" textLength="48.25" lengthAdjust="spacing">Fish &amp; Chips</text>
        </g>
        <g class="constraints" opacity="0.75">
        <line x1="10" y1="40" x2="60" y2="40" fill="none" stroke="#cc0000" stroke-width="1.5" stroke-dasharray="3 2"/>
        <line x1="10" y1="50" x2="60" y2="50" fill="none" stroke="#000000" stroke-linecap="round" stroke-dasharray="0 3"/>
        <polyline points="10 60 30 70 50 60" fill="none" stroke="#000000"/>
        <path d="M10 75L60 75L60 75L10 75Z" fill="none" stroke="#000000"/>
        <path d="M62 60L68 60C70 64 64 68 62 72Z" fill="#112233"/>
        </g>
        <clipPath id="clip-1"><rect x="70" y="10" width="40" height="40" rx="6"/>
        </clipPath>
        <g clip-path="url(#clip-1)">
        <circle cx="80" cy="20" r="20" fill="#ff0000"/>
        </g>
        <g transform="translate(70 55) scale(0.125)">
        <polygon points="0 0 80 0 40 80" fill="#00aa00"/>
        </g>
        </svg>

        """)
  }
}
