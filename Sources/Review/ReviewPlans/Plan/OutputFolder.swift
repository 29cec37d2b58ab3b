package import Gallery
package import HostFiles
package import JSON
internal import ReviewReports

/// The locations of a review's files below its folder.
///
///     index.html  data.js  assets/     the gallery
///     differences.js                   the differences that a comparison found in its layouts
///     rotations.js                     the film strips of rotated devices
///     renders/<scene>/<variant>.png    one picture for each layout
///     sheets/<scene>.png               one contact sheet for each scene
///     sheets/index.png                 one sheet of all scenes, if there are several
///     data/<scene>.js                  the views and constraints of each scene
///     systems/<scene>.js               the systems of its layouts, for edits
///     maps/<storyboard>.svg            one map for each storyboard with several scenes
///     live/<scene>.js                  each scene in windows of all sizes
///     report.json                      the whole report
///     review.html                      the gallery as one page, if requested
///     .written  data/.others           the files of scenes, so that a later run can remove obsolete ones
///
/// The folder is opened once. Links inside it are never followed for writing.
package struct OutputFolder: Sendable {
  package var path: String { tree.path }
  package let tree: FolderTree

  /// Opens the folder at a path, and creates it if it is missing.
  package init(at path: String) throws(ReviewError) {
    do throws(FileError) {
      tree = try FolderTree(at: path, creates: true)
    } catch {
      throw .cannotWrite(error)
    }
  }

  /// Returns a folder inside it, which is created if it is missing.
  package func folder(_ name: String) throws(ReviewError) -> OutputFolder {
    do throws(FileError) { return OutputFolder(tree: try tree.tree(at: name)) } catch { throw .cannotWrite(error) }
  }

  private init(tree: FolderTree) { self.tree = tree }

  /// Returns the name of a layout's files without extension.
  package static func layoutName(_ layout: ReviewPlan.PlannedLayout, in plan: ReviewPlan) -> String {
    "renders/\(plan.scenes[layout.scene].slug)/\(layout.name)"
  }

  /// The name of the index sheet, which no scene has.
  package static let indexName = "index"

  /// Returns the name of a sheet's files without extension. Pages have numbers if there are several.
  ///
  /// `name` is the name of a scene in files, or ``indexName``.
  package static func sheetName(_ name: String, page: Int, of count: Int) -> String {
    count == 1 ? "sheets/\(name)" : "sheets/\(name)-\(page)-of-\(count)"
  }

  /// Whether the file at a path in the folder belongs to a contact sheet.
  static func isSheet(_ path: String) -> Bool { path.hasPrefix("sheets/") }

  /// Creates all folders of a plan before anything is solved.
  package func create(for plan: ReviewPlan) throws(ReviewError) {
    do throws(FileError) {
      for name in ["sheets"] + plan.scenes.map({ "renders/\($0.slug)" }) { try tree.createFolder(name) }
    } catch {
      throw .cannotWrite(error)
    }
  }

  /// Writes the report and the gallery, except the files of single scenes.
  ///
  /// `revision` is the revision that an open gallery polls in watch mode to reload itself, or nil for one-shot runs.
  ///
  /// - Returns: The files that could not be written.
  package func write(_ review: FinishedReview, revision: String?) -> [FileError] {
    let value = value(of: review)
    // Differences of the same layouts are still valid, and the gallery ignores others.
    let keepsDifferences = FoundDifferences.exist(in: path)
    // Thousands of layouts make large files, so each string is released once it is written.
    var failures = write(
      GalleryPage.files(showing: value, revision: revision)
        .filter { !keepsDifferences || $0.path != FoundDifferences.path })
    // The page polls the revision, which is therefore written after all files that the page shows. The report is for
    // other programs and can follow.
    if let revision { failures += write([GalleryPage.revisionFile(revision)]) }
    var report = review.report
    report.documents = review.plan.reportedDocuments(ofScenes: review.scenes.map(\.document))
    return failures + write([GalleryFile(path: "report.json", text: report.json(of: value))])
  }

  /// Writes the list of film strips for the gallery in this folder. Without a gallery, it writes nothing.
  package func write(_ rotations: FoundRotations) -> [FileError] {
    FileSystem.begins("\(path)/data.js", with: GalleryPage.dataHead) ? write([rotations.file]) : []
  }

  private func write(_ files: [GalleryFile]) -> [FileError] { files.flatMap { write($0).failures } }

  /// Returns the report with the text of each scene. It is also the gallery's data, except for the views of scenes.
  package func value(of review: FinishedReview) -> JSONValue {
    var report = review.report
    report.folders = review.plan.listedFolders
    return report.value(
      of: review.scenes.map { (standing: $0.scene.standing, value: .written($0.scene.reportText)) })
  }

  /// The written files, and the errors of others.
  package typealias Written = (files: [WrittenFile], failures: [FileError])

  /// Writes one file. The result has the file or the error.
  package func write(_ file: GalleryFile) -> Written {
    let bytes = Array(file.text.utf8)
    do throws(FileError) {
      try tree.write(bytes, to: file.path)
      return ([WrittenFile(path: file.path, contents: bytes)], [])
    } catch {
      return ([], [error])
    }
  }
}
