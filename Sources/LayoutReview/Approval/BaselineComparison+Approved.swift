internal import AutoLayout
package import Baselines

extension BaselineComparison {
  /// The approved layouts of a scene.
  package static func approved(at path: String) -> Reference {
    do throws(BaselineFileError) {
      // Without a file no layout has been approved.
      return .layouts(try BaselineFiles.baseline(at: path) ?? [])
    } catch {
      return .unreadable(
        finding(
          .unreadableBaseline, error.message, hint: "restore it from your version control, or approve anew",
          at: SourceLocation(path: error.path, line: error.line, column: 1)))
    }
  }
}
