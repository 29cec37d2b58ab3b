/// A class of a project with its extensions, and the classes of the project that it inherits from.
package struct ClassCode: Sendable, Hashable {
  /// What one file says about a class.
  package struct Part: Sendable, Hashable {
    /// The path of the file.
    package var path: String
    /// The class.
    package var part: SourceClass
  }

  /// The name of the class.
  package var name: String
  /// The path of the file that declares it.
  package var path: String
  /// Its place in that file.
  package var place: SourcePlace
  /// What files say about it, then about the class that it inherits from, and so on.
  package var parts: [Part] = []
  /// The first class on this way that the project does not declare, as UIKit's; nil if there is none.
  package var systemClass: String?

  /// The first setting of a property of the object itself, or of one that it has; nil for none.
  package func setting(_ name: String, of path: [String] = []) -> (path: String, setting: SourceSetting)? {
    for part in parts {
      if let setting = part.part.settings.first(where: { $0.name == name && $0.path == path }) {
        return (part.path, setting)
      }
    }
    return nil
  }
}
