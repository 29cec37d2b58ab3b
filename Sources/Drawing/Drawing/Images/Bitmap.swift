/// A picture of pixels.
public struct Bitmap: Sendable {
  /// The number of columns, at least 1.
  public let width: Int
  /// The number of rows, at least 1.
  public let height: Int
  /// The pixels, row by row from the top left: alpha in the highest byte, then red, green and blue, premultiplied
  /// (sRGB).
  public let pixels: [UInt32]
  /// A string that identifies the pixels: their source and how they were processed.
  public let identity: String
  /// The PNG or JPEG file with exactly these pixels, if they were read from one that all browsers show. Nil otherwise.
  public let file: EncodedImage?

  /// Creates a picture. Nil if it is empty or the number of pixels does not match its sides.
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
  /// Whether two pictures have the same size and identity.
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
  /// The format of a file.
  public enum Format: String, Sendable, Hashable {
    case png
    case jpeg
  }

  /// The format of the file.
  public let format: Format
  /// The bytes of the file.
  public let bytes: [UInt8]

  public init(format: Format, bytes: [UInt8]) {
    self.format = format
    self.bytes = bytes
  }
}
