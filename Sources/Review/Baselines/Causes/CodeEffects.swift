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
  /// The names of the classes of the other scenes of the document. Nil if it has no others, so that all changes are of
  /// code that this scene uses.
  var classesElsewhere: Set<String>?

  /// Returns the changes that are known to decide a scene: the most likely ones of its own classes. Empty if it is not
  /// known which class does.
  ///
  /// A class that no scene names provides the cells of a list on behalf of one that does; it is not known of which scene.
  ///
  /// - Parameter former: The scene with the former code.
  fileprivate func deciding(_ scene: Scene, unlike former: Scene) -> [CodeChange] {
    // The code of another document or of another scene is not among the changes, or is of that scene.
    guard !scene.isLaidOutOutsideScenes(like: former) else { return [] }
    let names = scene.classNames.union(former.classNames)
    let own = changes.filter { classesElsewhere == nil || names.contains($0.className) }
    let unnamed = changes.filter { change in
      classesElsewhere.map { !$0.contains(change.className) && !names.contains(change.className) } ?? false
    }
    let found = own.isEmpty ? unnamed : own
    guard let likelihood = found.map(\.likelihood).min() else { return [] }
    let deciding = found.filter { $0.likelihood == likelihood }
    func classes(_ changes: [CodeChange]) -> Int { Set(changes.map(\.className)).count }
    // Several classes of a scene may have a part in it, but other code rarely has one beside the lengths of a list.
    if !likelihood.isHigh, classes(found) > 1 { return [] }
    if own.isEmpty, classes(found) > 1 { return [] }
    if !own.isEmpty, unnamed.contains(where: { $0.likelihood <= likelihood }) { return [] }
    return deciding
  }
}

extension AuthorsChange {
  /// Creates the change of the code of a scene; nil if the code has no effect on it.
  ///
  /// Of the change of one class, it has the words and the location. Otherwise it is at the scene.
  init?(of code: CodeEffects, in scene: Scene) {
    guard let former = code.present, !scene.isLaidOut(like: former) else { return nil }
    let changes = code.deciding(scene, unlike: former)
    let views = scene.viewsLaidOut(unlike: former)
    let isOfOneClass = Set(changes.map(\.className)).count == 1
    let message: Finding.Message =
      if let first = changes.first, changes.count == 1 {
        first.message
      } else {
        .init(kind: "code of several", "the code changed")
      }
    self.init(
      message: message, place: .start,
      subjects: views.isEmpty ? Set(scene.views.prefix(1).map(\.name)) : views, isReportedAlone: false)
    codePlace = (isOfOneClass ? changes.lazy.compactMap(\.source).first : nil) ?? scene.source
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

  /// Whether code leaves the scene as another state of it, apart from the scenes that it shows or that show it.
  fileprivate func isLaidOutOutsideScenes(like other: Scene) -> Bool {
    func alone(_ scene: Scene) -> Scene {
      var alone = scene.withoutStatements
      (alone.landscape, alone.embedded) = (landscape, embedded)
      if case .container = alone.surroundings, case .container = surroundings { alone.surroundings = surroundings }
      for position in alone.filled.indices {
        alone.filled[position].scenes = []
        alone.filled[position].header = nil
      }
      return alone
    }
    return alone(self) == alone(other)
  }

  /// The scene without the lines of code about its views and constraints, which only its findings name, without the
  /// orientations of the app, and without the pictures of its designs, which only some runs read.
  private var withoutStatements: Scene {
    var scene = self
    for view in scene.views.indices where !scene.views[view].identity.statements.isEmpty {
      scene.views[view].identity.statements = []
    }
    for constraint in scene.constraints.indices where !scene.constraints[constraint].statements.isEmpty {
      scene.constraints[constraint].statements = []
    }
    scene.app = AppSettings()
    scene.designPictures = []
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
    if scene.constraints.count == other.constraints.count {
      for position in scene.constraints.indices {
        scene.constraints[position].statements = other.constraints[position].statements
      }
    }
    scene.copyStatementsOfScenes(from: other)
    return scene
  }

  /// Gives the scenes that it shows, or that show it, the lines of code of those of another state.
  private mutating func copyStatementsOfScenes(from other: Scene) {
    if case .other(let own) = landscape, case .other(let scene) = other.landscape {
      landscape = .other(own.withStatements(of: scene))
    }
    if case .container(let view, let own) = surroundings, case .container(_, let scene) = other.surroundings {
      surroundings = .container(view: view, of: own.withStatements(of: scene))
    }
    for (position, content) in zip(embedded.indices, other.embedded) {
      guard case .scene(let own) = embedded[position].content, case .scene(let scene) = content.content else {
        continue
      }
      embedded[position].content = .scene(own.withStatements(of: scene))
    }
    for (position, list) in zip(filled.indices, other.filled) where filled[position].view == list.view {
      let scenes = Dictionary(list.scenes.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
      filled[position].scenes = filled[position].scenes.map { own in
        scenes[own.identifier].map(own.withStatements) ?? own
      }
      if let header = list.header { filled[position].header = filled[position].header?.withStatements(of: header) }
    }
  }

  /// The names of the classes of its views and its controller, and of those that fill its lists.
  var classNames: Set<String> {
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
