internal import MarkupReading

/// The controllers of a storyboard and the segues between them.
struct ControllerGraph {
  struct Segue: Hashable {
    /// The object id.
    let id: String
    /// The object id of the source controller.
    let source: String
    /// The object id of the destination, a controller or a storyboard reference.
    let destination: String
    /// `show`, `relationship`, `presentation` …
    let kind: String
    /// The kind of a relationship: `rootViewController`, `viewControllers` …
    let relationship: String?
    /// The modal presentation style, if the segue states one: `fullScreen`, `currentContext` …
    let presentationStyle: String?
  }

  /// The element of each controller, by object id.
  private(set) var controllers: [String: XMLElement] = [:]
  /// The object id of the first container view that embeds a controller, by the controller's id.
  private var containerViews: [String: String] = [:]
  private var decidingSegues: [String: Segue] = [:]
  /// The segues from other controllers into each controller, without unwind segues.
  private(set) var incoming: [String: [Segue]] = [:]
  /// The object id of the initial controller.
  let initial: String?
  /// The images and colors that the document lists.
  let resources: XMLElement.Children
  /// Whether presentations without a style are sheets. Through Xcode 10, they filled the screen.
  let presentsSheets: Bool
  /// The object ids of storyboard references, by the name of the other storyboard.
  private(set) var placeholders: [String: [String]] = [:]

  init(of document: XMLElement) {
    initial = document[.initialViewController]
    resources = document.list(.resources)
    presentsSheets = ToolsVersion(of: document) >= Self.firstWithSheets
    var all: [String: [Segue]] = [:]
    for scene in document.list(.scenes) {
      for element in scene.list(.objects) where element[.sceneMemberID] == "viewController" {
        guard let id = element[.id] else { continue }
        controllers[id] = element
        if element.name == .viewControllerPlaceholder, let name = element[.storyboardName] {
          placeholders[name, default: []].append(id)
        }
        element.walk(.containerView) { addContainer($0) }
        element.walk(.segue) { element in
          guard let segue = Self.segue(element, from: id) else { return }
          all[segue.destination, default: []].append(segue)
        }
      }
    }
    let tieBreakers = Set(document.list(.inferredMetricsTieBreakers).compactMap { $0[.reference] })
    // Computed once: every scene asks for the segues of all controllers that lead to it.
    for (controller, segues) in all {
      incoming[controller] = segues.filter { $0.kind != "unwind" && $0.source != controller }
      decidingSegues[controller] = Self.decidingSegue(among: segues, into: controller, tieBreakers)
    }
  }

  /// Returns a segue, or nil if it has no destination.
  private static func segue(_ element: XMLElement, from source: String) -> Segue? {
    guard let destination = element[.destination], let kind = element[.kind] else { return nil }
    return Segue(
      id: element[.id] ?? "", source: source, destination: destination, kind: kind,
      relationship: element[.relationship], presentationStyle: element[.modalPresentationStyle])
  }

  private mutating func addContainer(_ element: XMLElement) {
    guard let id = element[.id] else { return }
    for segue in element.list(.connections) where segue[.kind] == "embed" {
      guard let destination = segue[.destination], containerViews[destination] == nil else { continue }
      containerViews[destination] = id
    }
  }

  /// Returns the container view that shows a controller's view, directly or as a child of a navigation controller or
  /// another container controller. Nil if there is none.
  func containerView(around controller: String) -> String? {
    var controller = controller
    var seen: Set<String> = []
    // Segues may form cycles.
    while seen.insert(controller).inserted {
      if let view = containerViews[controller] { return view }
      guard let segue = decidingSegue(into: controller), segue.kind == "relationship" else { return nil }
      controller = segue.source
    }
    return nil
  }

  /// The tools of Xcode 11, whose SDK presents controllers in sheets. The rule `sheet.presented` says from which
  /// version on the canvas shows sheets.
  private static let firstWithSheets = ToolsVersion(14810)

  private static func decidingSegue(
    among incoming: [Segue], into controller: String, _ tieBreakers: Set<String>
  ) -> Segue? {
    let segues = incoming.filter { $0.kind != "unwind" && $0.source != controller }
    return segues.first { tieBreakers.contains($0.id) }
      ?? segues.first { $0.kind == "relationship" }
      ?? segues.first
  }

  /// Returns the segue from which Interface Builder infers a controller's bars: the author's choice if several
  /// disagree, otherwise the container's, otherwise the first.
  func decidingSegue(into controller: String) -> Segue? { decidingSegues[controller] }
}
