import CairoDrawing
import Drawing
import Foundation
import Geometry
import Scenes
import Testing

@Suite struct CairoRasterizerTests {
  @Test func `x`() throws {
    let r = try CairoRasterizer()
    let p = DisplayList(
      size: Size(width: 390, height: 200), background: .white, title: "A sample", summary: "Every command once. é 日",
      commands: [
        .fill(.roundedRect(Rect(x: 10, y: 10, width: 100, height: 50), radius: 10), Color(0x3388FF)),
        .text(
          TextRun(text: "Hello AV wonderful", origin: Point(x: 10, y: 90), font: TextFont(size: 17), color: .black)),
        .text(
          TextRun(
            text: "Hello AV wonderful", origin: Point(x: 10, y: 110), width: 200, font: TextFont(size: 17, weight: 700),
            color: .black)),
        .text(
          TextRun(
            text: "שלום עולם مرحبا بالعالم สวัสดี नमस्ते 日本語 👍🏽", origin: Point(x: 10, y: 140), font: TextFont(size: 17),
            color: .black)),
        .text(
          TextRun(
            text: "Hello AV wonderful", origin: Point(x: 210, y: 90),
            font: TextFont(size: 17, weight: 100, isItalic: true), color: .black)),
        .text(
          TextRun(
            text: "Hello AV wonderful", origin: Point(x: 210, y: 110), font: TextFont(size: 17, weight: 900),
            color: .black)),
        .text(
          TextRun(
            text: "Hello AV wonderful", origin: Point(x: 210, y: 180),
            font: TextFont(family: "Noto Serif", size: 17, weight: 900), color: .black)),
      ])
    let b = try r.png(of: p, scale: 2)
    try Data(b).write(to: URL(fileURLWithPath: "/tmp/wt/cairo-scratch/a.png"))
    let m = try CairoTextMeasurer()
    print(m.width(of: "Label", in: .init(pointSize: 17)))
  }
}
