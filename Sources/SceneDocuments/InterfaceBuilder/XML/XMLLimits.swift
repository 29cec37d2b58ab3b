/// What a document may ask of the reader; real documents of Xcode stay far below.
enum XMLLimits {
  /// The deepest nesting of elements.
  static let depth = 256
  /// The largest document, in bytes: 64 MB.
  static let size = 64 << 20
}
