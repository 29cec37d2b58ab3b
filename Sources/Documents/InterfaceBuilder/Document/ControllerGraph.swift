internal import MarkupReading

/// The controllers of a storyboard and the segues between them.
struct ControllerGraph {
  /// One way into a controller.
  struct Segue: Hashable {
    /// The object id.
    let id: String
    /// The object id of the controller that it leaves.
    let source: String
    /// `show`, `relationship`, `presentation` …
    let kind: String
    /// The meaning of a relationship: `rootViewController`, `viewControllers` …
    let relationship: String?
    /// The style in which it presents, where the segue says so: `fullScreen`, `currentContext` …
    let presentationStyle: String?
  }

  /// The element of each controller by its object id.
  private(set) var controllers: [String: XMLElement] = [:]
  /// The object id of the first container view that embeds a controller, by the controller's.
  private var containerViews: [String: String] = [:]
  private var decidingSegues: [String: Segue] = [:]
  /// The segues that lead to each controller from others, without those that lead back.
  private(set) var incoming: [String: [Segue]] = [:]
  /// The object id of the controller that the storyboard begins with.
  let initial: String?
  /// The object ids of the stand-ins for controllers of each other storyboard, by its name.
  private(set) var placeholders: [String: [String]] = [:]

  /// The controllers of a document.
  init(of document: XMLElement) {
    initial = document[.initialViewController]
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
          guard let (destination, segue) = Self.segue(element, from: id) else { return }
          all[destination, default: []].append(segue)
        }
      }
    }
    let tieBreakers = Set(document.list(.inferredMetricsTieBreakers).compactMap { $0[.reference] })
    // Decided once: every scene asks for the segues of all controllers that lead to it.
    for (controller, segues) in all {
      incoming[controller] = segues.filter { $0.kind != "unwind" && $0.source != controller }
      decidingSegues[controller] = Self.decidingSegue(among: segues, into: controller, tieBreakers)
    }
  }

  /// A segue with the object id of the controller that it leads to; nil for one that leads nowhere.
  private static func segue(_ element: XMLElement, from source: String) -> (destination: String, segue: Segue)? {
    guard let destination = element[.destination], let kind = element[.kind] else { return nil }
    let segue = Segue(
      id: element[.id] ?? "", source: source, kind: kind, relationship: element[.relationship],
      presentationStyle: element[.modalPresentationStyle])
    return (destination, segue)
  }

  private mutating func addContainer(_ element: XMLElement) {
    guard let id = element[.id] else { return }
    for segue in element.list(.connections) where segue[.kind] == "embed" {
      guard let destination = segue[.destination], containerViews[destination] == nil else { continue }
      containerViews[destination] = id
    }
  }

  /// The object id of the container view that a controller's view fills, also as the root of a navigation controller
  /// or a part of another container controller that fills it; nil where there is none.
  func containerView(around controller: String) -> String? {
    var controller = controller
    var seen: Set<String> = []
    // Segues may lead in circles.
    while seen.insert(controller).inserted {
      if let view = containerViews[controller] { return view }
      guard let segue = decidingSegue(into: controller), segue.kind == "relationship" else { return nil }
      controller = segue.source
    }
    return nil
  }

  private static func decidingSegue(
    among incoming: [Segue], into controller: String, _ tieBreakers: Set<String>
  ) -> Segue? {
    let segues = incoming.filter { $0.kind != "unwind" && $0.source != controller }
    return segues.first { tieBreakers.contains($0.id) }
      ?? segues.first { $0.kind == "relationship" }
      ?? segues.first
  }

  /// The segue that Interface Builder infers the bars of a controller from: the one the author chose where several
  /// disagree, else a container's, else the first.
  func decidingSegue(into controller: String) -> Segue? { decidingSegues[controller] }
}
