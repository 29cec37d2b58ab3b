internal import Glibc

/// The names of files while they are written: `.index.html.4711-123456789.tmp`, with the number of the process and one that
/// tells it from those of other machines: in containers most processes have the same few numbers.
enum TemporaryName {
  /// The time after which a file is no longer being written, in seconds: an hour. Processes of other machines that share
  /// the folder have numbers that this one does not know.
  static let restTime = 3600

  /// The longest part of a file's name in it, in bytes: file systems take 255 for the whole.
  private static let nameLimit = 200

  /// A name beside a file that no other process uses and that walks over folders skip.
  static func name(for name: String) -> String { "\(start(for: name))\(getpid())-\(machineNumber).tmp" }

  /// A number by chance, the same for the whole process.
  private static let machineNumber = UInt32.random(in: .min ... .max)

  /// The beginning of the names for a file.
  static func start(for name: String) -> String {
    var length = 0
    let beginning = name.unicodeScalars.prefix { scalar in
      length += UTF8.width(scalar)
      return length <= nameLimit
    }
    return ".\(String(beginning))."
  }

  /// The beginning of such a name; nil for others.
  static func start(of name: String) -> String? { parts(of: name)?.start }

  /// Returns whether a name is one of a process that has ended.
  static func isLeftover(_ name: String) -> Bool {
    guard let process = parts(of: name)?.process else { return false }
    return process == getpid() || (kill(process, 0) == -1 && errno == ESRCH)
  }

  private static func parts(of name: String) -> (start: String, process: pid_t)? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 4, parts[0].isEmpty, parts.last == "tmp",
      let process = pid_t(parts[parts.count - 2].prefix { $0 != "-" }),
      process > 0
    else { return nil }
    return (parts.dropLast(2).joined(separator: ".") + ".", process)
  }
}
