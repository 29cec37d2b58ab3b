internal import Glibc

/// A path compared by its bytes, as the system does.
///
/// Swift strings are equal if they are canonically equivalent. The system treats such paths as different files, and one
/// of them may be a link. Comparing bytes is also much faster if the paths are not plain ASCII.
struct PathKey: Sendable, Hashable {
  private let path: String

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
