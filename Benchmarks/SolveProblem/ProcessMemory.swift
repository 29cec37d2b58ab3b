internal import Glibc

/// The memory of this process as the kernel counts it: `VmRSS` and `VmHWM` of `/proc/self/status`, see proc(5).
enum ProcessMemory {
  /// The growth of the memory in use at its highest while a piece of work is done, in bytes; nil where the kernel does
  /// not tell.
  ///
  /// Before, what the allocator keeps in reserve is given back, so that the work cannot use it uncounted, and the peak
  /// of the past is forgotten.
  static func growth(of work: () -> Void) -> Int? {
    giveReserveBack()
    guard forgetPeak(), let before = bytes("VmRSS:") else { return nil }
    work()
    return bytes("VmHWM:").map { max(0, $0 - before) }
  }

  /// Gives what the allocator keeps in reserve back to the system, by a function that Swift's module of the C library
  /// leaves out.
  private static func giveReserveBack() {
    guard let trim = dlsym(nil, "malloc_trim") else { return }
    _ = unsafeBitCast(trim, to: (@convention(c) (Int) -> Int32).self)(0)
  }

  /// Makes the present use of memory the highest so far.
  private static func forgetPeak() -> Bool {
    guard let file = fopen("/proc/self/clear_refs", "w") else { return false }
    let isWritten = fputs("5", file) >= 0
    return fclose(file) == 0 && isWritten
  }

  /// A number of the process's status, in bytes.
  private static func bytes(_ key: String) -> Int? {
    guard let file = fopen("/proc/self/status", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let words = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        .split { $0 == " " || $0 == "\t" }
      if words.count > 1, words[0] == key { return Int(words[1]).map { $0 * 1024 } }
    }
    return nil
  }
}
