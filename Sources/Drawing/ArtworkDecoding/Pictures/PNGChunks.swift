internal import Drawing

/// The chunks of a PNG file (ISO/IEC 15948).
struct PNGChunks {
  /// The file with only the chunks that define pixels: no color spaces, strings, times or previews.
  private(set) var essence: [UInt8]
  /// The number of columns.
  private(set) var width = 0
  /// The number of rows.
  private(set) var height = 0
  /// The bits per sample.
  private(set) var depth = 0
  /// Whether the rows of the file are in seven passes over the picture.
  private(set) var isInterlaced = false
  /// Whether programs with color management or animation show the file like this one does.
  private(set) var isPlain = true

  /// The fault of a truncated file.
  private static let cut = ArtworkFault(message: "it is truncated; export it again")

  /// The chunks that define pixels.
  private static let essential = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]
  /// The chunks that change colors or add an animation. They do not include `iDOT`, a preview of macOS, or `sRGB`,
  /// which states the default.
  private static let telling = ["gAMA", "cHRM", "iCCP", "cICP", "mDCV", "mDCv", "cLLI", "cLLi", "acTL", "eXIf"]

  /// Reads the chunks of a file with a PNG signature.
  init(_ bytes: [UInt8]) throws(ArtworkFault) {
    essence = Array(bytes.prefix(8))
    var offset = 8
    var isEnded = false
    while !isEnded {
      guard bytes.count - offset >= 12 else { throw Self.cut }
      let length = Self.number(bytes, at: offset)
      guard length <= bytes.count - offset - 12 else { throw Self.cut }
      let name = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
      let contents = bytes[offset + 8..<offset + 8 + length]
      try read(name, contents)
      if Self.essential.contains(name) { essence += bytes[offset..<offset + 12 + length] }
      isEnded = name == "IEND"
      offset += 12 + length
    }
    guard width > 0, height > 0 else { throw ArtworkFault(message: "its beginning is damaged; export it again") }
    // Data after the end may be hidden content, so the file itself is not passed on.
    if offset < bytes.count { isPlain = false }
  }

  /// Returns the size in the first chunk (ISO/IEC 15948, 11.2.2). A file that Xcode optimized for an app is read
  /// completely.
  static func size(of bytes: [UInt8]) throws(ArtworkFault) -> (width: Int, height: Int) {
    guard bytes.count >= 24 else { throw cut }
    let (width, height) = (number(bytes, at: 16), number(bytes, at: 20))
    if bytes[12..<16].elementsEqual("IHDR".utf8), width > 0, height > 0 { return (width, height) }
    let file = try PNGChunks(bytes)
    return (file.width, file.height)
  }

  private mutating func read(_ name: String, _ contents: ArraySlice<UInt8>) throws(ArtworkFault) {
    switch name {
    case "CgBI":
      throw ArtworkFault(
        message: """
          it is a PNG file that Xcode optimized for an app and other programs cannot read; restore it with \
          'xcrun pngcrush -revert-iphone-optimizations'
          """)
    case "IHDR" where width == 0 && contents.count == 13:
      let header = Array(contents)
      (width, height, depth) = (Self.number(header, at: 0), Self.number(header, at: 4), Int(header[8]))
      isInterlaced = header[12] != 0
    case _ where Self.telling.contains(name): isPlain = false
    default: break
    }
  }

  /// Returns a big-endian 32-bit number, which must be within the bytes.
  private static func number(_ bytes: [UInt8], at offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
