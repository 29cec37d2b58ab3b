internal import Findings
internal import LayoutReview
internal import MarkupReading
internal import Scenes

/// What changed code does to a scene: the scene with the code of both sides.
package struct CodeEffects: Sendable {
  /// The former scene with the present code.
  var former: Scene
  /// The present scene with the former code. Nil if it does not exist with it.
  var present: Scene?
  /// The changes of the code that its document uses.
  var changes: [CodeChange]
}

extension AuthorsChange {
  /// Creates the change of the code of a scene; nil if the code has no effect on it.
  init?(of code: CodeEffects, in scene: Scene) {
    guard let former = code.present, !scene.isLaidOut(like: former) else { return nil }
    let names = scene.classNames
    let own = code.changes.filter { names.contains($0.className) }
    let changes = own.isEmpty ? code.changes : own
    guard let first = changes.first else { return nil }
    let views = scene.viewsLaidOut(unlike: former)
    self.init(
      message: changes.count == 1 ? first.message : .init(kind: "code of several", "the code changed"),
      place: .start, subjects: views.isEmpty ? Set(scene.views.prefix(1).map(\.name)) : views, isReportedAlone: false)
    codePlace = changes.lazy.compactMap(\.source).first ?? scene.source
    if changes.count > 1 {
      steps = changes.map { Step(message: $0.message, place: .start, codePlace: $0.source ?? scene.source) }
    }
    isOfCode = true
    wholeViews = Set(scene.views.map(\.name)).symmetricDifference(former.views.map(\.name))
    insides = wholeViews
    isOfContext = !scene.hasContext(of: former)
  }
}

extension Scene {
  /// Whether code leaves the layouts of another state of the scene as they are here.
  func isLaidOut(like other: Scene) -> Bool { withoutStatements == other.withoutStatements }

  /// The scene without the lines of code about its views and constraints, which only its findings name, and without the
  /// orientations of the app.
  private var withoutStatements: Scene {
    var scene = self
    for view in scene.views.indices where !scene.views[view].identity.statements.isEmpty {
      scene.views[view].identity.statements = []
    }
    for constraint in scene.constraints.indices where !scene.constraints[constraint].statements.isEmpty {
      scene.constraints[constraint].statements = []
    }
    scene.app = AppSettings()
    scene.findings = []
    scene.isDiscarded = false
    if case .other(let other) = scene.landscape { scene.landscape = .other(other.withoutStatements) }
    if case .container(let view, let other) = scene.surroundings {
      scene.surroundings = .container(view: view, of: other.withoutStatements)
    }
    for position in scene.embedded.indices {
      guard case .scene(let other) = scene.embedded[position].content else { continue }
      scene.embedded[position].content = .scene(other.withoutStatements)
    }
    for position in scene.filled.indices {
      scene.filled[position].scenes = scene.filled[position].scenes.map(\.withoutStatements)
      scene.filled[position].header = scene.filled[position].header?.withoutStatements
    }
    return scene
  }

  /// Returns the scene with the lines of code and the orientations of another state, so that its layouts have the same
  /// variants, and findings for the same reasons.
  func withStatements(of other: Scene) -> Scene {
    var scene = self
    scene.app = other.app
    scene.isDiscarded = other.isDiscarded
    let views = Dictionary(other.views.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for position in scene.views.indices {
      guard let view = views[scene.views[position].name],
        view.identity.statements != scene.views[position].identity.statements
      else { continue }
      scene.views[position].identity.statements = view.identity.statements
    }
    guard scene.constraints.count == other.constraints.count else { return scene }
    for position in scene.constraints.indices {
      scene.constraints[position].statements = other.constraints[position].statements
    }
    return scene
  }

  /// The names of the classes of its views and its controller, and of those that fill its lists.
  fileprivate var classNames: Set<String> {
    Set(
      views.flatMap { [$0.identity.customClass, $0.identity.controllerClass].compactMap(\.self) }
        + filled.flatMap { [$0.className] + $0.builtCells })
  }

  /// Returns the names of the views that another state of the scene lays out differently. If it has other views, these
  /// are the superviews of those.
  fileprivate func viewsLaidOut(unlike other: Scene) -> Set<String> {
    let (one, two) = (withoutStatements, other.withoutStatements)
    let lists =
      zip(one.filled, two.filled).filter { $0 != $1 }.map(\.0.view)
      + (one.filled.count == two.filled.count ? [] : (one.filled + two.filled).map(\.view))
    let filled = Set(lists.filter(views.indices.contains).map { views[$0].name })
    guard one.views.map(\.name) == two.views.map(\.name) else {
      let common = Set(one.views.map(\.name)).intersection(two.views.map(\.name))
      let around = [one, two].flatMap { scene in
        scene.views.filter { !common.contains($0.name) }.compactMap { view in
          view.superview.flatMap { scene.views.indices.contains($0) ? scene.views[$0].name : nil }
        }
      }
      return filled.union(around.filter(common.contains))
    }
    return filled.union(zip(one.views, two.views).filter { $0 != $1 }.map(\.0.name))
  }
}
