internal import AutoLayout
internal import Findings
internal import Geometry
internal import LayoutReview
internal import LayoutRules
internal import ReviewPlans
internal import SceneLayouts
internal import Scenes
internal import Typography
internal import UIKit

/// The screen on which previews are laid out, one at a time.
@MainActor
struct PreviewStage {
  /// The engine that measures text and knows the available characters.
  let measurer: any TextMeasuring
  /// Whether to report lints.
  var asksForLints = false
  /// The storyboards and xibs that code can load; nil if there is no folder for them.
  var documents: DocumentStore?

  /// Returns the layout of a preview in a variant.
  ///
  /// `scene` is the scene of the preview, with the project's settings.
  func layout(of preview: Preview, as scene: Scene, in variant: SceneVariant) -> Layout {
    UIScreen.showing(variant) {
      AppResources.read(documentsWith: documents.map { DocumentReader(store: $0, variant: variant) })
      let (made, faults) = recordingFaults {
        layout(on: shown(preview, as: scene, in: variant), as: scene, in: variant)
      }
      var reported = made
      reported.findings.insert(contentsOf: faults.map { Self.finding($0, in: scene) }, at: 0)
      return reported
    }
  }

  /// Returns the result of a function and the faults of its code. Conflicts are reported by rules instead.
  private func recordingFaults<Result>(_ work: () -> Result) -> (Result, [LayoutFault]) {
    let log = FaultLog.forPart()
    return (LayoutFaults.$log.withValue(log, operation: work), log.faults)
  }

  private static func finding(_ fault: LayoutFault, in scene: Scene) -> Finding {
    Finding(code: .exception, message: "\(fault.exceptionName): \(fault.reason)", source: scene.source)
  }

  private func layout(on stage: Shown, as scene: Scene, in variant: SceneVariant) -> Layout {
    let snapshot = stage.root.snapshot(ownedBy: [stage.content], textSize: variant.textSize)
    var laidOut = scene
    laidOut.views = snapshot.views
    for position in laidOut.views.indices { laidOut.views[position].source = scene.source }
    laidOut.constraints = snapshot.system.constraints.map { SceneConstraint($0) }
    defer { stage.window.rootViewController = nil }
    let layout = Layout(
      laidOut: laidOut, in: variant, snapshot.system, snapshot.solution, contentOrigins: snapshot.contentOrigins,
      asksForLints: asksForLints)
    var checked = layout.checked(measuringTextWith: measurer)
    // The commands that edit documents cannot edit code, so that only `approve` remains.
    for position in checked.findings.indices where checked.findings[position].command?.name != "approve" {
      checked.findings[position].command = nil
    }
    return checked
  }

  /// A view in a window, which this value keeps alive.
  private struct Shown {
    let window: UIWindow
    let root: UIView
    let content: any PreviewContent
  }

  /// Creates the content of a preview and shows it in its own window.
  private func shown(_ preview: Preview, as scene: Scene, in variant: SceneVariant) -> Shown {
    let size = scene.rootSize(in: variant)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: size.width, height: size.height))
    let content = preview.make()
    let controller = content as? UIViewController
    let root = controller?.view ?? content as? UIView ?? UIView()
    if preview.fitsContent {
      let fitting = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      window.frame.size = CGSize(width: max(1, fitting.width), height: max(1, fitting.height))
    }
    if let controller {
      window.rootViewController = controller
    } else {
      root.translatesAutoresizingMaskIntoConstraints = true
      root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      root.frame = window.bounds
      window.addSubview(root)
    }
    window.isHidden = false
    window.layoutIfNeeded()
    if preview.showsSampleContent { showSampleContent(of: content, in: root, window) }
    // A presented view is a sibling of the controller's view in the window.
    return Shown(window: window, root: window.subviews.count > 1 ? window : root, content: content)
  }

  /// Fills what shows nothing without an app's data.
  private func showSampleContent(of content: any PreviewContent, in root: UIView, _ window: UIWindow) {
    root.showSampleContent(ownedBy: [content])
    root.setNeedsLayout()
    window.layoutIfNeeded()
    if root.isBare, root.showSampleRows() {
      window.layoutIfNeeded()
      root.showSampleContent(ownedBy: [content])
      window.layoutIfNeeded()
    }
    (content as? FittedView)?.contrastWithContent()
  }
}
