internal import Glibc

/// The error of a file or folder that could not be read or written.
public struct FileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reason of the error.
  public enum Reason: Sendable, Hashable {
    /// Nothing is there.
    case notFound
    /// The user may not do this.
    case notPermitted
    /// A folder is where a file was expected.
    case isDirectory
    /// A file is where a folder was expected.
    case notDirectory
    /// It is neither file nor folder: a pipe, a socket, a device.
    case notRegularFile
    /// The links on the way lead in a circle.
    case linkLoop
    /// A link leads out of the folders that were named.
    case leadsOut
    /// A link is where a folder of results was expected.
    case isLink
    /// The file has more bytes than the limit given.
    case tooLarge(limit: Int)
    /// The disk, the quota or the largest file allowed is exhausted.
    case noSpace
    /// The file system takes no changes.
    case readOnly
    /// The reader of a pipe has gone away.
    case closed
    /// Anything else, in the words of the operating system.
    case other(String)
  }

  /// The file or folder as the user named it.
  public var path: String
  /// The reason of the error.
  public var reason: Reason

  /// An error about a file or folder.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// The error that the last system call on `path` left behind.
  package init(path: String, errno code: Int32) {
    self.init(path: path, reason: Reason(errno: code))
  }

  /// The path and the reason in words, without a full stop.
  public var description: String { "\(path): \(reason)" }
}

extension FileError.Reason {
  /// True where the system has too little to read a file with, or the disk or the network fails: the file may be there.
  package var isFault: Bool {
    if case .other(let words) = self { return Self.faults.contains(words) }
    return false
  }

  private static let faults = Set(
    [EIO, EMFILE, ENFILE, ENOMEM, ENOBUFS, ESTALE, ETIMEDOUT].map { Self(errno: $0).description })
}

extension FileError.Reason: CustomStringConvertible {
  /// The reason that an error number of a system call stands for.
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
    case .leadsOut: "a link leads out of the folder"
    case .isLink: "is a link; links are never written through"
    case .tooLarge(let limit): "larger than \(limit / 1_048_576) MiB"
    case .noSpace: "no space left on the device"
    case .readOnly: "read-only file system"
    case .closed: "the reader has closed it"
    case .other(let words): words
    }
  }
}
