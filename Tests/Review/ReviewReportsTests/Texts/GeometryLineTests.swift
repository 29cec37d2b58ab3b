import LayoutTestSupport
import ReviewReports
import ReviewTestSupport
import SceneLayouts
import Scenes
import Testing

@Suite struct GeometryLineTests {
  @Test func `each view is one JSON object on one line`() {
    #expect(
      GeometryLine.lines(of: SampleReview.layout()).map(\.json).joined(separator: "\n") == """
        {"document":"Scenes/Login.scene.yaml","scene":"Login","view":"root","device":"phone","orientation":"portrait","frame":[0,0,320,480],"path":"/","class":"view"}
        {"document":"Scenes/Login.scene.yaml","scene":"Login","view":"form","device":"phone","orientation":"portrait","frame":[-700,30.5,1000,240],"path":"form","class":"view"}
        {"document":"Scenes/Login.scene.yaml","scene":"Login","view":"email","device":"phone","orientation":"portrait","frame":[6,-2,104,48],"path":"form/E-mail","class":"textField","alignment":[8,0,100,44]}
        {"document":"Scenes/Login.scene.yaml","scene":"Login","view":"badge","device":"phone","orientation":"portrait","frame":[0,0,24,24],"path":"badge","class":"view","ambiguous":["left"],"hidden":true}
        """)
  }

  @Test func `the table is aligned and shows what is unusual`() {
    #expect(
      GeometryTable.text(of: SampleReview.layout()) == """
        Login: Phone, portrait, 320 × 480 pt
          view        class         x     y  width  height
          root        view          0     0    320     480
            form      view       -700  30.5   1000     240
              E-mail  textField     6    -2    104      48  alignment: 8 0 100 44
            badge     view          0     0     24      24  hidden; ambiguous: left

        """)
  }

  @Test func `a name cannot break the table`() {
    var layout = SampleReview.layout()
    layout.resolved.views[1].identity.label = "two\nlines\u{1B}[31m" + String(repeating: "x", count: 100)
    let lines = GeometryTable.text(of: layout).split(separator: "\n", omittingEmptySubsequences: false)
    expect(lines.count, is: 7)
    #expect(lines[3].hasPrefix("    two lines\\u{1B}[31mxxx"))
    expect(lines[2], is: "  root        view          0     0    320     480")
  }

  @Test func `subviews of a hidden view are hidden`() {
    var layout = SampleReview.layout()
    layout.resolved.views[1].appearance.isHidden = true
    expect(ViewReport.views(of: layout).map(\.isHidden), is: [false, true, true, true])
  }

  @Test func `a layout without frames has no lines`() {
    var layout = SampleReview.layout()
    layout.frames = []
    layout.absoluteFrames = []
    #expect(GeometryLine.lines(of: layout).isEmpty)
    #expect(GeometryTable.text(of: layout).hasSuffix("height\n"))
  }
}
