import CairoDrawing
import Drawing
import Geometry
import Testing

/// Returns a picture, by default of 10 by 10 points.
func picture(
  _ commands: [DrawingCommand], size: Size = Size(width: 10, height: 10), background: Color = .white,
  summary: String = ""
) -> DisplayList {
  DisplayList(size: size, background: background, title: "", summary: summary, commands: commands)
}

/// Returns the pixels of drawing commands after writing and reading a PNG file.
func image(
  of commands: [DrawingCommand], size: Size = Size(width: 10, height: 10), background: Color = .white, scale: Double = 1
) throws -> DecodedImage {
  let file = try CairoRasterizer().png(of: picture(commands, size: size, background: background), scale: scale)
  return try #require(DecodedImage(file))
}

/// Returns a line of text with its baseline at a position.
func text(_ text: String, x: Double = 5, y: Double = 30, width: Double? = nil, font: TextFont = TextFont(size: 20))
  -> DrawingCommand
{
  .text(TextRun(text: text, origin: Point(x: x, y: y), width: width, font: font, color: .black))
}
