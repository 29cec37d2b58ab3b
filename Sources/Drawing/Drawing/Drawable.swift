internal import Geometry

extension Stroke {
  /// Whether the line is visible: its width is finite and positive, and its color is not transparent.
  package var isDrawable: Bool { width.isFinite && width > 0 && color.alpha > 0 }

  /// Whether the line has drawable dashes: none is negative or infinite, and not all are zero.
  package var isDashed: Bool {
    dashes.allSatisfy { $0.isFinite && $0 >= 0 } && dashes.contains { $0 > 0 }
  }
}

extension TextRun {
  /// Whether the text is visible: it has characters, a finite position, a positive size and a color.
  package var isDrawable: Bool {
    !text.isEmpty && origin.isFinite && font.size.isFinite && font.size > 0 && color.alpha > 0
  }

  /// The width to which letters are spread. Nil if none is given or it is not a length.
  package var drawableWidth: Double? {
    width.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }
}

extension String {
  /// Whether the text is right-to-left. The first strong character decides (Unicode Bidirectional Algorithm, P2 and
  /// P3).
  package var isRightToLeft: Bool {
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF:
        // Marks and digits of these scripts have no strong direction.
        if scalar.properties.isAlphabetic { return true }
      default:
        if scalar.properties.isAlphabetic { return false }
      }
    }
    return false
  }
}
