import Geometry
import Testing

@testable import Drawing

struct BlankPictureTests {
  private let area = Rect(x: 0, y: 0, width: 100, height: 50)
  private let gray = Color(0x808080)

  private func picture(_ commands: DrawingCommand...) -> DisplayList {
    DisplayList(size: area.size, background: .white, title: "", summary: "", commands: commands)
  }

  @Test func `a picture with one color is blank`() {
    #expect(picture().isBlank)
    #expect(picture(.fill(.rect(area), gray), .fill(.rect(Rect(x: 5, y: 5, width: 9, height: 9)), gray)).isBlank)
    #expect(picture(.group(.init("views"), [.placed(at: .zero, scale: 2, [.fill(.rect(area), gray)])])).isBlank)
    #expect(picture(.stroke(.rect(area), Stroke(gray, width: 0)), .fill(.rect(.zero), .black)).isBlank)
    #expect(picture(.group(.init("hidden", opacity: 0), [.fill(.ellipse(area), gray)])).isBlank)
  }

  @Test func `a picture with anything else is not blank`() {
    let small = Rect(x: 5, y: 5, width: 9, height: 9)
    #expect(!picture(.fill(.rect(small), gray)).isBlank)
    #expect(!picture(.fill(.rect(area), gray), .fill(.rect(small), .white)).isBlank)
    #expect(!picture(.stroke(.rect(area), Stroke(gray))).isBlank)
    #expect(!picture(.clip(.rect(small), [.fill(.rect(area), gray)])).isBlank)
    #expect(!picture(.placed(at: Point(x: 1, y: 0), scale: 1, [.fill(.rect(area), gray)])).isBlank)
  }
}
