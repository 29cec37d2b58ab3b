/// The limits of accepted documents. Real Xcode documents are far below them.
package enum XMLLimits {
  /// The deepest nesting of elements.
  package static let depth = 256
  /// The largest document, in bytes: 64 MB.
  package static let size = 64 << 20
  /// The maximum number of elements, which bounds the memory of the tree.
  package static let elements = 1_000_000
  /// The longest tag with the following text, in bytes: 8 MB, less than libxml2 looks ahead.
  package static let distance = 8 << 20
  /// The maximum number of quotes in a tag and its following text: twice the number of attributes, which the parser
  /// compares pairwise.
  package static let quotes = 20_000
  /// The maximum number of invalid numbers that are reported.
  package static let findings = 50
}
