internal import CXXHash

extension ContentDigest {
  /// Creates the digest of a file in pieces, without reading it into memory.
  ///
  /// - Throws: ``FileError`` if the path is not a readable regular file.
  package init(ofFile path: String) throws(FileError) {
    let file = try FileDescriptor(opening: path, flags: FileDescriptor.forReading)
    _ = try file.size()
    guard let state = XXH3_createState() else { throw FileError(path: path, reason: .other("out of memory")) }
    defer { XXH3_freeState(state) }
    XXH3_128bits_reset_withSeed(state, Purpose.contents.rawValue)
    try file.forEachPiece { _ = XXH3_128bits_update(state, $0.baseAddress, $0.count) }
    self.init(XXH3_128bits_digest(state))
  }
}
