import CFailureHandler
import DocumentTestSupport
import Glibc
import LayoutTestSupport
import Testing

@testable import HostFiles

@Suite struct HostProcessTests {
  /// Runs a closure on a new thread, which has no thread-local state yet, and returns whether its result is not nil.
  private func inNewThread(_ answer: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?) -> Bool {
    var thread = pthread_t()
    var result: UnsafeMutableRawPointer?
    guard pthread_create(&thread, nil, answer, nil) == 0, pthread_join(thread, &result) == 0 else { return false }
    return result != nil
  }

  @Test func `a working thread has a signal stack`() {
    let hasStack = inNewThread { _ in
      HostProcess.note(work: "Card")
      var present = stack_t()
      sigaltstack(nil, &present)
      return Int(present.ss_flags) & SS_DISABLE == 0 ? present.ss_sp : nil
    }
    #expect(hasStack)
  }

  /// Sanitizers install a signal stack for each thread and remove it when the thread ends.
  @Test func `a thread that already has a signal stack keeps it`() {
    let keepsStack = inNewThread { _ in
      let size = 64 << 10
      let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
      defer { memory.deallocate() }
      var given = stack_t(ss_sp: memory, ss_flags: 0, ss_size: size)
      var previous = stack_t()
      sigaltstack(&given, &previous)
      HostProcess.note(work: "Card")
      var present = stack_t()
      sigaltstack(&previous, &present)
      return present.ss_sp == memory ? memory : nil
    }
    #expect(keepsStack)
  }

  @Test func `a half-written file is removed if memory runs out`() async throws {
    try await FileSystem.withTemporaryFolder { path in
      await #expect(processExitsWith: .exitCode(71)) { [path = path as String] in
        failure_handler_install(71, 70)
        let folder = open(path, O_RDONLY | O_DIRECTORY)
        for name in ["written", "begun"] {
          failure_handler_writing_begins(folder, name)
          close(openat(folder, name, O_WRONLY | O_CREAT, 0o600))
          if name == "written" { failure_handler_writing_ends() }
        }
        failure_handler_end_without_memory()
      }
      #expect((try? FileSystem.names(in: path)) == ["written"])
    }
  }

  @Test func `the arguments are those that the process was started with`() {
    expect(HostProcess.arguments, is: Array(CommandLine.arguments.dropFirst()))
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `work that ignores a request to end is ended with its exit code`(number: Int32) async {
    await #expect(processExitsWith: .exitCode(128 + number)) { [number = number as Int32] in
      // A test runner in the background may have the signal ignored.
      signal(number, SIG_DFL)
      HostProcess.deferInterruption()
      // Sent to the process, because the threads that run tests block signals.
      kill(getpid(), number)
      workForEver()
    }
  }

  @Test func `work that ignores its time limit is ended as well`() async {
    await #expect(processExitsWith: .exitCode(124)) {
      HostProcess.deferInterruption()
      HostProcess.requestEnd(afterSeconds: 0.1)
      workForEver()
    }
  }

  @Test func `a request while results are written lets them be written`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      signal(SIGTERM, SIG_DFL)
      HostProcess.deferInterruption()
      HostProcess.noteWriting(true)
      kill(getpid(), SIGTERM)
      workForLong()
      exit(7)
    }
    await #expect(processExitsWith: .exitCode(143)) {
      signal(SIGTERM, SIG_DFL)
      HostProcess.deferInterruption()
      HostProcess.noteWriting(true)
      HostProcess.noteWriting(false)
      kill(getpid(), SIGTERM)
      workForEver()
    }
  }

  @Test func `work that notices the request may finish`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      signal(SIGTERM, SIG_DFL)
      HostProcess.deferInterruption()
      kill(getpid(), SIGTERM)
      // Another thread receives the signal.
      while HostProcess.interruption == nil {}
      guard HostProcess.interruption == .terminate else { exit(1) }
      workForLong()
      exit(7)
    }
  }
}

/// The executor that runs tasks where Dispatch cannot.
@Suite struct ThreadExecutorTests {
  private actor Sum {
    var value = 0
    func add(_ number: Int) { value += number }
  }

  @Test func `all tasks run on the threads of the executor, more of them than threads`() async {
    let executor = ThreadExecutor(threads: 2)
    let threads = await withTaskExecutorPreference(executor) {
      let sum = Sum()
      let threads = await withTaskGroup(of: pthread_t.self, returning: Set<pthread_t>.self) { group in
        for number in 1...100 {
          group.addTask {
            await sum.add(number)
            return Self.thread
          }
        }
        return await group.reduce(into: []) { $0.insert($1) }
      }
      expect(await sum.value, is: 5050)
      return threads
    }
    #expect(!threads.isEmpty && threads.isSubset(of: executor.threads))
  }

  /// The current thread; asynchronous code may not ask for it itself.
  private static var thread: pthread_t { pthread_self() }

  @Test func `no executor is needed if the state of threads can be read`() { #expect(HostProcess.taskExecutor == nil) }
}

/// Runs longer than code may continue without polling for interruption.
private func workForLong() {
  let end = clock() + 900 * CLOCKS_PER_SEC / 1000
  while clock() < end {}
}

/// Runs for longer than any process under test may live, without polling for interruption.
private func workForEver() -> Never {
  let end = clock() + 60 * CLOCKS_PER_SEC
  while clock() < end {}
  exit(1)
}
