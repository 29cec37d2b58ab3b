package import Gallery
package import HostFiles
package import JSON
internal import ReviewReports

/// The places of the files of a review below its folder.
///
///     index.html  data.js  assets/     the gallery
///     differences.js                   what a comparison found in its layouts
///     renders/<scene>/<variant>.png    one picture for each layout
///     sheets/<scene>.png               one contact sheet for each scene
///     sheets/index.png                 one sheet of all scenes, where there are several
///     data/<scene>.js                  the views and constraints of each scene
///     systems/<scene>.js               the systems of its layouts, for edits
///     maps/<storyboard>.svg            one map for each storyboard with several scenes
///     live/<scene>.js                  each scene in windows of all sizes
///     report.json                      everything that was found
///     review.html                      the gallery as one page, where that is asked for
///     .written  data/.others           the files of scenes, for the run that finds them gone
///
/// The folder is opened once. Nothing is written through a link in it, wherever that may lead.
package struct OutputFolder: Sendable {
  /// The path of the folder.
  package var path: String { tree.path }
  /// The folder.
  package let tree: FolderTree

  /// The folder at a path, which is created where it is missing.
  package init(at path: String) throws(ReviewError) {
    do throws(FileError) {
      tree = try FolderTree(at: path, creates: true)
    } catch {
      throw .cannotWrite(error)
    }
  }

  /// A folder in it, which is created where it is missing.
  package func folder(_ name: String) throws(ReviewError) -> OutputFolder {
    do throws(FileError) { return OutputFolder(tree: try tree.tree(at: name)) } catch { throw .cannotWrite(error) }
  }

  private init(tree: FolderTree) { self.tree = tree }

  /// The name of a layout's files without their extension.
  package static func layoutName(_ layout: ReviewPlan.PlannedLayout, in plan: ReviewPlan) -> String {
    "renders/\(plan.scenes[layout.scene].slug)/\(layout.name)"
  }

  /// The name of the index sheet, and therefore of no scene.
  package static let indexName = "index"

  /// The name of a sheet's files without their extension; pages have numbers only where there are several.
  ///
  /// - Parameter name: The name of a scene in files, or ``indexName``.
  package static func sheetName(_ name: String, page: Int, of count: Int) -> String {
    count == 1 ? "sheets/\(name)" : "sheets/\(name)-\(page)-of-\(count)"
  }

  /// Creates all folders that a plan needs, before anything is solved.
  package func create(for plan: ReviewPlan) throws(ReviewError) {
    do throws(FileError) {
      for name in ["sheets"] + plan.scenes.map({ "renders/\($0.slug)" }) { try tree.createFolder(name) }
    } catch {
      throw .cannotWrite(error)
    }
  }

  /// Writes the report and the gallery, all but the files of single scenes.
  ///
  /// - Parameter revision: What the gallery compares to see that there is another review, or nil where none will follow.
  /// - Returns: The files that could not be written.
  package func write(_ review: FinishedReview, revision: String?) -> [FileError] {
    let value = value(of: review)
    // What was found in the same layouts is still true, and the gallery does not take up anything else.
    let keepsDifferences = FoundDifferences.exist(in: path)
    // Thousands of layouts make large files: each is forgotten once it is written.
    var failures = write(
      GalleryPage.files(showing: value, revision: revision)
        .filter { !keepsDifferences || $0.path != FoundDifferences.path })
    // The page looks for the revision: it comes when everything is there that the page shows. The report is for other
    // programs.
    if let revision { failures += write([GalleryPage.revisionFile(revision)]) }
    var report = review.report
    report.documents = review.plan.reportedDocuments(ofScenes: review.scenes.map(\.document))
    return failures + write([GalleryFile(path: "report.json", text: report.json(of: value))])
  }

  private func write(_ files: [GalleryFile]) -> [FileError] { files.flatMap { write($0).failures } }

  /// The report with the text of each scene, which is also the gallery's data but for the views of scenes.
  package func value(of review: FinishedReview) -> JSONValue {
    var report = review.report
    report.folders = review.plan.listedFolders
    return report.value(
      of: review.scenes.map { (standing: $0.scene.standing, value: .written($0.scene.reportText)) })
  }

  /// The files that were written, and the reasons why others could not be.
  package typealias Written = (files: [WrittenFile], failures: [FileError])

  /// Writes one file: the file, or why it could not be written.
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
