internal import Glibc

/// The memory of this process according to the kernel: `VmRSS` and `VmHWM` of `/proc/self/status`, see proc(5).
enum ProcessMemory {
  /// Returns by how much a piece of work raises the peak of the memory in use, in bytes; nil if the kernel does not
  /// report it.
  ///
  /// First, the allocator returns its reserve to the system, so that memory from it is counted, and the peak is reset.
  static func growth(of work: () -> Void) -> Int? {
    giveReserveBack()
    guard forgetPeak(), let before = bytes("VmRSS:") else { return nil }
    work()
    return bytes("VmHWM:").map { max(0, $0 - before) }
  }

  /// Returns the allocator's reserve to the system. Swift's module of the C library does not declare `malloc_trim`.
  private static func giveReserveBack() {
    guard let trim = dlsym(nil, "malloc_trim") else { return }
    _ = unsafeBitCast(trim, to: (@convention(c) (Int) -> Int32).self)(0)
  }

  /// Resets the peak to the current memory in use, and returns whether the kernel accepted that.
  private static func forgetPeak() -> Bool {
    guard let file = fopen("/proc/self/clear_refs", "w") else { return false }
    let isWritten = fputs("5", file) >= 0
    return fclose(file) == 0 && isWritten
  }

  /// Returns a value of the process's status, in bytes.
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
