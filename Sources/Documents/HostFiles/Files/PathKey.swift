internal import Glibc

/// A path as the system knows it: by its bytes.
///
/// Strings are equal where they look alike, however their marks are written. To the system such paths lead to different
/// files, and one of them may be a link. It is also what takes time in comparing strings that are not plain ASCII.
struct PathKey: Sendable, Hashable {
  private let path: String

  /// The key of a path.
  init(_ path: String) { self.path = path }

  static func == (first: PathKey, second: PathKey) -> Bool {
    let (first, second) = (first.path.utf8, second.path.utf8)
    guard first.count == second.count else { return false }
    return first.span.withUnsafeBufferPointer { first in
      second.span.withUnsafeBufferPointer { second in
        guard let start = first.baseAddress, let other = second.baseAddress else { return true }
        return memcmp(start, other, first.count) == 0
      }
    }
  }

  func hash(into hasher: inout Hasher) {
    let bytes = path.utf8
    bytes.span.withUnsafeBufferPointer { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
