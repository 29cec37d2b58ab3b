internal import JSON
package import ReviewPlans
package import ReviewReports
internal import Scenes

/// The layouts that the user accepted and rejected, as the review page saves them.
///
///     {"format": 1, "decisions": [
///       {"document": "Login.scene.yaml", "scene": "Login", "layout": "iphone-se-3.portrait.en.L.light", "accept": true}]}
package struct ApprovalDecisions: Sendable, Hashable {
  /// A layout, by its document's name in the review, its scene's identifier and its variant.
  struct LayoutName: Sendable, Hashable {
    var document: String
    var scene: String
    var layout: String
  }

  private var accepted: Set<LayoutName>
  /// The comments and pins, in the order of the file.
  package let remarks: [ReviewRemark]

  /// Whether a layout of a scene is accepted. A layout without a decision is not.
  func accepts(_ record: LayoutRecord, of scene: ReviewPlan.PlannedScene) -> Bool {
    accepted.contains(
      LayoutName(document: scene.scene.documentPath, scene: scene.scene.identifier, layout: record.variant))
  }

  /// Returns the accepted layouts that the plan does not contain, as readable text, sorted.
  package func unknownLayouts(in plan: ReviewPlan) -> [String] {
    let there = plan.scenes.flatMap { scene in
      scene.layouts.map {
        LayoutName(
          document: scene.scene.documentPath, scene: scene.scene.identifier, layout: $0.variant.identifier)
      }
    }
    return accepted.subtracting(there).map { "\($0.document) \($0.scene) \($0.layout)" }.sorted()
  }

  /// The largest file of decisions that is read, in bytes.
  package static let sizeLimit = 64 << 20

  /// Reads a file of decisions.
  ///
  /// - Throws: ``BaselineError`` if it is not a file of decisions. Its line is 1, since the page writes everything on
  ///   one line.
  package init(reading bytes: [UInt8]) throws(BaselineError) {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONParser.value(in: bytes)
    } catch {
      throw BaselineError(line: error.place(in: bytes).line, message: error.message)
    }
    guard value["format"]?.number == 1, let decisions = value["decisions"] else {
      throw BaselineError(line: 1, message: "the file is not a list of decisions in format 1")
    }
    remarks = ReviewRemark.remarks(in: value)
    accepted = []
    var rejected: Set<LayoutName> = []
    for (index, decision) in decisions.elements.enumerated() {
      guard let document = decision["document"]?.string, let scene = decision["scene"]?.string,
        let layout = decision["layout"]?.string
      else {
        throw BaselineError(line: 1, message: "decision \(index + 1) lacks 'document', 'scene' or 'layout'")
      }
      // Comments and pins of an undecided layout.
      guard let accept = decision["accept"] else { continue }
      guard case .boolean(let isAccepted) = accept else {
        throw BaselineError(line: 1, message: "'accept' of decision \(index + 1) must be true or false")
      }
      let name = LayoutName(document: document, scene: scene, layout: layout)
      if isAccepted { accepted.insert(name) } else { rejected.insert(name) }
    }
    accepted.subtract(rejected)
  }
}
