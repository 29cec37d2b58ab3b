internal import Foundation
internal import InterfaceBuilder

/// The classes of an app, by the names that documents have for them.
struct DocumentClasses {
  /// The modules in which classes are looked for if the document names none; nil for only those of UIKit, so that no
  /// code of the app runs.
  let modules: [String]?

  /// Returns the class of an object; nil if the document names none, or the program does not have it.
  func kind<Base>(_ object: DocumentObjects.Object?, _ base: Base.Type) -> Base.Type? {
    guard let name = object?.customClass else { return nil }
    return kind(named: name, in: modules.map { [object?.customModule].compactMap(\.self) + $0 } ?? [], base)
  }

  private func kind<Base>(named name: String, in modules: [String], _ base: Base.Type) -> Base.Type? {
    modules.lazy.compactMap { NSClassFromString("\($0).\(name)") as? Base.Type }.first
      ?? NSClassFromString("UIKit.\(name)") as? Base.Type
  }

  static func modules(of kind: AnyClass) -> [String] {
    String(reflecting: kind).split(separator: ".").first.map { [String($0)] } ?? []
  }
}
