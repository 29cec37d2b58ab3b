internal import Glibc

/// The lock that every call into Pango's and cairo's fonts holds, one for the whole process.
///
/// Below Pango's font maps cairo keeps all faces of FreeType in one map of the process: it opens and closes them without
/// a lock of FreeType's, and closes one that another thread is about to use where more than ten are open. Whatever may
/// open, read or release a face is therefore done within this lock: shaping, metrics, glyphs that are drawn or turned into
/// outlines, and the release of fonts. Widths and shapes of glyphs are kept by their workers, so that few calls need it.
enum FontLock {
  /// A lock that its holder can take again: a font may be released while another is in use.
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

  /// The result of work with fonts that no other thread does at the same time.
  static func whileHeld<Result, Failure>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try work()
  }
}
