internal import Glibc
internal import Synchronization

/// An executor that runs tasks on threads of its own, in the order they become ready.
///
/// Swift runs tasks with Dispatch, which reads the state of its threads in `/proc` every second while other tasks wait,
/// and ends the process if it cannot (`_dispatch_workq_count_runnable_workers`).
package final class ThreadExecutor: TaskExecutor, @unchecked Sendable {
  private let ready = Mutex<[UnownedJob]>([])
  private let started = Mutex<Set<pthread_t>>([])
  /// Counts the tasks in ``ready``.
  private let count = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  /// Starts threads, which never end. Tasks wait forever if none can be started, so check
  /// ``HostProcess/shortage(workers:)`` before.
  package init(threads: Int) {
    sem_init(count, 0, 0)
    for _ in 0..<threads {
      var thread = pthread_t()
      let executor = Unmanaged.passRetained(self)
      let failure = pthread_create(
        &thread, nil,
        { pointer in
          if let pointer { Unmanaged<ThreadExecutor>.fromOpaque(pointer).takeUnretainedValue().run() }
          return nil
        }, executor.toOpaque())
      if failure == 0 {
        pthread_detach(thread)
        started.withLock { _ = $0.insert(thread) }
      } else {
        executor.release()
      }
    }
  }

  /// The threads that were started.
  var threads: Set<pthread_t> { started.withLock(\.self) }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    ready.withLock { $0.append(job) }
    sem_post(count)
  }

  /// Runs tasks forever.
  private func run() {
    while true {
      // A signal interrupts waiting.
      guard sem_wait(count) == 0 else { continue }
      ready.withLock { $0.removeFirst() }.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}

extension HostProcess {
  /// An executor of all tasks if Dispatch cannot run them: without `/proc`, or with that of another namespace. Nil
  /// otherwise.
  package static let taskExecutor: (any TaskExecutor)? =
    hasOwnProcesses ? nil : ThreadExecutor(threads: processorCount)

  /// Whether `/proc` has the processes of this namespace. In that of another one, this process has another number, and
  /// its own may be that of a stranger.
  private static var hasOwnProcesses: Bool {
    guard let path = realpath("/proc/self", nil) else { return false }
    defer { free(path) }
    return String(cString: path) == "/proc/\(getpid())"
  }
}
