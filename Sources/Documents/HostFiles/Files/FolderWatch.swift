internal import Glibc
internal import WorkBudgets

/// A watch on folders for changed files, with inotify.
package struct FolderWatch: ~Copyable {
  package struct Changes: Sendable, Hashable {
    /// The paths of files and folders that were written, renamed or removed.
    package var paths: Set<String> = []
    /// Whether `paths` is incomplete because too much changed at once.
    package var isPartial = false
  }

  private let number: Int32
  private var folders: [Int32: String] = [:]

  /// The inotify events after which the contents of a file may have changed.
  private static let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE)

  /// The time without changes after which changes count as complete, in milliseconds. Editors save in several steps.
  private static let pause: Int32 = 15

  /// Creates a watch without folders.
  ///
  /// - Throws: ``FileError`` if the system grants no more inotify instances.
  package init() throws(FileError) {
    number = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard number >= 0 else { throw FileError(path: ".", errno: errno) }
  }

  deinit { if number >= 0 { close(number) } }

  /// Adds folders to the watch. Missing and already watched folders are skipped.
  ///
  /// - Throws: ``FileError`` if the system grants this user no more watches.
  package mutating func follow(_ paths: [String]) throws(FileError) {
    for path in paths {
      let descriptor = inotify_add_watch(number, path, Self.events)
      if descriptor >= 0 {
        folders[descriptor] = path
      } else if errno != ENOENT, errno != ENOTDIR {
        throw FileError(path: path, errno: errno)
      }
    }
  }

  /// Waits for changes since the last call until they are complete. Returns nil if nothing changes in time.
  ///
  /// - Parameter milliseconds: How long to wait for the first change.
  package mutating func changes(within milliseconds: Int32) -> Changes? {
    guard isReadable(within: milliseconds) else { return nil }
    var changes = Changes()
    repeat { read(into: &changes) } while isReadable(within: Self.pause) && !WorkBudget.checkCancellation()
    return changes
  }

  private func isReadable(within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  /// Reads the pending events.
  private mutating func read(into changes: inout Changes) {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: MemoryLayout<inotify_event>.alignment) { buffer in
      let count = Glibc.read(number, buffer.baseAddress, buffer.count)
      var position = 0
      while position + MemoryLayout<inotify_event>.size <= count {
        let event = buffer.loadUnaligned(fromByteOffset: position, as: inotify_event.self)
        let start = position + MemoryLayout<inotify_event>.size
        let name = buffer[start..<min(start + Int(event.len), count)].prefix { $0 != 0 }
        add(event, named: String(decoding: name, as: UTF8.self), to: &changes)
        position = start + Int(event.len)
      }
    }
  }

  private mutating func add(_ event: inotify_event, named name: String, to changes: inout Changes) {
    // The folder is gone and reports no more events.
    if event.mask & UInt32(IN_IGNORED) != 0 { folders[event.wd] = nil }
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { changes.isPartial = true }
    guard let folder = folders[event.wd], !name.isEmpty else { return }
    changes.paths.insert(FolderPath.join(folder, name))
  }
}
