package import Scenes

extension Artwork {
  /// The largest image file that is read, in bytes: 64 MB.
  package static let fileLimit = 64 << 20
}
