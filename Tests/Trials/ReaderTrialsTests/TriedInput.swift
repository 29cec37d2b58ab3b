import Foundation

/// The file with the input that is being tried, which stays where a reader ends the process.
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

  /// Writes an input, which the system keeps even where the process ends; nothing waits for the disk.
  func write(_ bytes: [UInt8]) {
    rewind(file)
    fwrite(bytes, 1, bytes.count, file)
    fflush(file)
    ftruncate(fileno(file), off_t(bytes.count))
  }
}
