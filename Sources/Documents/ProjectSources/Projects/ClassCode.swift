/// A class of a project with its extensions and superclasses in the project.
package struct ClassCode: Sendable, Hashable {
  /// The part of a class in one file.
  package struct Part: Sendable, Hashable {
    /// The path of the file.
    package var path: String
    package var part: SourceClass
  }

  package var name: String
  /// The path of the file that declares it.
  package var path: String
  /// The location in that file.
  package var place: SourcePlace
  /// The parts of the class, then the parts of its superclasses in order.
  package var parts: [Part] = []
  /// The first superclass that the project does not declare, such as one of UIKit. Nil if there is none.
  package var systemClass: String?

  /// Returns the number of a constant of the class or of its files, or nil.
  package func number(_ name: String) -> Double? { parts.lazy.compactMap { $0.part.numbers[name] }.first }

  /// The code without the locations in its files, which other code above it changes.
  var withoutPlaces: ClassCode {
    var code = self
    (code.path, code.place) = ("", .none)
    for position in code.parts.indices {
      code.parts[position].path = ""
      code.parts[position].part.removePlaces()
    }
    return code
  }

  /// The content that the class shows in cells with UIKit's own look.
  package var writtenCell: WrittenCell {
    parts.reduce(into: WrittenCell()) { cell, part in cell.add(part.part.writtenCell) }
  }

  /// The names of the views that the code of a controller adds to its view, each once, without outlets: these have a
  /// place in the document.
  package var addedViews: [String] {
    let outlets = Set(parts.flatMap { $0.part.outlets.map(\.name) })
    return parts.flatMap(\.part.addedViews).reduce(into: []) { names, name in
      if !outlets.contains(name), !names.contains(name) { names.append(name) }
    }
  }

  /// Whether the code pushes other controllers, which then are beside this one instead of inside its screen. False if it
  /// also embeds some, since it may do both with any of them.
  package var pushesOthers: Bool { showsOthers.asPushed && !showsOthers.asChildren }

  /// Whether the code makes other controllers its children. False if it also pushes some, since it may do both with any
  /// of them.
  package var embedsOthers: Bool { showsOthers.asChildren && !showsOthers.asPushed }

  private var showsOthers: (asPushed: Bool, asChildren: Bool) {
    (parts.contains { $0.part.pushesControllers }, parts.contains { $0.part.embedsControllers })
  }

  /// Whether the code mentions the cells or the layout with which a collection looks like a table.
  package var usesListCells: Bool {
    parts.contains { part in
      part.part.mentions.contains { $0 == "UICollectionViewListCell" || $0 == "UICollectionLayoutListConfiguration" }
    }
  }

  /// Returns the first setting of a property of the object, or of one at a property path. Nil if there is none.
  package func setting(_ name: String, of path: [String] = []) -> (path: String, setting: SourceSetting)? {
    for part in parts {
      if let setting = part.part.settings.first(where: { $0.name == name && $0.path == path }) {
        return (part.path, setting)
      }
    }
    return nil
  }
}
