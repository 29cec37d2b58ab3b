internal import MarkupReading

/// The names of the scenes of a document, as people call them.
enum SceneNames {
  /// The name of a controller's scene: what the author called it, else what Xcode's outline shows.
  static func name(ofController controller: XMLElement) -> String {
    for attribute in [XMLName.storyboardIdentifier, .userLabel, .title, .customClass] {
      if let name = controller[attribute], !name.isEmpty { return name }
    }
    if let title = controller.child(.navigationItem)?[.title], !title.isEmpty { return title }
    return OutlineNames.words(controller.tag)
  }

  /// The name of a view that stands for itself.
  static func name(ofView view: XMLElement) -> String {
    for attribute in [XMLName.userLabel, .customClass, .reuseIdentifier] {
      if let name = view[attribute], !name.isEmpty { return name }
    }
    return OutlineNames.words(view.tag)
  }

  /// The starts with their names made different by numbers: the second `Detail` of a document is `Detail 2`.
  static func unique(_ starts: [SceneReader.Start]) -> [SceneReader.Start] {
    var taken = Set(starts.map(\.name))
    var last: [String: Int] = [:]
    return starts.map { start in
      guard var number = last[start.name] else {
        last[start.name] = 1
        return start
      }
      repeat { number += 1 } while taken.contains("\(start.name) \(number)")
      last[start.name] = number
      var start = start
      start.name += " \(number)"
      taken.insert(start.name)
      return start
    }
  }
}
