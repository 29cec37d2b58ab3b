public import CairoDrawing
internal import HostFiles
internal import LayoutReview
public import ReviewPlans
internal import ReviewReports
internal import ReviewSetup
internal import SceneDrawing
internal import SceneLayouts
internal import Scenes
internal import UIKit

/// A review of previews: the output that `render-layouts` writes for storyboards and scenes, for views in code.
///
/// ```swift
/// let review = PreviewReview(of: [Preview("Sign in") { SignInController() }])
/// try await review.run(into: ReviewOutput(directory: "Output"))
/// ```
@MainActor
public struct PreviewReview {
  /// The plan of the layouts, with the names of their files.
  public private(set) var plan: ReviewPlan
  private let previews: [Preview]
  private let folder: String?

  /// Creates a plan for previews.
  ///
  /// - Parameters:
  ///   - previews: The previews.
  ///   - selection: The selection of previews, by name, and their variants.
  ///   - folder: The folder that the previews' paths are relative to; nil if they are absolute. Images and colors that
  ///     no bundle has are looked for in the asset catalogs below it.
  public init(of previews: [Preview], selection: ReviewSelection = ReviewSelection(), below folder: String? = nil) {
    self.previews = previews
    self.folder = folder
    var documents: [ReviewDocument] = []
    var counts: [String: Int] = [:]
    let languages = selection.hasAllLanguages ? folder.map(AppTexts.languages) ?? [] : []
    for (position, preview) in previews.enumerated() {
      counts[preview.path, default: 0] += 1
      var scene = preview.scene(identifier: "\(position)")
      scene.languages = languages
      if let document = documents.firstIndex(where: { $0.name == preview.path }) {
        documents[document].contents = .scenes(documents[document].scenes + [scene])
      } else {
        let path = folder.map { FolderPath.join($0, preview.path) } ?? preview.path
        documents.append(ReviewDocument(path: path, name: preview.path, contents: .scenes([scene])))
      }
    }
    plan = ReviewPlan(documents: documents, selection: selection)
  }

  /// Returns the plan with its layouts, which no pipeline has to solve.
  ///
  /// - Throws: `ReviewError` if text cannot be measured.
  public func laidOut() throws(ReviewError) -> ReviewPlan {
    let measurer: CairoTextMeasurer
    do { measurer = try CairoTextMeasurer(fonts: .system) } catch { throw .engineMissing("\(error)") }
    if let folder { AppResources.look(below: folder) }
    let stage = PreviewStage(
      measurer: measurer, asksForLints: plan.selection.hasLints, documents: folder.map(DocumentStore.init))
    return plan.taking(
      plan.scenes.map { planned in
        guard let preview = preview(of: planned.scene) else { return [] }
        return planned.layouts.map { stage.layout(of: preview, as: planned.scene, in: $0.variant) }
      })
  }

  private func preview(of scene: Scene) -> Preview? {
    Int(scene.identifier).flatMap { previews.indices.contains($0) ? previews[$0] : nil }
  }

  /// Returns the previews whose layouts in a plan all show one color only.
  ///
  /// - Throws: `ReviewError` if text cannot be measured.
  func blankPreviews(in plan: ReviewPlan) throws(ReviewError) -> [Preview] {
    let measurer: CairoTextMeasurer
    do { measurer = try CairoTextMeasurer(fonts: .system) } catch { throw .engineMissing("\(error)") }
    return plan.scenes.compactMap { planned in
      let isBlank = !planned.made.isEmpty && planned.made.allSatisfy { $0.isBlank(measuringTextWith: measurer) }
      return isBlank ? preview(of: planned.scene) : nil
    }
  }

  func firstLayouts() throws(ReviewError) -> [Layout] {
    var first = self
    first.plan = plan.firstLayouts()
    return try first.laidOut().scenes.compactMap(\.made.first)
  }

  /// Lays out and draws the previews, and writes their pictures, sheets, gallery and report.
  ///
  /// - Parameters:
  ///   - output: The files to write, and the folder for them.
  ///   - workers: The number of layouts to draw at once.
  ///   - compression: The compression of PNG files.
  /// - Throws: `ReviewError` if fonts or libraries are missing, or if the folder is not writable.
  @discardableResult
  public func run(
    into output: ReviewOutput, workers: Int = 1, compression: PNGCompression = .fast
  ) async throws(ReviewError) -> FinishedReview {
    let pipeline = ReviewPipeline(
      engines: ReviewEngines(compression: compression, painter: output.painter), output: output, workers: workers,
      toolVersion: ToolVersion.current)
    return try await pipeline.run(laidOut())
  }
}
