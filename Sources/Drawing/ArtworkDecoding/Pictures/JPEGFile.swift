/// The metadata in the segments of a JPEG file (ISO/IEC 10918-1, annex B).
struct JPEGFile {
  /// The Exif orientation, from 1 (upright) to 8 (Exif, tag 0x0112).
  private(set) var orientation = 1
  /// Whether an Adobe program wrote the file, which inverts CMYK values.
  private(set) var isAdobe = false
  /// Whether the file has a color profile, so that its colors may not be sRGB.
  private(set) var hasProfile = false
  /// An upper bound for the number of scans.
  let scanCount: Int

  /// Reads the segments of a file, as far as possible.
  init(_ bytes: [UInt8]) {
    scanCount = Self.scanCount(bytes)
    var offset = 2
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      if marker == 0xFF {
        offset += 1
        continue
      }
      // The image data begins, or the file ends.
      if marker == 0xDA || marker == 0xD9 { return }
      let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
      let end = offset + 2 + length
      guard length >= 2, end <= bytes.count else { return }
      read(marker, Array(bytes[offset + 4..<end]))
      offset = end
    }
  }

  private mutating func read(_ marker: UInt8, _ contents: [UInt8]) {
    switch marker {
    case 0xE1 where contents.starts(with: Array("Exif".utf8) + [0, 0]):
      orientation = ExifOrientation.value(in: Array(contents.dropFirst(6))) ?? orientation
    case 0xE2 where contents.starts(with: "ICC_PROFILE".utf8): hasProfile = true
    case 0xEE where contents.starts(with: "Adobe".utf8): isAdobe = true
    default: break
    }
  }

  private static func scanCount(_ bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      for index in bytes.indices.dropLast() where bytes[index] == 0xFF && bytes[index + 1] == 0xDA { count += 1 }
      return count
    }
  }
}

/// Functions that read the orientation from Exif data (Exif 2.3, section 4.6.4).
enum ExifOrientation {
  /// Returns the orientation, from 1 to 8. Nil if there is none.
  ///
  /// - Parameter notes: The Exif data: a TIFF file without pixels.
  static func value(in notes: [UInt8]) -> Int? {
    TIFFDirectory(of: notes)?.value(0x0112).flatMap { (1...8).contains($0) ? $0 : nil }
  }
}
