import Geometry
import LayoutTestSupport
import Testing

@testable import SceneDrawing

@Suite struct TextRectsTests {
  @Test func `text more than a screen away from the picture is not avoided`() {
    let screen = Size(width: 100, height: 200)
    let near = [
      Rect(x: 10, y: 10, width: 50, height: 12), Rect(x: -160, y: 0, width: 61, height: 12),
      // The width of some text is unknown.
      Rect(x: 200, y: 400, width: 0, height: 0), Rect(x: 0, y: -210, width: 10, height: 12),
    ]
    let far = [
      Rect(x: -160, y: 0, width: 59, height: 12), Rect(x: 201, y: 0, width: 10, height: 12),
      Rect(x: 0, y: 401, width: 10, height: 12), Rect(x: 0, y: -213, width: 10, height: 12),
    ]
    expect((far + near + far).around(screen), is: near)
    expect([Rect]().around(screen), is: [])
  }
}
