import Foundation

/// The file with the current input. It remains if a reader ends the process.
final class TriedInput {
  /// Its path.
  let path: String
  private let file: UnsafeMutablePointer<FILE>

  /// The file for a trial.
  init(of name: String) throws {
    path = FileManager.default.temporaryDirectory.appending(path: "render-layouts-\(name)-input").path
    guard let file = fopen(path, "w") else { throw CocoaError(.fileWriteUnknown) }
    self.file = file
  }

  deinit {
    fclose(file)
    unlink(path)
  }

  /// Writes an input. The system keeps it even if the process ends, so nothing waits for the disk.
  func write(_ bytes: [UInt8]) {
    rewind(file)
    fwrite(bytes, 1, bytes.count, file)
    fflush(file)
    ftruncate(fileno(file), off_t(bytes.count))
  }
}
