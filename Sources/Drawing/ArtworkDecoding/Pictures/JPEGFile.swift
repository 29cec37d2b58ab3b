/// A JPEG file as its segments tell of it (ISO/IEC 10918-1, annex B).
struct JPEGFile {
  /// The way in which the picture is to be turned before it is seen, from 1, not at all, to 8 (Exif, tag 0x0112).
  private(set) var orientation = 1
  /// True where a program of Adobe has written it, which turns the colours of printing around.
  private(set) var isAdobe = false
  /// True where it says that its colours are others than sRGB's.
  private(set) var hasProfile = false
  /// The number of times that a reader goes over the picture, at most.
  let scanCount: Int

  /// The segments of a file, as far as they can be read.
  init(_ bytes: [UInt8]) {
    scanCount = Self.scanCount(bytes)
    var offset = 2
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      if marker == 0xFF {
        offset += 1
        continue
      }
      // The picture itself begins, or ends.
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

/// Finds in the notes of a camera how it was held (Exif 2.3, section 4.6.4).
enum ExifOrientation {
  /// The orientation, from 1 to 8; nil where the notes do not have it.
  ///
  /// - Parameter notes: A file of TIFF, without pixels.
  static func value(in notes: [UInt8]) -> Int? {
    TIFFDirectory(of: notes)?.value(0x0112).flatMap { (1...8).contains($0) ? $0 : nil }
  }
}
