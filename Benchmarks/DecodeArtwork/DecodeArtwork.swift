import ArtworkDecoding
import Drawing
import HostFiles

/// Decodes a file of artwork, so that other programs can compare its pixels.
///
///     decode-artwork FILE [WIDTH HEIGHT]
///
/// It prints the number of columns and rows on one line. Four bytes for each pixel follow, premultiplied by alpha:
/// blue, green, red, alpha. If the file cannot be decoded, the reason is printed to standard error.
@main enum DecodeArtwork {
  /// The greatest size of a file that is read, in bytes.
  private static let sizeLimit = 64 << 20

  static func main() throws {
    let words = CommandLine.arguments.dropFirst()
    guard let path = words.first else { HostProcess.exit(64) }
    let sides = words.dropFirst().compactMap { Int($0) }
    let size = sides.count == 2 ? PixelSize(width: sides[0], height: sides[1]) : nil
    let conversions = PDFConversions(
      keptIn: nil, fontFolders: ["/usr/share/fonts/opentype/inter"], fontFamily: "Inter")
    do throws(ArtworkFault) {
      let bytes = (try? FileSystem.contents(of: path, limit: sizeLimit)) ?? []
      let bitmap = try ArtworkDecoder(conversions: conversions).bitmap(of: bytes, identity: path, fitting: size)
      let samples = bitmap.pixels.flatMap { pixel in
        (0..<4).map { UInt8(truncatingIfNeeded: pixel >> (8 * UInt32($0))) }
      }
      try? FileDescriptor.write(Array("\(bitmap.width) \(bitmap.height)\n".utf8) + samples, to: 1, path: "output")
    } catch {
      try? FileDescriptor.write(Array("\(error.message)\n".utf8), to: 2, path: "messages")
      HostProcess.exit(1)
    }
  }
}
