/// A picture of pixels.
public struct Bitmap: Sendable {
  /// The columns of pixels, at least 1.
  public let width: Int
  /// The rows of pixels, at least 1.
  public let height: Int
  /// The pixels row by row from the top left: alpha in the highest byte, then red, green and blue, multiplied by alpha
  /// (sRGB).
  public let pixels: [UInt32]
  /// The text that is the same for the same pixels only: what they were made of and how.
  public let identity: String
  /// The PNG or JPEG file with exactly these pixels, where they were read from one that every browser shows; nil otherwise.
  public let file: EncodedImage?

  /// A picture; nil where there are not as many pixels as its sides say, or none.
  public init?(width: Int, height: Int, pixels: [UInt32], identity: String, file: EncodedImage? = nil) {
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflows, pixels.count == count else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
    self.identity = identity
    self.file = file
  }
}

extension Bitmap: Hashable {
  /// Returns whether two pictures have the same size and were made of the same in the same way.
  public static func == (first: Bitmap, second: Bitmap) -> Bool {
    first.width == second.width && first.height == second.height && first.identity == second.identity
  }

  /// Hashes the size and the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(identity)
  }
}

/// A picture as the bytes of a file.
public struct EncodedImage: Sendable, Hashable {
  /// The format of the file.
  public enum Format: String, Sendable, Hashable {
    case png
    case jpeg
  }

  /// The format of the file.
  public let format: Format
  /// The bytes of the file.
  public let bytes: [UInt8]

  /// A file.
  public init(format: Format, bytes: [UInt8]) {
    self.format = format
    self.bytes = bytes
  }
}
