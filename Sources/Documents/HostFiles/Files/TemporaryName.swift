internal import Glibc

/// The names of files while they are written: `.index.html.4711-123456789.tmp`. They contain the process number and a
/// random number, since processes in different containers often have the same number.
enum TemporaryName {
  /// The age after which a temporary file counts as abandoned, in seconds. Processes of other machines that share the
  /// folder cannot be checked by their numbers.
  static let restTime = 3600

  /// The longest part of the file name that is used, in bytes. File systems allow 255 for the whole name.
  private static let nameLimit = 200

  /// Returns a hidden name for the temporary file of `name` that no other process uses.
  static func name(for name: String) -> String { "\(start(for: name))\(getpid())-\(machineNumber).tmp" }

  /// A random number, the same for the whole process.
  private static let machineNumber = UInt32.random(in: .min ... .max)

  /// Returns the prefix of all temporary names of a file.
  static func start(for name: String) -> String {
    var length = 0
    let beginning = name.unicodeScalars.prefix { scalar in
      length += UTF8.width(scalar)
      return length <= nameLimit
    }
    return ".\(String(beginning))."
  }

  /// Returns the prefix of a temporary name. Nil for other names.
  static func start(of name: String) -> String? { parts(of: name)?.start }

  /// Whether the name belongs to a process that has ended, or to this one.
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
