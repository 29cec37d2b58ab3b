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
    #expect(!picture(.group(.init("faint", opacity: 0.5), [.fill(.rect(small), gray)])).isBlank)
  }

  @Test func `a translucent layer over all of a picture mixes its color with that below`() {
    let small = Rect(x: 5, y: 5, width: 9, height: 9)
    let dimmed = DrawingCommand.group(.init("dimmed", opacity: 0.4), [.fill(.rect(area), .black)])
    #expect(picture(dimmed).isBlank)
    #expect(!picture(dimmed, .fill(.rect(small), .black)).isBlank)
    #expect(picture(dimmed, .fill(.rect(small), Color(0x999999))).isBlank)
    let dark = [DrawingCommand.fill(.rect(area), .black), .fill(.rect(small), .black)]
    #expect(picture(.group(.init("dark", opacity: 0.4), dark)).isBlank)
    #expect(picture(.fill(.rect(area), .black.opacity(0.4))).isBlank)
    #expect(picture(.fill(.rect(small), .white.opacity(0.4))).isBlank)
  }

  @Test func `what is outside of the picture or of its clip is not visible`() {
    let (small, right) = (Rect(x: 5, y: 5, width: 9, height: 9), Rect(x: 120, y: 5, width: 9, height: 9))
    let triangle = Shape.polygon([Point(x: 0, y: 60), Point(x: 9, y: 60), Point(x: 9, y: 70)], isClosed: true)
    let outside: [DrawingCommand] = [
      .fill(.rect(right), gray), .fill(.ellipse(right), gray), .fill(triangle, gray),
      .stroke(.rect(right), Stroke(gray)),
      .placed(at: Point(x: 100, y: 0), scale: 2, [.fill(.rect(area), gray)]),
      .clip(.rect(small), [.fill(.rect(Rect(x: 20, y: 5, width: 9, height: 9)), gray)]),
      .clip(.rect(right), [.fill(.rect(area), gray)]),
    ]
    for command in outside { #expect(picture(command).isBlank, "\(command)") }
    #expect(!picture(.fill(.rect(Rect(x: 95, y: 5, width: 9, height: 9)), gray)).isBlank)
    #expect(!picture(.stroke(.line(Point(x: 0, y: -1), Point(x: 9, y: -1)), Stroke(gray, width: 4))).isBlank)
    #expect(!picture(.clip(.rect(small), [.fill(.rect(Rect(x: 10, y: 5, width: 9, height: 9)), gray)])).isBlank)
  }
}
