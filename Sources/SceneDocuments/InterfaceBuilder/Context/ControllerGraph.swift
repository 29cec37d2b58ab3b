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
    /// What a relationship means: `rootViewController`, `viewControllers` …
    let relationship: String?
    /// How it presents, where the segue says so.
    let presentationStyle: String?
  }

  /// The element of each controller by its object id.
  private(set) var controllers: [String: XMLElement] = [:]
  private var incoming: [String: [Segue]] = [:]
  private var tieBreakers: Set<String> = []

  /// The controllers of a document.
  init(of document: XMLElement) {
    for scene in document.list("scenes") {
      for element in scene.list("objects") where element["sceneMemberID"] == "viewController" {
        guard let id = element["id"] else { continue }
        controllers[id] = element
        element.walk { addSegue($0, from: id) }
      }
    }
    for segue in document.list("inferredMetricsTieBreakers") { segue["reference"].map { _ = tieBreakers.insert($0) } }
  }

  private mutating func addSegue(_ element: XMLElement, from source: String) {
    guard element.name == "segue", let destination = element["destination"], let kind = element["kind"] else { return }
    incoming[destination, default: []].append(
      Segue(
        id: element["id"] ?? "", source: source, kind: kind, relationship: element["relationship"],
        presentationStyle: element["modalPresentationStyle"]))
  }

  /// The segue that Interface Builder infers the bars of a controller from: the one the author chose where several
  /// disagree, else a container's, else the first.
  func decidingSegue(into controller: String) -> Segue? {
    let segues = (incoming[controller] ?? []).filter { $0.kind != "unwind" && $0.source != controller }
    return segues.first { tieBreakers.contains($0.id) }
      ?? segues.first { $0.kind == "relationship" }
      ?? segues.first
  }
}
