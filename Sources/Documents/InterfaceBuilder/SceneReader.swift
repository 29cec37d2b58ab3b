internal import AutoLayout
internal import DocumentResources
internal import Findings
internal import MarkupReading
internal import ProjectSources
internal import Scenes

/// A reader for a scene from a root view and its context.
struct SceneReader {
  /// The document that contains the scene.
  let document: InterfaceBuilderDocument

  /// The start of a scene: its root view, and the data of the document about it.
  struct Start {
    /// The name of the scene, which may not be unique yet.
    var name: String
    /// The scene id, or the id of the root view in a xib.
    var identifier: String
    /// The element of the scene, not of its root view.
    var element: XMLElement
    /// The root view.
    var root: XMLElement
    /// The controller of the view, or nil.
    var controller: XMLElement?
  }

  func scene(_ start: Start) -> Scene { read(start).scene }

  /// Reads the scene of a start, and the rules of Interface Builder that applied to it, without rules for the whole
  /// document.
  func read(_ start: Start) -> (scene: Scene, rules: [AppliedRule]) {
    let views = ViewTree(root: start.root, guidesOf: start.controller, in: document)
    let listed = ListedTree(MarginedTree(views, in: document), in: document)
    let varied = VariedTree(ConstrainedTree(listed, in: document), in: document)
    let context = start.controller?[.id].map { SimulatedContext(of: $0, in: document, isLinked: true) }
    let canvas =
      document.storyboards.isAlone ? context : start.controller?[.id].map { SimulatedContext(of: $0, in: document) }
    let root = RootElement(element: start.root, controller: start.controller)
    var saved = SavedContextReader(root, in: document)
    var savedContext = saved.context(in: canvas)
    savedContext.bars = canvas?.bars
    savedContext.margins = varied.savedMargins
    savedContext.sizes = varied.savedSizes
    var scene = Scene(
      name: start.name, identifier: start.identifier, documentPath: document.path,
      source: document.source(of: start.element), views: varied.tree.views, constraints: varied.constraints,
      variations: varied.variations,
      selection: VariantSelection(locales: Array(document.strings.locales.prefix(1))), bars: context?.bars ?? [],
      saved: savedContext, textEra: document.textEra, controlGeneration: document.controlGeneration,
      findings: findings(in: varied, start))
    scene.extent = RootExtentReader(root: root, document: document).extent
    complete(&scene, start, varied.tree, context)
    return (scene, saved.rules.applied + varied.tree.rules.applied)
  }

  /// Returns the findings about the elements of a scene.
  private func findings(in varied: VariedTree, _ start: Start) -> [Finding] {
    unsupportedElements(in: varied.tree) + repeatedIdentifiers(in: varied.tree) + varied.findings
      + MissingResourceReader(document: document, tree: varied.tree).findings(in: start.element)
      + unknownScreen(start)
  }

  /// Adds the data of the scene that is not about views and constraints.
  private func complete(_ scene: inout Scene, _ start: Start, _ tree: ViewTree, _ context: SimulatedContext?) {
    scene.ideographs = document.ideographs
    scene.runtimeChanges = tree.elements.enumerated().flatMap { view, element in
      RuntimeAttributes.changes(of: element, document.appStrings).map {
        SceneVariation.ViewChange(view: view, property: $0)
      }
    }
    if let controller = start.controller, let context {
      scene.barContents = BarContentsReader(document: document).contents(of: controller, in: context)
    }
    if !scene.views.isEmpty {
      scene.views[0].identity.controllerClass = controllerClass(of: start)
      let controller = start.controller ?? owner(of: start.root)
      let code = controller?[.id].flatMap { document.code.classes[$0] }
      scene.views[0].identity.addedViews = code?.addedViews ?? []
    }
    for view in scene.views.indices where document.code.showsCamera(tree.elements[view]) {
      scene.views[view].identity.showsCamera = true
    }
    scene.filled = FilledViewReader(of: tree, in: document, controller: start.controller).views
    scene.adjustsScrollViewInsets = start.controller?[.automaticallyAdjustsScrollViewInsets] != "NO"
    scene.languages = document.strings.locales
    if !document.usesAutoLayout { removeAutoLayout(from: &scene) }
  }

  /// Returns the author's class of the controller of a root view, or of the view that owns the xib. If the controller has
  /// none, its navigation controller may show others instead. Nil if there is none.
  private func controllerClass(of start: Start) -> String? {
    guard let controller = start.controller else {
      return owner(of: start.root).flatMap { $0.customClass ?? $0[.id].flatMap { document.code.classes[$0]?.name } }
    }
    if let name = controller.customClass { return name }
    let segue = controller[.id].flatMap { document.controllers.decidingSegue(into: $0) }
    return segue.flatMap { $0.kind == "relationship" ? document.controllers.controllers[$0.source]?.customClass : nil }
  }

  /// Returns the placeholder of the external controller that has the root of a xib as its view. Nil for other roots.
  private func owner(of root: XMLElement) -> XMLElement? {
    guard let owner = root[.id].flatMap({ document.ownersViews[$0] }) else { return nil }
    return document.root.list(.objects).first { $0[.id] == owner }
  }

  /// Places the views by their autoresizing masks. Constraints are removed and reported (specification AUT-03).
  private func removeAutoLayout(from scene: inout Scene) {
    if let ignored = scene.constraints.first {
      let count = scene.constraints.count
      scene.findings.append(
        Finding(
          code: .constraintsIgnored,
          message: .init(
            kind: "document", "Constraints Ignored: the document does not use Auto Layout but has \(count)"
          ),
          hint: "choose 'Use Auto Layout' in Xcode's file inspector, or delete the constraints",
          source: ignored.constraint.source ?? scene.source))
    }
    scene.removeAutoLayout()
  }

  private func unsupportedElements(in tree: ViewTree) -> [Finding] {
    var findings = RepeatedFindings()
    for index in tree.views.indices where tree.views[index].content == .unsupported {
      findings.add(
        .unsupportedElement, describing: "unsupported elements <\(tree.views[index].className)>",
        at: document.source(of: tree.elements[index]), view: index)
    }
    return findings.findings
  }

  /// Returns a finding for each view with the object id of an earlier view.
  private func repeatedIdentifiers(in tree: ViewTree) -> [Finding] {
    tree.nameless.map { index in
      let id = tree.elements[index][.id] ?? ""
      let first = tree.items[id].map { document.source(of: tree.elements[$0.view]) }
      return Finding(
        code: .duplicateIdentifier, message: "another object has the same id '\(id)'",
        hint: Finding.Message(kind: "with-constraints", "give one of them another id, and update its constraints"),
        notes: first.map { [Finding.Note("constraints with this id refer to the first", at: $0)] } ?? [],
        source: document.source(of: tree.elements[index]), views: [index])
    }
  }

  private func unknownScreen(_ start: Start) -> [Finding] {
    guard document.screen.isUnknown, let device = document.root.child(.device) else { return [] }
    return [
      Finding(
        code: .unknownDevice, severity: .warning,
        message: .init(
          kind: "screen", "unknown screen \(document.screen.identifier ?? "") that the document was saved for"),
        hint: "as-saved frames are computed for an iPhone 15", source: document.source(of: device))
    ]
  }
}
