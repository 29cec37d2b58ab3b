internal import MarkupReading
internal import ProjectSources
internal import Scenes

/// The orientations of the controllers of a storyboard, including those that only code leads to.
struct ControllerOrientations {
  let app: AppSettings
  let document: InterfaceBuilderDocument

  /// A controller whose orientations matter.
  private struct Question: Hashable {
    var controller: LinkedStoryboards.Controller
    /// Whether the controller pushes the one in question, so that only its containers are asked.
    var isBelow = false
  }

  /// Restricts the orientations of the app to a controller's.
  ///
  /// A controller that no segue leads to is inside the screens whose code instantiates it from their own storyboard, or
  /// inside their containers if they push it: UIKit asks the container, which knows nothing of the controller below. If
  /// one of them is not restricted, the controller is not.
  func settings(of controller: String) -> AppSettings {
    let storyboards = document.storyboards
    let first = Question(controller: .init(storyboard: storyboards.name, id: controller))
    var restricted: [AppSettings] = []
    var (open, seen): ([Question], Set<Question>) = ([first], [first])
    while let next = open.popLast() {
      let responsible = storyboards.responsible(for: next.controller, isBelow: next.isBelow)
      let own = CodeOrientations.settings(app, of: responsible.controllers.compactMap(code))
      guard own == app else {
        restricted.append(own)
        continue
      }
      let creators = creators(of: responsible.start)
      guard !creators.isEmpty else { return app }
      open += creators.map {
        Question(controller: $0, isBelow: responsible.isBelow || code(of: $0)?.pushesOthers ?? false)
      }.filter { seen.insert($0).inserted }
    }
    guard let first = restricted.first else { return app }
    return restricted.dropFirst().reduce(into: first) { all, settings in
      all.orientations.merge(settings.orientations) { $0.union($1) }
      all.sources = Set(all.sources + settings.sources).sorted()
    }
  }

  private func code(of controller: LinkedStoryboards.Controller) -> ClassCode? {
    document.storyboards.element(of: controller).flatMap(document.code.classCode)
  }

  /// Returns the controllers whose code shows one of the storyboard that nothing else leads to. Empty for others.
  private func creators(of controller: LinkedStoryboards.Controller) -> [LinkedStoryboards.Controller] {
    let storyboards = document.storyboards
    guard controller.storyboard == storyboards.name, !storyboards.isInitial(controller),
      storyboards.ways(into: controller).isEmpty,
      let name = storyboards.element(of: controller)?[.storyboardIdentifier]
    else { return [] }
    return (document.code.creators[name] ?? []).filter { $0 != controller.id }.map {
      LinkedStoryboards.Controller(storyboard: storyboards.name, id: $0)
    }
  }
}
