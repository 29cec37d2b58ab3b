internal import Glibc

/// The error of a file or folder that cannot be read or written.
public struct FileError: Error, Sendable, Hashable, CustomStringConvertible {
  public enum Reason: Sendable, Hashable {
    /// The file or folder does not exist.
    case notFound
    /// The user lacks the permission.
    case notPermitted
    /// The path is a folder, not a file.
    case isDirectory
    /// The path, or a part of it, is a file, not a folder.
    case notDirectory
    /// The path is a pipe, a socket or a device.
    case notRegularFile
    /// The links of the path form a cycle.
    case linkLoop
    /// A link points outside the named folders.
    case leadsOut
    /// The path is a link where a folder of results was expected.
    case isLink
    /// The file is larger than the limit, in bytes.
    case tooLarge(limit: Int)
    /// The disk is full, or the quota or the file size limit is reached.
    case noSpace
    case readOnly
    /// The reader of the pipe has closed it.
    case closed
    /// Any other reason, as the operating system describes it.
    case other(String)
  }

  /// The file or folder as the user named it.
  public var path: String
  public var reason: Reason

  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// Creates an error for a path from the `errno` of a failed system call.
  package init(path: String, errno code: Int32) {
    self.init(path: path, reason: Reason(errno: code))
  }

  /// The path and the reason, without a full stop.
  public var description: String { "\(path): \(reason)" }
}

extension FileError.Reason {
  /// Whether the failure is temporary: too few resources, or a disk or network error. The file may exist.
  package var isFault: Bool {
    if case .other(let words) = self { return Self.faults.contains(words) }
    return false
  }

  private static let faults = Set(
    [EIO, EMFILE, ENFILE, ENOMEM, ENOBUFS, ESTALE, ETIMEDOUT].map { Self(errno: $0).description })

  /// Whether a limit of files, memory or processes is reached, as when no other program can be started.
  package var isShortage: Bool {
    if case .other(let words) = self { return Self.shortages.contains(words) }
    return false
  }

  private static let shortages = Set([EAGAIN, EMFILE, ENFILE, ENOMEM].map { Self(errno: $0).description })
}

extension FileError.Reason: CustomStringConvertible {
  /// Creates the reason for an error number.
  package init(errno code: Int32) {
    switch code {
    case ENOENT: self = .notFound
    case EACCES, EPERM: self = .notPermitted
    case ELOOP: self = .linkLoop
    case EISDIR: self = .isDirectory
    case ENOTDIR: self = .notDirectory
    case ENOSPC, EDQUOT, EFBIG: self = .noSpace
    case EROFS: self = .readOnly
    case EPIPE: self = .closed
    default: self = .other(String(cString: strerror(code)))
    }
  }

  /// The reason in words, without a full stop.
  public var description: String {
    switch self {
    case .notFound: "no such file or folder"
    case .notPermitted: "permission denied"
    case .isDirectory: "is a folder, not a file"
    case .notDirectory: "part of the path is a file, not a folder"
    case .notRegularFile: "neither a file nor a folder"
    case .linkLoop: "too many symbolic links"
    case .leadsOut: "a link points outside the folder"
    case .isLink: "is a link; links are never written through"
    case .tooLarge(let limit): "larger than \(limit / 1_048_576) MiB"
    case .noSpace: "no space left on the device"
    case .readOnly: "read-only file system"
    case .closed: "the reader has closed it"
    case .other(let words): words
    }
  }
}
