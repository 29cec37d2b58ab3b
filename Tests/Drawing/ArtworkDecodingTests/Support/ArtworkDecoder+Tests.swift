import ArtworkDecoding
import Drawing

extension PDFConversions {
  /// The folders of the fallback font.
  static let fontFolders = ["/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter"]

  /// Conversions without a cache and with an unused budget.
  static var forTests: PDFConversions {
    PDFConversions(keptIn: nil, fontFolders: fontFolders, fontFamily: "Inter")
  }
}

extension ArtworkDecoder {
  /// Returns a decoder without a cache, by default with the limits of a run.
  static func forTests(limits: ArtworkLimits = .standard) -> ArtworkDecoder {
    ArtworkDecoder(limits: limits, conversions: .forTests)
  }

  /// Returns the pixels of a file with a string.
  func bitmap(_ text: String, fitting size: PixelSize? = nil) throws -> Bitmap {
    try bitmap(of: Array(text.utf8), identity: "test", fitting: size)
  }

  /// Returns the pixels of a file with these bytes.
  func bitmap(_ bytes: [UInt8], fitting size: PixelSize? = nil) throws -> Bitmap {
    try bitmap(of: bytes, identity: "test", fitting: size)
  }

  /// Returns the fault of a file, or nil if it is readable.
  func fault(_ bytes: [UInt8], fitting size: PixelSize? = nil) -> String? {
    do throws(ArtworkFault) {
      _ = try bitmap(of: bytes, identity: "test", fitting: size)
      return nil
    } catch {
      return error.message
    }
  }

  /// Returns the fault of a file with a string, or nil if it is readable.
  func fault(_ text: String, fitting size: PixelSize? = nil) -> String? { fault(Array(text.utf8), fitting: size) }
}
