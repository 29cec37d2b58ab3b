internal import MarkupReading
internal import Scenes

/// The orientations of the controllers of a storyboard, including those that only code leads to.
struct ControllerOrientations {
  let app: AppSettings
  let document: InterfaceBuilderDocument

  /// Restricts the orientations of the app to those of a controller.
  ///
  /// A controller that no segue leads to is inside the screens whose code instantiates it from their own storyboard, or
  /// inside their containers if they push it: UIKit asks the container, which knows nothing of the controller below. If
  /// one of them is not restricted, the controller is not.
  func settings(of controller: String) -> AppSettings {
    var restricted: [AppSettings] = []
    var (open, seen): ([String], Set<String>) = ([controller], [controller])
    while let next = open.popLast() {
      let isBelow = next != controller && document.code.pushesOthers(next)
      let own = CodeOrientations.settings(
        app, of: document.controllers.containers(around: next) + (isBelow ? [] : [next]), in: document.code)
      guard own == app else {
        restricted.append(own)
        continue
      }
      let creators = creators(of: next)
      guard !creators.isEmpty else { return app }
      open += creators.filter { seen.insert($0).inserted }
    }
    guard let first = restricted.first else { return app }
    return restricted.dropFirst().reduce(into: first) { all, settings in
      all.orientations.merge(settings.orientations) { $0.union($1) }
      all.sources = Set(all.sources + settings.sources).sorted()
    }
  }

  /// Returns the controllers whose code shows one that nothing else leads to. Empty for others.
  private func creators(of controller: String) -> [String] {
    let graph = document.controllers
    guard controller != graph.initial, (graph.incoming[controller] ?? []).isEmpty,
      let name = graph.controllers[controller]?[.storyboardIdentifier]
    else { return [] }
    return (document.code.creators[name] ?? []).filter { $0 != controller }
  }
}
