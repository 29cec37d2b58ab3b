package import Scenes

extension Artwork {
  /// More bytes than an image has that an app shows: 64 MB.
  package static let fileLimit = 64 << 20
}
