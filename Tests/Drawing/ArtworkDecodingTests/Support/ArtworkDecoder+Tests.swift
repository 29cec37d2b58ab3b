import ArtworkDecoding
import Drawing

extension PDFConversions {
  /// The folders of the font that stands in for all others.
  static let fontFolders = ["/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter"]

  /// Conversions that keep nothing, and of whose budget nothing is spent.
  static var forTests: PDFConversions {
    PDFConversions(keptIn: nil, fontFolders: fontFolders, fontFamily: "Inter")
  }
}

extension ArtworkDecoder {
  /// A decoder with the limits of a run, or others, that keeps nothing.
  static func forTests(limits: ArtworkLimits = .standard) -> ArtworkDecoder {
    ArtworkDecoder(limits: limits, conversions: .forTests)
  }

  /// The pixels of a text.
  func bitmap(_ text: String, fitting size: PixelSize? = nil) throws -> Bitmap {
    try bitmap(of: Array(text.utf8), identity: "test", fitting: size)
  }

  /// The pixels of bytes.
  func bitmap(_ bytes: [UInt8], fitting size: PixelSize? = nil) throws -> Bitmap {
    try bitmap(of: bytes, identity: "test", fitting: size)
  }

  /// The fault of a file; nil where it can be read.
  func fault(_ bytes: [UInt8], fitting size: PixelSize? = nil) -> String? {
    do throws(ArtworkFault) {
      _ = try bitmap(of: bytes, identity: "test", fitting: size)
      return nil
    } catch {
      return error.message
    }
  }

  /// The fault of a text; nil where it can be read.
  func fault(_ text: String, fitting size: PixelSize? = nil) -> String? { fault(Array(text.utf8), fitting: size) }
}
