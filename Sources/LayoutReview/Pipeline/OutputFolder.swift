internal import SceneDocuments

/// Where the files of a review stand below its folder.
///
///     index.html  data.js  assets/     the gallery
///     renders/<scene>/<variant>.png    one picture for each layout
///     sheets/<scene>.png               one contact sheet for each scene
///     report.json                      everything that was found
struct OutputFolder: Sendable, Hashable {
  /// The folder.
  let path: String

  /// The name of a layout's files without their extension.
  static func layoutName(_ layout: ReviewPlan.PlannedLayout, in plan: ReviewPlan) -> String {
    "renders/\(plan.scenes[layout.scene].slug)/\(layout.name)"
  }

  /// The name of a sheet's files without their extension; pages have numbers only where there are several.
  static func sheetName(_ scene: ReviewPlan.PlannedScene, page: Int, of count: Int) -> String {
    count == 1 ? "sheets/\(scene.slug)" : "sheets/\(scene.slug)-\(page)-of-\(count)"
  }

  /// Creates all folders that a plan needs, before anything is solved.
  func create(for plan: ReviewPlan) throws(ReviewError) {
    do throws(FileError) {
      try FileSystem.createDirectory(at: path)
      for name in ["sheets"] + plan.scenes.map({ "renders/\($0.slug)" }) {
        try FileSystem.createDirectory(at: "\(path)/\(name)")
      }
    } catch {
      throw .cannotWrite(error)
    }
  }

  /// Writes the report and the gallery.
  ///
  /// - Parameters:
  ///   - revision: What the gallery compares to see that there is another review, or nil where none will follow.
  ///   - kept: The positions of scenes whose files are there already.
  /// - Returns: The files that could not be written.
  func write(_ report: ReviewReport, revision: String?, except kept: some Collection<Int>) -> [FileError] {
    var failures = write(GalleryPage.files(of: report, revision: revision, except: Set(kept)))
    // The page looks for the revision: it comes when everything is there that the page shows. The report is for other
    // programs and takes longer.
    if let revision { failures += write([GalleryPage.revisionFile(revision)]) }
    return failures + write([GalleryFile(path: "report.json", text: report.json)])
  }

  /// Writes files, and returns what could not be written.
  private func write(_ files: [GalleryFile]) -> [FileError] {
    files.compactMap { file in
      do throws(FileError) {
        let path = "\(path)/\(file.path)"
        if let slash = path.lastIndex(of: "/") { try FileSystem.createDirectory(at: String(path[..<slash])) }
        try FileSystem.write(Array(file.text.utf8), to: path)
        return nil
      } catch {
        return error
      }
    }
  }
}
