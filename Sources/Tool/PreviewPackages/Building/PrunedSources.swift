internal import Findings
internal import VisibleText

/// The sources of a package without the code that does not compile. Each round removes the code that the compiler's
/// errors are about: first statements, and larger parts for errors that persist.
package struct PrunedSources: Sendable {
  /// The code that was skipped in one source.
  package struct Loss: Sendable, Hashable {
    /// The path of the source in the copy.
    package let path: String
    package let first: CompilerError
    /// The number of errors.
    package var count: Int
    /// Whether the code compiles, but ends the process.
    var endsProcess = false

    /// The note about the loss.
    fileprivate var note: String {
      let others = count > 1 ? " (and \(count - 1) more)" : ""
      let kind = endsProcess ? "that ends the process" : "that does not compile"
      return "\(path):\(first.line):\(first.column): note: skipped code \(kind): \(first.message)\(others)"
    }
  }

  /// The text of the Swift sources, by path in the copy.
  package internal(set) var texts: [String: String]
  package var losses: [Loss] { found.values.sorted { $0.path < $1.path } }
  /// The folders of the modules in the copy.
  package let folders: [String]
  /// The paths of the sources in the package, by those in the copy that differ.
  private let originals: [String: String]
  /// The folders of libraries, whose losses are counted only.
  private var libraries: [String] = []
  /// The views that are not drawn because they cannot be created, in the order of that.
  package private(set) var unmadeViews: [String] = []
  /// The types that are declared here because no module on Linux has them, sorted.
  package var missingTypes: [String] { Set(stubs.values.flatMap(\.types)).sorted() }

  private var found: [String: Loss] = [:]
  /// The places of the code that was removed because it ended the process, one for each line, by the path of their
  /// source.
  var ended: [String: [CompilerError]] = [:]
  /// The number of extents that were tried in each declaration that ended the process.
  var endings: [EndedDeclaration: Int] = [:]
  /// The paths of the sources that list the previews.
  private(set) var lists: Set<String> = []
  private var stubs: [String: MissingTypes] = [:]
  /// The lines that add views and can be replaced, by the path of their source.
  private var views: [String: [Int: PreviewProgram.SampleView]] = [:]
  /// The number of rounds in which an error was found at a place.
  private var rounds: [String: Int] = [:]
  private var round = 0
  /// The values of the sources' types before anything is removed, once they are needed.
  private var ownValues: SampleValues?
  /// The values of the sources' types and of the types that were declared for missing ones, once they are needed in
  /// this round.
  private var values: SampleValues?
  /// The folders and names of the types that were declared in this round.
  private var newTypes: Set<[String]> = []
  /// A cache for this round: whether a source declares a type, by name.
  private var declared: [String: Bool] = [:]
  /// A cache for this round: whether a source declares a static member, by type and name.
  private var declaredMembers: [[String]: Bool] = [:]
  /// The names of all types that the sources declare before anything is removed.
  private let ownTypes: Set<String>

  /// The rounds after which errors remove larger parts.
  private static let patience: [(rounds: Int, extent: SourcePruning.Extent)] = [
    (36, .source), (28, .type), (20, .declaration), (12, .body),
  ]
  /// The maximum number of rounds.
  package static let limit = 50

  /// Creates sources before anything is skipped.
  ///
  /// - Parameters:
  ///   - texts: The strings, by path in the copy.
  ///   - folders: The folders of the modules in the copy.
  ///   - originals: The paths of the sources in the package, by those in the copy that differ.
  package init(_ texts: [String: String], in folders: [String], from originals: [String: String] = [:]) {
    self.originals = originals
    self.texts = texts
    self.folders = folders
    ownTypes = texts.values.reduce(into: []) { $0.formUnion(MissingTypes.declared(in: $1)) }
  }

  init(of package: RewrittenPackage) {
    let sources = package.files.filter { $0.key.hasSuffix(".swift") && $0.key.contains("/") }
    self.init(sources.mapValues { String(decoding: $0, as: UTF8.self) }, in: package.folders, from: package.originals)
    libraries = package.libraries
    lists = Set(package.lists.keys)
    for (path, module) in package.lists {
      for (position, view) in module.views.enumerated() {
        views[path, default: [:]][PreviewProgram.Module.firstLineOfViews + position] = view
      }
    }
  }

  /// Begins with the smallest parts again, for errors of a different kind.
  mutating func startRounds() { (round, rounds) = (0, [:]) }

  /// The paths of the sources that only the copy has, sorted.
  var addedSources: [String] { stubs.keys.map(Self.source(ofTypesIn:)).sorted() }

  private static func source(ofTypesIn folder: String) -> String { "\(folder)/RenderLayoutsMissingTypes.swift" }

  /// The notes about code that was skipped because it ends the process, with the paths of the copy.
  var notesAboutEndings: [String] {
    ended.sorted { $0.key < $1.key }.compactMap { path, places in
      places.first.map { Loss(path: path, first: $0, count: places.count, endsProcess: true).note }
    }
  }

  /// Returns the paths in the copy of a source of the package. Several targets may have it.
  func copies(ofSourceAt path: String) -> [String] {
    texts.keys.filter { (originals[$0] ?? $0) == path }.sorted()
  }

  /// The number of previews that the sources list.
  var previewCount: Int {
    lists.reduce(0) { number, path in
      number + LocatedLines.lines(of: texts[path] ?? "").count { $0.contains("previews.append(") }
    }
  }

  /// The notes about skipped code, with the paths of the copy.
  var notes: [String] {
    let inLibraries = losses.filter { loss in
      ProjectHeaders.isSource(loss.path) || libraries.contains { loss.path.hasPrefix("\($0)/") }
    }
    let headers = folders.filter { texts["\($0)/\(ProjectHeaders.sourceName)"] != nil }.sorted()
      .compactMap { $0.split(separator: "/").last.map(String.init) }
    let sources = losses.filter { !inLibraries.contains($0) }.map(\.note)
    let types = missingTypes
    let names = types.listed(atMost: 10)
    let views = unmadeViews.sorted().listed(atMost: 10)
    let number = inLibraries.reduce(0) { $0 + $1.count }
    return sources
      + (number == 0 ? [] : ["note: skipped code of libraries that does not compile: \(number.counted("error"))"])
      + (headers.isEmpty
        ? [] : ["note: declarations of headers in Objective-C have empty values: \(headers.listed(atMost: 10))"])
      + (types.isEmpty ? [] : ["note: types that are not available on Linux are empty: \(names)"])
      + (unmadeViews.isEmpty ? [] : ["note: not drawn, because no values for their initializers are known: \(views)"])
  }

  /// Removes the code that errors are about.
  ///
  /// - Parameter errors: The errors, with the paths of the copy.
  /// - Returns: Whether anything changed. If not, the sources cannot be made to compile.
  package mutating func remove(_ errors: [CompilerError]) -> Bool {
    round += 1
    guard round <= Self.limit else { return false }
    // Until a superclass is known, everything that overrides its members seems wrong.
    let others = errors.contains(where: \.isAboutMissingType) ? errors.filter { !$0.isAboutOverriding } : errors
    if others.count < errors.count, removeCode(of: others) { return true }
    return removeCode(of: errors)
  }

  private mutating func removeCode(of errors: [CompilerError]) -> Bool {
    (declared, declaredMembers, values, newTypes) = ([:], [:], nil, [])
    var isChanged = false
    let missing = Set(errors.compactMap(missingModule))
    for path in texts.keys.sorted() where !missing.isEmpty {
      guard let text = texts[path], let other = MissingTypes.removingImports(of: missing, from: text) else { continue }
      texts[path] = other
      isChanged = true
    }
    for (path, errors) in Dictionary(grouping: errors, by: \.path).sorted(by: { $0.key < $1.key }) {
      if let folder = stubs.keys.first(where: { Self.source(ofTypesIn: $0) == path }) {
        for error in errors where stubs[folder]?.remove(atLine: error.line) == true { isChanged = true }
        continue
      }
      guard let text = texts[path] else { continue }
      let lines = views[path] ?? [:]
      if !lines.isEmpty, errors.contains(where: { lines[$0.line] != nil }) {
        texts[path] = replacingViews(Set(errors.map(\.line)), in: text, lines)
        isChanged = true
        continue
      }
      if errors.contains(where: isExportedByUIKit), let importing = MissingTypes.importing("UIKit", in: text) {
        texts[path] = importing
        isChanged = true
        continue
      }
      if errors.contains(where: { $0.namesNetworking }),
        let importing = MissingTypes.importing("FoundationNetworking", in: text)
      {
        texts[path] = importing
        isChanged = true
        continue
      }
      // A name that a source with the import does not find is missing here: 'UIWebView'.
      let importsUIKit =
        errors.contains { $0.message.hasPrefix("cannot find") } && MissingTypes.importing("UIKit", in: text) == nil
      let followers = MissingTypes.casesBesideOtherErrors(errors, in: text)
      let open = errors.filter {
        missingModule($0) == nil && (followers.contains($0) || !declare($0, in: text, importsUIKit: importsUIKit))
      }
      if open.count < errors.count { isChanged = true }
      // Other errors in a statement whose type or call is declared now may follow from that.
      let rest =
        open.count == errors.count
        ? open : SourceOutline(of: SwiftTokens(of: text)).errors(open, apartFrom: Set(errors).subtracting(open))
      let known = values ?? sampleValues()
      values = known
      var pruning = SourcePruning(of: text, values: known)
      for error in rest {
        pruning.remove(error, extent(of: error))
        found[path, default: Loss(path: path, first: error, count: 0)].count += 1
      }
      guard pruning.isChanged else { continue }
      texts[path] = pruning.text
      isChanged = isChanged || pruning.text != text
    }
    for (folder, types) in stubs { texts[Self.source(ofTypesIn: folder)] = types.text }
    return isChanged
  }

  /// Whether an error is about a name that a source lacks because it does not import UIKit.
  private func isExportedByUIKit(_ error: CompilerError) -> Bool {
    let isWithdrawn =
      error.message.hasPrefix("cannot find")
      && stubs.values.contains { types in
        error.names.first.map(types.withdrawn.contains) ?? false
      }
    return isWithdrawn || error.namesExportOfUIKit
  }

  mutating func sampleValues() -> SampleValues {
    // Of types with the same name, the last one counts.
    let own = ownValues ?? SampleValues(of: texts.sorted { $0.key < $1.key }.map(\.value))
    ownValues = own
    var values = own
    for (_, types) in stubs.sorted(by: { $0.key < $1.key }) { values.add(typesIn: types.text) }
    return values
  }

  /// Returns a list of views in which lines with errors are replaced by other ways to create the view, or removed.
  private mutating func replacingViews(
    _ numbers: Set<Int>, in text: String, _ views: [Int: PreviewProgram.SampleView]
  ) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for number in numbers.sorted() where lines.indices.contains(number - 1) {
      guard let view = views[number] else { continue }
      let tried = view.lines.firstIndex(of: lines[number - 1])
      lines[number - 1] = tried.flatMap { $0 + 1 < view.lines.count ? view.lines[$0 + 1] : nil } ?? ""
      if lines[number - 1].isEmpty, tried != nil { unmadeViews.append(view.name) }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the module that an import names and that does not exist, or nil for other errors.
  private func missingModule(_ error: CompilerError) -> String? {
    error.message.hasPrefix("no such module") ? error.names.first : nil
  }

  private mutating func extent(of error: CompilerError) -> SourcePruning.Extent {
    let place = "\(error.path):\(error.line):\(error.message)"
    rounds[place, default: -1] += 1
    let own = SourcePruning.Extent(rawValue: min(rounds[place] ?? 0, SourcePruning.Extent.source.rawValue)) ?? .source
    return max(own, Self.patience.first { round > $0.rounds }?.extent ?? .statement)
  }

  /// Whether a source declares a type that an error reports as missing. A type that was removed is declared again, as
  /// an empty one, so that code that only names it stays.
  private mutating func isDeclared(_ name: String) -> Bool {
    guard ownTypes.contains(name) else { return false }
    if let known = declared[name] { return known }
    let isDeclared = texts.values.contains { $0.contains(name) && MissingTypes.declared(in: $0).contains(name) }
    declared[name] = isDeclared
    return isDeclared
  }

  /// Whether a source declares a static member of a type that an error names.
  private mutating func isDeclared(_ member: String, of type: String) -> Bool {
    let owner = type.last == "?" ? String(type.dropLast()) : type
    if let known = declaredMembers[[owner, member]] { return known }
    let isDeclared = texts.values.contains {
      $0.contains(member) && MissingTypes.hasStaticMember(member, of: owner, in: $0)
    }
    declaredMembers[[owner, member]] = isDeclared
    return isDeclared
  }

  /// Declares a member of a declared type, or a static member of one of UIKit's that no source of the package declares.
  private mutating func addMember(usedAt error: CompilerError, in text: String, _ folder: String) -> Bool {
    if error.isAboutStaticMemberOfUIKit, let type = error.names.first, let name = error.names.dropFirst().first {
      return !isDeclared(name, of: type) && stubs[folder, default: MissingTypes()].addMember(usedAt: error, in: text)
    }
    return stubs[folder]?.addMember(usedAt: error, in: text) == true
  }

  /// Declares an empty type in place of one that an error reports as missing.
  ///
  /// - Returns: Whether the next round may compile the code that the error is about.
  private mutating func declare(_ error: CompilerError, in text: String, importsUIKit: Bool) -> Bool {
    guard let folder = folders.filter({ error.path.hasPrefix("\($0)/") }).max(by: { $0.utf8.count < $1.utf8.count })
    else { return false }
    if stubs[folder]?.withdraw(error) == true || addMember(usedAt: error, in: text, folder) {
      return true
    }
    guard error.message.hasPrefix("cannot find"), let name = error.names.first, importsUIKit || !error.namesUIKit,
      !error.namesNetworking,
      !isDeclared(name)
    else { return false }
    // Other code that names a type which is new in this round may compile in the next one too.
    if newTypes.contains([folder, name]) { return true }
    let isNew =
      error.message.hasPrefix("cannot find type")
      ? stubs[folder, default: MissingTypes()].declare(name, usedAt: error, in: text)
      : (importsUIKit || !error.namesExportOfUIKit)
        && stubs[folder, default: MissingTypes()].declare(name, calledAt: error, in: text)
    if isNew { newTypes.insert([folder, name]) }
    return isNew
  }
}
