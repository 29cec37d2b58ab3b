import Drawing
import Geometry
import Testing

@Suite struct DisplayListDumpTests {
  @Test func `a picture has one line per command`() {
    #expect(
      SamplePicture.picture.dump() == """
        picture 120 × 80 #ffffff "A sample"
          summary "Every command once."
          group views #title label "Label <title>"
            fill rect 10,10 50×20.333 #3388ff opacity 0.5
            text "Fish & Chips" at 10,26 width 48.25 8 weight 600 #000000
          group constraints opacity 0.75
            stroke line 10,40 to 60,40 #cc0000 width 1.5 dashes 3,2
            stroke line 10,50 to 60,50 #000000 dashes 0,3 round
            stroke polyline 10,60 30,70 50,60 #000000
            stroke rect 10,75 50×0 #000000
            fill path move 62,60 line 68,60 curve 70,64 64,68 62,72 close #112233
          clip rect 70,10 40×40 radius 6
            fill ellipse 60,0 40×40 #ff0000
          placed at 70,55 scale 0.125
            fill polygon 0,0 80,0 40,80 #00aa00

        """)
  }

  @Test func `different values are printed differently`() {
    let font = TextFont(family: "Menlo", size: 12.5, weight: 700, isItalic: true)
    let run = TextRun(text: "a\n\"b\"\\", origin: Point(x: 1, y: .nan), font: font, color: .black.opacity(0.5))
    let picture = DisplayList(
      size: Size(width: 10, height: 10), background: .white.opacity(0), title: "", summary: "", commands: [.text(run)])
    #expect(
      picture.dump() == #"""
        picture 10 × 10 #ffffff opacity 0 ""
          text "a\n\"b\"\\" at 1,nan "Menlo" 12.5 weight 700 italic #000000 opacity 0.5

        """#)
  }
}
