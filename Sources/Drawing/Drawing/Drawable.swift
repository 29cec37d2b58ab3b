internal import Geometry

extension Stroke {
  /// Tells whether the line can be seen: a finite width above zero in a colour that is not transparent.
  package var isDrawable: Bool { width.isFinite && width > 0 && color.alpha > 0 }

  /// Tells whether the line has dashes that can be drawn: none negative or infinite, and not all of length zero.
  package var isDashed: Bool {
    dashes.allSatisfy { $0.isFinite && $0 >= 0 } && dashes.contains { $0 > 0 }
  }
}

extension TextRun {
  /// Tells whether the text can be seen: it has characters, a place, a size above zero and a colour.
  package var isDrawable: Bool {
    !text.isEmpty && origin.isFinite && font.size.isFinite && font.size > 0 && color.alpha > 0
  }

  /// The width to spread the letters to, or nil where none is given or it is no length.
  package var drawableWidth: Double? {
    width.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }
}

extension String {
  /// Tells whether the text is read from right to left: its first letter decides (Unicode Bidirectional Algorithm, P2
  /// and P3).
  package var isRightToLeft: Bool {
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF:
        // Their marks and digits say nothing of the direction.
        if scalar.properties.isAlphabetic { return true }
      default:
        if scalar.properties.isAlphabetic { return false }
      }
    }
    return false
  }
}
