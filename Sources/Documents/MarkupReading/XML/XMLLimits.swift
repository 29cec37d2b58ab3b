/// The limits of the documents that the reader accepts; real documents of Xcode stay far below.
package enum XMLLimits {
  /// The deepest nesting of elements.
  package static let depth = 256
  /// The largest document, in bytes: 64 MB.
  package static let size = 64 << 20
  /// The most elements, which bounds the memory of the tree.
  package static let elements = 1_000_000
  /// The longest tag with the text behind it, in bytes: 8 MB, less than libxml2 looks ahead.
  package static let distance = 8 << 20
  /// The most quotes between two tags or in one, twice the attributes of an element, all of which a parser compares.
  package static let quotes = 20_000
  /// The most damaged numbers that are reported; the first ones tell what is wrong.
  package static let findings = 50
}
