internal import HostFiles

/// A type check of the modules of a package. It generates no code, so that all errors of all sources are found at once
/// and in seconds.
struct TypeCheck: Sendable {
  /// The stage up to which the compiler runs.
  enum Stage: Sendable, CaseIterable {
    /// Types only, without the source that lists the views: it may name things that are known only after other sources
    /// are right.
    case sources
    case types
    /// Also initialization and missing results, which the compiler looks at only if all types are right.
    case all
  }

  /// The work for one expression after which the compiler reports it. By default it tries ten times as long, which takes
  /// minutes for expressions with errors.
  private static let scopesOfExpression = 100_000

  /// The modules with sources in the copy, each after its dependencies.
  let modules: [ModulePlan]
  /// The absolute path of the copy of the package.
  let copy: String
  /// The folder of the modules that were checked, which later ones import.
  private let folder: String

  /// Creates the check of a package, or nil if the plan contains none of its modules.
  ///
  /// - Parameters:
  ///   - plan: The text of the plan.
  ///   - copy: The absolute path of the copy.
  ///   - folder: The folder for modules.
  init?(plan: String, of copy: String, writingTo folder: String) {
    let own = ModulePlan.modules(in: plan).filter { module in
      module.name != PreviewProgram.name && module.sources.contains { $0.hasPrefix("\(copy)/") }
    }
    guard !own.isEmpty else { return nil }
    modules = ModulePlan.ordered(own)
    self.copy = copy
    self.folder = folder
  }

  /// Returns the words of the command that checks a module.
  ///
  /// - Parameter added: The absolute paths of sources that are not in the plan.
  func command(for module: ModulePlan, _ stage: Stage, with added: [String]) -> [String] {
    let goal =
      switch stage {
      case .sources, .types: ["-typecheck"]
      case .all: ["-emit-module", "-emit-module-path", "\(folder)/\(module.name).swiftmodule"]
      }
    return words(of: module, goal) + sources(of: module, stage, with: added)
  }

  /// Returns the words of the command that prints how the compiler's front end checks a source of a module.
  func commandOfFrontEnd(for module: ModulePlan, source: String) -> [String] {
    words(of: module, ["-typecheck", "-###"]) + [source]
  }

  /// Returns the absolute paths of the sources that are checked.
  ///
  /// - Parameter added: The absolute paths of sources that are not in the plan.
  func sources(of module: ModulePlan, _ stage: Stage, with added: [String]) -> [String] {
    let known = Set(module.sources)
    let list = "\(PreviewProgram.name).swift"
    return (module.sources + added.filter { !known.contains($0) }).filter { path in
      stage != .sources || FolderPath.name(of: path) != list
    }
  }

  private func words(of module: ModulePlan, _ goal: [String]) -> [String] {
    // The modules that were checked are found before the modules of an earlier build.
    var words = Array(module.command.prefix(1))
    words += ["-I", folder]
    words += module.command.dropFirst()
    words += goal
    words += ["-whole-module-optimization", "-suppress-warnings", "-diagnostic-style", "llvm"]
    words += ["-Xfrontend", "-solver-scope-threshold=\(Self.scopesOfExpression)"]
    return words
  }
}
