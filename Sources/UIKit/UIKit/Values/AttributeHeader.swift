/// The first stored property of objects that are attributes of text.
///
/// Foundation on Linux compares the attributes of neighboring runs with `CFEqual`, which reads the third word of an
/// object as the type of one of CoreFoundation's own. In a Swift object, this word is the first stored property. If its
/// bits 8 to 17 are zero, `CFEqual` ends the process: appending a third run of text did. Any other value shows that the
/// object is not CoreFoundation's, and `isEqual(_:)` is called.
struct AttributeHeader: Sendable {
  private let word: UInt64 = 1 << 8
}
