import Geometry
import LayoutTestSupport
import Testing

@testable import Drawing

@Suite struct ShapeOutlineTests {
  @Test func `a rectangle is four corners clockwise`() {
    #expect(
      Shape.rect(Rect(x: 1, y: 2, width: 10, height: 20)).outline == [
        .move(Point(x: 1, y: 2)), .line(Point(x: 11, y: 2)), .line(Point(x: 11, y: 22)), .line(Point(x: 1, y: 22)),
        .close,
      ])
  }

  @Test func `an ellipse touches the middle of each side`() {
    let ends = endPoints(of: .ellipse(Rect(x: 0, y: 0, width: 10, height: 20)))
    for middle in [Point(x: 5, y: 0), Point(x: 10, y: 10), Point(x: 5, y: 20), Point(x: 0, y: 10)] {
      #expect(ends.contains(middle))
    }
  }

  @Test(arguments: [(-1.0, 0.0), (0, 0), (3, 3), (5, 5), (9, 5)])
  func `a corner radius is at most half the shorter side`(radius: Double, drawn: Double) {
    let ends = endPoints(of: .roundedRect(Rect(x: 0, y: 0, width: 10, height: 20), radius: radius))
    expect(ends.first, is: Point(x: drawn, y: 0))
    #expect(ends.contains(Point(x: 10, y: drawn)))
  }

  @Test func `an outline with no or negative area is not drawable`() {
    #expect(Shape.rect(.zero).isDrawable)
    #expect(!Shape.ellipse(.zero).isDrawable)
    #expect(!Shape.rect(Rect(x: 0, y: 0, width: -1, height: 1)).isDrawable)
    #expect(!Shape.polygon([], isClosed: true).isDrawable)
    #expect(!Shape.path([]).isDrawable)
    #expect(!Shape.path([.line(.zero)]).isDrawable)
  }

  private func endPoints(of shape: Shape) -> [Point] {
    shape.outline.compactMap {
      switch $0 {
      case .move(let point), .line(let point), .curve(_, _, let point): point
      case .close: nil
      }
    }
  }
}
