internal import MarkupReading

/// The names of the scenes in a document.
enum SceneNames {
  /// Returns the name of a controller's scene: what the author called it, otherwise its name in Xcode's outline.
  static func name(ofController controller: XMLElement) -> String {
    for attribute in [XMLName.storyboardIdentifier, .userLabel, .title, .customClass] {
      if let name = controller[attribute], !name.isEmpty { return name }
    }
    if let title = controller.child(.navigationItem)?[.title], !title.isEmpty { return title }
    return OutlineNames.words(controller.tag)
  }

  /// Returns the name of a top-level view: what the author called it, or the file name if that is too vague.
  static func name(ofView view: XMLElement, in document: InterfaceBuilderDocument) -> String {
    let outlet = view[.id].flatMap { document.outlets[$0] }
    let names = [view[.userLabel], view.customClass, outlet, view[.reuseIdentifier]]
    return names.compactMap(\.self).first(where: isTelling) ?? fileName(of: document) ?? OutlineNames.words(view.tag)
  }

  /// Whether a name is specific: neither a word for any view nor a system class.
  private static func isTelling(_ name: String) -> Bool {
    let isOfSystem = name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase ?? false
    return !name.isEmpty && !isOfSystem && !vague.contains(name.lowercased().filter { $0 != " " })
  }

  /// Vague names for views, in lower case without spaces.
  private static let vague: Set<String> = [
    "view", "contentview", "containerview", "mainview", "rootview", "nibview", "xibview", "cell", "contentcell",
  ]

  /// Returns the file name without its extensions. Nil if it is empty.
  static func fileName(of document: InterfaceBuilderDocument) -> String? {
    let file = document.path.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? ""
    return file.isEmpty ? nil : file
  }

  /// Numbers repeated names: the second `Detail` of a document becomes `Detail 2`.
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
