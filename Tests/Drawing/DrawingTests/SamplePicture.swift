import Drawing
import Geometry

/// A small picture with every kind of command.
enum SamplePicture {
  static let picture = DisplayList(
    size: Size(width: 120, height: 80), background: .white, title: "A sample", summary: "Every command once.",
    commands: [
      .group(
        .init("views", identifier: "title label", title: "Label <title>"),
        [
          .fill(.rect(Rect(x: 10, y: 10, width: 50, height: 20.333333)), Color(0x3388FF, alpha: 0.5)),
          .text(
            TextRun(
              text: "Fish & Chips", origin: Point(x: 10, y: 26), width: 48.25,
              font: TextFont(size: 8, weight: 600), color: .black)),
        ]),
      .group(.init("constraints", opacity: 0.75), constraintMarks),
      .clip(
        .roundedRect(Rect(x: 70, y: 10, width: 40, height: 40), radius: 6),
        [.fill(.ellipse(Rect(x: 60, y: 0, width: 40, height: 40)), Color(0xFF0000))]),
      .placed(
        at: Point(x: 70, y: 55), scale: 0.125,
        [.fill(.polygon([.zero, Point(x: 80, y: 0), Point(x: 40, y: 80)], isClosed: true), Color(0x00AA00))]),
    ])

  private static let constraintMarks: [DrawingCommand] = [
    .stroke(.line(Point(x: 10, y: 40), Point(x: 60, y: 40)), Stroke(Color(0xCC0000), width: 1.5, dashes: [3, 2])),
    .stroke(.line(Point(x: 10, y: 50), Point(x: 60, y: 50)), Stroke(.black, dashes: [0, 3], hasRoundCaps: true)),
    .stroke(
      .polygon([Point(x: 10, y: 60), Point(x: 30, y: 70), Point(x: 50, y: 60)], isClosed: false), Stroke(.black)),
    .stroke(.rect(Rect(x: 10, y: 75, width: 50, height: 0)), Stroke(.black)),
    .fill(
      .path([
        .move(Point(x: 62, y: 60)), .line(Point(x: 68, y: 60)),
        .curve(Point(x: 70, y: 64), Point(x: 64, y: 68), Point(x: 62, y: 72)), .close,
      ]), Color(0x112233)),
  ]
}
