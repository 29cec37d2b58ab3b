internal import Glibc

/// The process-wide lock for all calls into the fonts of Pango and cairo.
///
/// Below Pango's font maps, cairo keeps all FreeType faces in a process-wide map. It opens and closes them without
/// FreeType's lock, and if more than ten are open it closes one that another thread may be about to use. So everything
/// that may open, read or release a face holds this lock: shaping, metrics, drawing or outlining glyphs, and releasing
/// fonts. Workers cache widths and glyph shapes, so few calls need it.
enum FontLock {
  /// A lock that its holder may acquire again: a font may be released while another is in use.
  private final class RecursiveLock: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init() {
      var attributes = pthread_mutexattr_t()
      pthread_mutexattr_init(&attributes)
      pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
      pthread_mutex_init(mutex, &attributes)
      pthread_mutexattr_destroy(&attributes)
    }

    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }

    func lock() { pthread_mutex_lock(mutex) }

    func unlock() { pthread_mutex_unlock(mutex) }
  }

  private static let lock = RecursiveLock()

  /// Runs work with fonts while holding the lock.
  static func whileHeld<Result, Failure>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try work()
  }
}
