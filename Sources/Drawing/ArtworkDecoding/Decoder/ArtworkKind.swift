internal import Drawing

/// The format of an artwork file, by its contents: file names are often wrong.
enum ArtworkKind: Sendable, Hashable {
  case png
  case jpeg
  case webP
  case svg
  case pdf
  case gif
  case tiff
  case heif

  /// Creates the format of a file.
  ///
  /// - Throws: ``ArtworkFault`` with the actual format, if known, for unsupported files.
  init(of bytes: [UInt8]) throws(ArtworkFault) {
    switch bytes {
    case _ where bytes.isEmpty: throw ArtworkFault(message: "it is empty")
    case _ where bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]): self = .png
    case _ where bytes.starts(with: [0xFF, 0xD8, 0xFF]): self = .jpeg
    case _ where bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WEBP".utf8): self = .webP
    // PDF readers accept the header in the first 1024 bytes (ISO 32000-1, annex H.3.4.1).
    case _ where bytes.prefix(1024).holds("%PDF-"): self = .pdf
    case _ where Self.isSVG(bytes): self = .svg
    case _ where bytes.starts(with: "GIF8".utf8): self = .gif
    case _ where bytes.starts(with: [0x49, 0x49, 0x2A, 0]) || bytes.starts(with: [0x4D, 0x4D, 0, 0x2A]): self = .tiff
    case _ where Self.isHEIF(bytes): self = .heif
    default: throw ArtworkFault(message: Self.refusal(of: bytes))
    }
  }

  /// Whether the file begins with markup whose root is `svg`.
  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(1 << 16)
    let text = start.starts(with: [0xEF, 0xBB, 0xBF]) ? start.dropFirst(3) : start
    guard text.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") else { return false }
    return text.holds("<svg") || text.holds(":svg")
  }

  /// Whether a file is a container with a still picture brand (ISO/IEC 23008-12).
  private static func isHEIF(_ bytes: [UInt8]) -> Bool {
    let brands = ["heic", "heix", "hevc", "heim", "heis", "mif1", "msf1", "avif", "avis"]
    return bytes.dropFirst(4).starts(with: "ftyp".utf8)
      && brands.contains(String(decoding: bytes.dropFirst(8).prefix(4), as: UTF8.self))
  }

  /// Returns the reason why another format is not shown.
  private static func refusal(of bytes: [UInt8]) -> String {
    let others: [(start: [UInt8], words: String)] = [
      (Array("BM".utf8), "BMP files are not supported; convert it to PNG"),
      (Array("%!PS".utf8), "PostScript files are not supported; convert it to PDF"),
      ([0x1F, 0x8B], "it is compressed; save it as a plain SVG file"),
      (Array("version https://git-lfs".utf8), "the file is a git LFS pointer; fetch it with 'git lfs pull'"),
    ]
    let known = others.first { bytes.starts(with: $0.start) }
    return known?.words ?? "not a supported image file; PNG, JPEG, HEIF, WebP, GIF, TIFF, SVG and PDF are supported"
  }
}
