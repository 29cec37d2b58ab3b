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

  /// The name of a view that stands for itself: what the author called it, or the name of the file where that says
  /// no more than that it is a view.
  static func name(ofView view: XMLElement, in document: InterfaceBuilderDocument) -> String {
    let outlet = view[.id].flatMap { document.outlets[$0] }
    let names = [view[.userLabel], view.customClass, outlet, view[.reuseIdentifier]]
    return names.compactMap(\.self).first(where: isTelling) ?? fileName(of: document) ?? OutlineNames.words(view.tag)
  }

  /// True for a name that tells views apart: neither a word for any view nor a class of the system.
  private static func isTelling(_ name: String) -> Bool {
    let isOfSystem = name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase ?? false
    return !name.isEmpty && !isOfSystem && !vague.contains(name.lowercased().filter { $0 != " " })
  }

  /// The words that people have for any view, in small letters without spaces.
  private static let vague: Set<String> = [
    "view", "contentview", "containerview", "mainview", "rootview", "nibview", "xibview", "cell", "contentcell",
  ]

  /// The name of the file without its endings; nil if it has none.
  static func fileName(of document: InterfaceBuilderDocument) -> String? {
    let file = document.path.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? ""
    return file.isEmpty ? nil : file
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
