import Drawing
import Geometry
import Testing

/// Compares direct painting with cairo. Groups with an opacity below 1 are always drawn by cairo.
@Suite struct DirectPainterTests {
  private static let size = Size(width: 60, height: 60)

  private static let rect = Rect(x: 7.3, y: 9.6, width: 31.7, height: 22.2)
  private static let shapes: [Shape] = [
    .rect(rect), .roundedRect(rect, radius: 6.4), .roundedRect(rect, radius: 50),
    .ellipse(Rect(x: 5.2, y: 5.7, width: 40.5, height: 40.5)), .rect(Rect(x: -20, y: -3, width: 100, height: 20.5)),
    .rect(Rect(x: 10.2, y: 10.2, width: 0.3, height: 40)), .line(Point(x: 3.5, y: 8), Point(x: 50.2, y: 8)),
    .line(Point(x: 8.25, y: 50), Point(x: 8.25, y: -20)),
  ]
  private static let strokes: [Stroke] = [
    Stroke(.black), Stroke(.black, width: 3.3), Stroke(Color(0x3388FF, alpha: 0.6), width: 2),
    Stroke(.black, width: 2, dashes: [5, 3]), Stroke(.black, width: 2, dashes: [0, 4], hasRoundCaps: true),
    Stroke(.black, width: 4, hasRoundCaps: true), Stroke(Color(0x3388FF, alpha: 0.6), dashes: [3, 2, 1]),
  ]

  @Test(arguments: shapes) func `direct fills are those of cairo`(shape: Shape) throws {
    try expectSame([.fill(shape, Color(0xCC4400))])
    try expectSame([.fill(shape, Color(0xCC4400, alpha: 0.4))])
  }

  @Test(arguments: shapes, strokes) func `direct lines are those of cairo`(shape: Shape, stroke: Stroke) throws {
    try expectSame([.stroke(shape, stroke)])
  }

  @Test func `clips and placed groups are painted as by cairo`() throws {
    let square = DrawingCommand.fill(.rect(Rect(x: 0, y: 0, width: 30, height: 30)), Color(0x227744))
    let clips: [Shape] = [
      .rect(Rect(x: 4.5, y: 3.2, width: 20, height: 14)),
      .roundedRect(Rect(x: 2, y: 2, width: 20, height: 20), radius: 8),
      .roundedRect(Rect(x: -5, y: -5, width: 90, height: 90), radius: 3), .line(.zero, Point(x: 9, y: 9)),
    ]
    for clip in clips {
      try expectSame([.clip(clip, [square, .clip(.rect(Rect(x: 0, y: 0, width: 12, height: 50)), [square])])])
      try expectSame([.placed(at: Point(x: 11.3, y: 5.1), scale: 0.7, [.clip(clip, [square]), square])])
    }
  }

  @Test func `the last of several opaque backgrounds is kept, and translucent ones are blended`() throws {
    let all = Shape.rect(Rect(x: 0, y: 0, width: 10, height: 10))
    let image = try image(of: [.fill(all, .black), .fill(all, Color(0x336699)), .fill(all, Color.white.opacity(0.5))])
    #expect([0x99B2CC, 0x99B3CC].contains(image.color(x: 9, y: 9)))
  }

  /// Compares commands with the same commands in a group. The largest difference of a component and the mean difference
  /// are limited.
  private func expectSame(_ commands: [DrawingCommand], sourceLocation: SourceLocation = #_sourceLocation) throws {
    let ours = try image(of: commands, size: Self.size, scale: 1.5)
    let group = DrawingCommand.group(.init("", opacity: 1 - 1e-9), commands)
    let cairos = try image(of: [group], size: Self.size, scale: 1.5)
    var sum = 0
    var largest = 0
    for y in 0..<ours.height {
      for x in 0..<ours.width {
        let (first, second) = (ours.color(x: x, y: y), cairos.color(x: x, y: y))
        for shift: UInt32 in [0, 8, 16] {
          let difference = abs(Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF))
          sum += difference
          largest = max(largest, difference)
        }
      }
    }
    #expect(largest <= 70, sourceLocation: sourceLocation)
    #expect(Double(sum) / Double(ours.width * ours.height * 3) < 0.6, sourceLocation: sourceLocation)
  }
}
