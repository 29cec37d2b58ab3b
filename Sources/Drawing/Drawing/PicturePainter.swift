/// The code that paints pictures and writes their files.
public enum PicturePainter: String, Sendable, Hashable, CaseIterable {
  /// Boxes, lines and letters are painted without a library, and cairo paints the rest. The tool writes PNG and SVG
  /// itself, with a group for each layer in SVG.
  case direct
  /// cairo paints everything, on its image, SVG and PDF surfaces, and libpng writes PNG. SVG has no layers.
  case cairo
}
