internal import Geometry
package import JSON
internal import Scenes

/// A reviewer's remarks about a layout on the page of differences: a comment, and pins on its picture.
///
/// They are in the file of decisions that the page saves.
package struct ReviewRemark: Sendable, Hashable {
  /// A comment on a point of the picture.
  struct Pin: Sendable, Hashable {
    /// The name of the view at the point; nil if it is on no view that differs.
    var view: String?
    /// The point in the picture, in points from its left and top.
    var point: [Double]
    var text: String
  }

  /// The name of the document.
  var document: String
  /// The identifier of the scene.
  var scene: String
  /// The variant of the layout.
  var layout: String
  /// Whether the layout was accepted; nil if it is undecided.
  var isAccepted: Bool?
  /// The comment on the whole layout; nil if there is none.
  var comment: String?
  /// The pins, in the order they were placed.
  var pins: [Pin]

  /// Returns the remarks in a file of decisions, in its order. Decisions without a comment or pins are skipped.
  package static func remarks(in decisions: JSONValue) -> [ReviewRemark] {
    (decisions["decisions"]?.elements ?? []).compactMap { entry in
      guard let document = entry["document"]?.string, let scene = entry["scene"]?.string,
        let layout = entry["layout"]?.string
      else { return nil }
      let pins = (entry["pins"]?.elements ?? []).compactMap(Pin.init)
      let comment = entry["comment"]?.string
      guard comment != nil || !pins.isEmpty else { return nil }
      let isAccepted: Bool? = if case .boolean(let isAccepted)? = entry["accept"] { isAccepted } else { nil }
      return ReviewRemark(
        document: document, scene: scene, layout: layout, isAccepted: isAccepted, comment: comment, pins: pins)
    }
  }

  /// Returns the place and words of the remark as lines of a Markdown list, without line breaks at the ends.
  ///
  /// - Parameters:
  ///   - name: The name of the scene.
  ///   - title: The title of the layout.
  func lines(sceneNamed name: String, title: String) -> [String] {
    let decision = isAccepted.map { $0 ? "accepted" : "rejected" } ?? "undecided"
    let words = comment.map { ": \(MarkdownText.escaped($0))" } ?? ""
    return ["- **\(decision)** \(MarkdownText.escaped(name)), \(MarkdownText.escaped(title))\(words)"]
      + pins.enumerated().map { position, pin in
        let view = pin.view.map { "<code>\(MarkdownText.escaped($0))</code>, " } ?? ""
        let point = pin.point.map(\.pointText).joined(separator: ", ")
        return "  - pin \(position + 1), \(view)at \(point): \(MarkdownText.escaped(pin.text))"
      }
  }
}

extension ReviewRemark.Pin {
  /// Creates a pin of a file, or nil if it has no text or no point.
  fileprivate init?(_ value: JSONValue) {
    let point = (value["at"]?.elements ?? []).compactMap(\.number)
    guard let text = value["text"]?.string, point.count == 2, point.allSatisfy(\.isFinite) else { return nil }
    self.init(view: value["view"]?.string, point: point, text: text)
  }
}

extension ReportedReview {
  /// Returns the remarks on layouts as Markdown; empty if there are none.
  ///
  /// The report of a comparison has no pictures of layouts. In it, a layout without findings does not differ, because it
  /// was approved, which closes the remarks on it. A report with pictures has all of them.
  func remarkLines() -> [String] {
    remarks.flatMap { remark -> [String] in
      for scene in scenes where scene.identifier == remark.scene && scene.isOf(remark.document) {
        for (layout, title) in zip(scene.layouts, scene.titles) where layout.variant.identifier == remark.layout {
          return layout.status == .ok && layout.picture == nil ? [] : remark.lines(sceneNamed: scene.name, title: title)
        }
      }
      return []
    }
  }
}

extension SceneReport {
  /// Whether the scene is of a document with this name. The path of a report may begin with the folder of the document.
  fileprivate func isOf(_ document: String) -> Bool {
    documentPath == document || documentPath.hasSuffix("/\(document)")
  }
}
