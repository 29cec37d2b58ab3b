internal import DocumentResources
internal import HostFiles
internal import ReviewPlans
internal import ReviewReports
internal import Scenes

extension OutputFolder {
  /// Copies the pictures of a scene's design, for the gallery. Pictures that cannot be read are skipped: the findings of
  /// the layouts say so.
  func writeDesigns(of scene: ReviewPlan.PlannedScene) -> Written {
    var written: Written = ([], [])
    let reports = DesignReport.reports(of: scene.scene, slug: scene.slug)
    for (read, report) in zip(DesignReport.read(scene.scene), reports) {
      guard let file = read.picture.file, let bytes = try? FileSystem.contents(of: file.path, limit: Artwork.fileLimit)
      else { continue }
      do throws(FileError) {
        try tree.write(bytes, to: report.path)
        written.files.append(WrittenFile(path: report.path, contents: bytes))
      } catch {
        written.failures.append(error)
      }
    }
    return written
  }
}
