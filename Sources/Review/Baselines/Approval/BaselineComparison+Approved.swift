internal import Findings
internal import ReviewPlans
package import ReviewReports
internal import Scenes

extension BaselineComparison {
  /// Returns the approved layouts of a scene.
  ///
  /// - Parameters:
  ///   - path: The path of their file.
  ///   - document: The document of the scene.
  package static func approved(at path: String, of document: DocumentLocation) -> Reference {
    do throws(BaselineFileError) {
      // Without a file, no layout has been approved.
      return .layouts(try BaselineFiles.baseline(at: path) ?? [])
    } catch {
      return .unreadable(
        finding(
          .unreadableBaseline, "\(words: error.message)",
          hint: "restore it from version control, or approve the layouts again",
          at: SourceLocation(path: document.name(ofFileAt: error.path), line: error.line, column: 1)))
    }
  }
}
