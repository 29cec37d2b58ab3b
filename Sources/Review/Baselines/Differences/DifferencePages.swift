package import Findings
internal import Gallery
package import HostFiles
package import ReviewPlans

/// A writer of the page of differences from the entries of its scenes, which may come from other runs.
package struct DifferencePages {
  /// The reference that the layouts were compared with.
  package var standard: ComparisonStandard
  /// The tool that made the page, and the command that approves from it.
  package var origin: DifferencePage.Origin
  /// The findings outside scenes, such as stale baselines.
  package var findings: [Finding]
  /// The numbers of compared scenes and layouts, and of different layouts.
  package var totals = Totals()

  /// The numbers of compared scenes and layouts.
  package struct Totals: Sendable, Hashable {
    /// The number of scenes.
    package var scenes = 0
    /// The number of layouts.
    package var layouts = 0
    /// The number of layouts that are different.
    package var different = 0
    /// The scenes without any difference, whose pins the gallery closes once they are approved.
    var equalScenes: [FoundDifferences.InScene] = []

    /// Creates an empty list of scenes.
    package init() {}

    package mutating func count(_ scene: SceneRecord<ComparisonDetails>) {
      scenes += 1
      layouts += scene.layoutStatuses.count
      different += scene.differentCount
      guard scene.differentCount == 0 else { return }
      equalScenes.append(FoundDifferences.InScene(slug: scene.slug, digest: scene.digest, variants: []))
    }
  }

  package init(standard: ComparisonStandard, origin: DifferencePage.Origin, findings: [Finding]) {
    self.standard = standard
    self.origin = origin
    self.findings = findings
  }

  /// Writes the page and the summary for the gallery next to it. The files of the scenes have been written before.
  ///
  /// - Returns: The files that could not be written.
  package func write(_ entries: [DifferenceEntry], to directory: String) throws(ReviewError) -> [FileError] {
    let results = try OutputFolder(at: directory)
    let folder = try results.folder(DifferenceReview.folderName)
    let gallery = GalleryScenes(in: directory)
    let files = DifferencePage.files(
      of: entries.map { $0.value(isInGallery: gallery?.hold($0.digest, of: $0.slug) ?? false) }, self)
    let failures = files.flatMap { folder.write($0).failures }
    guard gallery != nil else { return failures }
    let different = entries.filter { !$0.variants.isEmpty }.map {
      FoundDifferences.InScene(slug: $0.slug, digest: $0.digest, variants: $0.variants)
    }
    // Only an approval closes pins.
    let found = different + (standard == .approved ? totals.equalScenes : [])
    return failures + results.write(FoundDifferences(standard: standard.likeness, scenes: found).file).failures
  }

  /// Removes the results of an earlier comparison, if the folder contains any, and creates the folders of the pictures.
  package static func prepare(_ folder: OutputFolder, forPicturesOf slugs: [String]) throws(ReviewError) {
    if FileSystem.begins("\(folder.path)/data.js", with: DifferencePage.dataHead) {
      for name in ["renders", "data"] { folder.tree.removeFolder(name) }
    }
    do throws(FileError) {
      for name in ["", "assets"] { folder.tree.removeLeftovers(in: name) }
      for slug in slugs { try folder.tree.createFolder("renders/\(slug)") }
    } catch {
      throw .cannotWrite(error)
    }
  }
}
