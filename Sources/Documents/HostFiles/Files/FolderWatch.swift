internal import Glibc
internal import WorkBudgets

/// Notices which files change in folders.
package struct FolderWatch: ~Copyable {
  /// The changes in the folders.
  package struct Changes: Sendable, Hashable {
    /// The paths of the files and folders that were written, renamed or removed.
    package var paths: Set<String> = []
    /// True where so much changed that the paths are only a part of it.
    package var isPartial = false
  }

  private let number: Int32
  private var folders: [Int32: String] = [:]

  /// The events in a folder after which the contents of a file may be others.
  private static let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE)

  /// The time without changes after which a change counts as complete, in milliseconds: editors save in several steps.
  private static let pause: Int32 = 15

  /// A watch over no folder yet.
  ///
  /// - Throws: ``FileError`` where the system has no more watches to give.
  package init() throws(FileError) {
    number = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard number >= 0 else { throw FileError(path: ".", errno: errno) }
  }

  deinit { if number >= 0 { close(number) } }

  /// Watches folders as well; those that are gone or watched already are left out.
  ///
  /// - Throws: ``FileError`` where the system watches no more folders for this user.
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

  /// The changes since the last call, once they are complete; nil where nothing changes within the time given.
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

  /// Takes over the events that are there.
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
    // The folder is gone, and nothing more is told of it.
    if event.mask & UInt32(IN_IGNORED) != 0 { folders[event.wd] = nil }
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { changes.isPartial = true }
    guard let folder = folders[event.wd], !name.isEmpty else { return }
    changes.paths.insert(FolderPath.join(folder, name))
  }
}
