internal import Baselines
internal import HostFiles
internal import ReviewPlans

/// The names of views in the approved layouts of a scene, which are renamed with the views.
struct ApprovedNames {
  /// The path of the file.
  let path: String
  /// The text of the file.
  let text: DocumentText

  /// The largest file that is edited, in bytes. `approve` rewrites larger ones.
  private static let sizeLimit = 16 << 20

  /// Reads the approved layouts of an analysis with a single scene; nil if there are none that can be read.
  init?(of analysis: DocumentAnalysis?) {
    guard let plan = analysis?.plan, plan.scenes.count == 1, let path = BaselineFiles(of: plan).paths.first,
      let bytes = try? FileSystem.contents(of: path, limit: Self.sizeLimit)
    else { return nil }
    self.init(path: path, text: DocumentText(bytes))
  }

  /// Reads the approved layouts in a file.
  init(path: String, text: DocumentText) {
    self.path = path
    self.text = text
  }

  /// Returns the replacements for renaming a view: each step of a path that has the old name.
  func replacements(of old: String, with new: String) -> [DocumentChangeValue.Replacement] {
    let (start, name) = (Array("\"view\":\"".utf8), Array(old.utf8))
    var replacements: [DocumentChangeValue.Replacement] = []
    for line in 0..<text.lineCount {
      let range = text.line(line)
      let bytes = text.bytes[range]
      // The second member of a line is searched: the name of the layout before it contains no such quotes.
      guard let member = bytes.indices.first(where: { bytes[$0...].starts(with: start) }) else { continue }
      let path = bytes[(member + start.count)...].prefix { $0 != UInt8(ascii: "\"") }
      for step in path.split(separator: UInt8(ascii: "/")) where step.elementsEqual(name) {
        replacements.append(.init(range: step.startIndex..<step.endIndex, text: new))
      }
    }
    return replacements
  }
}
