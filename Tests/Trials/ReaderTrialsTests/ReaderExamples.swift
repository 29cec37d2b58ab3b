import Foundation
import LayoutTestSupport

/// The examples that a reader is tried with, and the words that its inputs are made of.
struct ReaderExamples {
  /// The names and contents of the files, in the order of their names.
  let inputs: [(file: String, bytes: [UInt8])]
  /// The words of the fuzzer.
  let words: [[UInt8]]

  /// The examples of a trial.
  init(of name: String) throws {
    let folder = Self.path("Examples/\(name)")
    inputs = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { file in
      (file, Array(try Data(contentsOf: URL(filePath: "\(folder)/\(file)"))))
    }
    words = try String(contentsOfFile: Self.path("Words/\(name).txt"), encoding: .utf8)
      .split(separator: "\n").compactMap(Self.word)
  }

  /// The path of a file of the package that the fuzzer is built from.
  static func path(_ name: String) -> String { SharedFolder.packagePath("Fuzzing/\(name)") }

  /// The word of a line as libFuzzer writes it: in quotation marks, with `\"`, `\\` and `\xAB`; nil for a comment.
  private static func word(_ line: Substring) -> [UInt8]? {
    guard line.hasPrefix("\""), line.hasSuffix("\""), line.count >= 2 else { return nil }
    var bytes: [UInt8] = []
    var rest = Array(line.utf8.dropFirst().dropLast())[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      guard escaped == UInt8(ascii: "x") else {
        bytes.append(escaped)
        continue
      }
      bytes.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) ?? 0)
      rest = rest.dropFirst(2)
    }
    return bytes
  }
}
