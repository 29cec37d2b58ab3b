import LayoutTestSupport
import Testing

/// Creates PNG files of any kind from random samples, with the expected pixels. It follows ISO/IEC 15948 and does not
/// use the library under test.
struct PNGMaker {
  /// The kind of a file.
  struct Kind: Sendable, Hashable, CustomTestStringConvertible {
    /// The color type: 0 gray, 2 red, green and blue, 3 palette, 4 gray and alpha, 6 red, green, blue and alpha.
    var colors: Int
    /// The bits of a sample.
    var depth: Int
    /// Whether the rows are interlaced in seven passes.
    var isInterlaced: Bool
    /// Whether a color, or entries of the palette, are transparent.
    var hasTransparency: Bool

    /// A description of the kind.
    var testDescription: String {
      "type \(colors), \(depth) bits\(isInterlaced ? ", interlaced" : "")\(hasTransparency ? ", transparent" : "")"
    }

    /// The number of samples of a pixel.
    var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colors] ?? 0 }

    /// All kinds that the standard allows.
    static let all: [Kind] = [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]]
      .sorted { $0.key < $1.key }.flatMap { colors, depths in
        depths.flatMap { depth in
          [false, true].flatMap { interlaced in
            (colors < 4 ? [false, true] : [false]).map {
              Kind(colors: colors, depth: depth, isInterlaced: interlaced, hasTransparency: $0)
            }
          }
        }
      }
  }

  /// The kind of the file.
  let kind: Kind
  /// The number of columns.
  let width: Int
  /// The number of rows.
  let height: Int
  /// The samples of each pixel, row by row.
  private var samples: [[Int]] = []
  /// The palette: red, green, blue and alpha of each entry.
  private var palette: [[Int]] = []

  /// Creates a file with random samples.
  init(_ kind: Kind, width: Int, height: Int, seed: UInt64) {
    self.kind = kind
    self.width = width
    self.height = height
    var generator = SeededRandomNumberGenerator(seed: seed)
    let most = (1 << kind.depth) - 1
    for _ in 0..<width * height {
      samples.append((0..<kind.channels).map { _ in Int.random(in: 0...most, using: &generator) })
    }
    if kind.colors == 3 {
      palette = (0...most).map { _ in
        (0..<3).map { _ in Int.random(in: 0...255, using: &generator) }
          + [kind.hasTransparency ? Int.random(in: 0...255, using: &generator) : 255]
      }
    }
  }

  // MARK: - Pixels

  /// The expected pixels, premultiplied by alpha.
  var pixels: [UInt32] {
    samples.map { sample in
      let parts = colorParts(sample)
      let alpha = parts[3]
      func part(_ value: Int) -> UInt32 { UInt32((Double(value * alpha) / 255).rounded()) }
      return UInt32(alpha) << 24 | part(parts[0]) << 16 | part(parts[1]) << 8 | part(parts[2])
    }
  }

  /// Returns red, green, blue and alpha of a pixel, each from 0 to 255.
  private func colorParts(_ sample: [Int]) -> [Int] {
    let most = (1 << kind.depth) - 1
    func byte(_ value: Int) -> Int { Int((Double(value) * 255 / Double(most)).rounded()) }
    let isHidden = kind.hasTransparency && kind.colors != 3 && sample == samples[0]
    switch kind.colors {
    case 0: return [byte(sample[0]), byte(sample[0]), byte(sample[0]), isHidden ? 0 : 255]
    case 2: return sample.map(byte) + [isHidden ? 0 : 255]
    case 3: return palette[sample[0]]
    case 4: return [byte(sample[0]), byte(sample[0]), byte(sample[0]), byte(sample[1])]
    default: return sample.map(byte)
    }
  }

  // MARK: - File

  /// Returns the bytes of the file.
  ///
  /// - Parameter extra: Chunks to insert before the palette, by their names.
  func bytes(adding extra: [(name: String, contents: [UInt8])] = []) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += Self.chunk("IHDR", Self.header(width, height, kind.depth, kind.colors, kind.isInterlaced))
    for (name, contents) in extra { file += Self.chunk(name, contents) }
    if kind.colors == 3 {
      file += Self.chunk("PLTE", palette.flatMap { $0.prefix(3).map(UInt8.init) })
      if kind.hasTransparency { file += Self.chunk("tRNS", palette.map { UInt8($0[3]) }) }
    } else if kind.hasTransparency {
      file += Self.chunk("tRNS", samples[0].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })
    }
    file += Self.chunk("IDAT", Self.stored(rows))
    return file + Self.chunk("IEND", [])
  }

  /// Returns the contents of the first chunk.
  static func header(_ width: Int, _ height: Int, _ depth: Int, _ colors: Int, _ interlaced: Bool) -> [UInt8] {
    number(width) + number(height) + [UInt8(depth), UInt8(colors), 0, 0, interlaced ? 1 : 0]
  }

  /// The rows of all passes, each with a leading filter byte (none).
  private var rows: [UInt8] {
    // The first column and row of a pass, and the steps to the next ones (section 8.2).
    let passes =
      kind.isInterlaced
      ? [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
      : [(0, 0, 1, 1)]
    return passes.flatMap { left, top, right, down in
      stride(from: top, to: height, by: down).flatMap { row -> [UInt8] in
        let columns = stride(from: left, to: width, by: right)
        guard !Array(columns).isEmpty else { return [] }
        return [0] + packed(columns.flatMap { samples[row * width + $0] })
      }
    }
  }

  /// Returns packed samples, the first one in the highest bits.
  private func packed(_ samples: [Int]) -> [UInt8] {
    let bits = samples.flatMap { sample in (0..<kind.depth).reversed().map { sample >> $0 & 1 } }
    return stride(from: 0, to: bits.count, by: 8).map { start in
      (0..<8).reduce(UInt8(0)) { $0 << 1 | UInt8(start + $1 < bits.count ? bits[start + $1] : 0) }
    }
  }

  /// Returns bytes in zlib's format without compression (RFC 1950, RFC 1951 section 3.2.4).
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var (low, high) = (UInt32(1), UInt32(0))
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    for start in stride(from: 0, through: bytes.count, by: 65_535) {
      let block = bytes[start..<min(bytes.count, start + 65_535)]
      let length = UInt16(block.count)
      stream.append(start + 65_535 > bytes.count ? 1 : 0)
      for number in [length, ~length] { stream += [UInt8(number & 255), UInt8(number >> 8)] }
      stream += block
    }
    return stream + number(Int(high << 16 | low))
  }

  /// Returns a chunk with its length and checksum.
  static func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + contents
    var remainder = UInt32.max
    for byte in named {
      remainder ^= UInt32(byte)
      for _ in 0..<8 { remainder = remainder >> 1 ^ (remainder & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return number(contents.count) + named + number(Int(~remainder))
  }

  /// Returns a number as four bytes, most significant first.
  static func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }
}
