internal import HostFiles

extension PreviewBuild {
  /// The largest plan that is read, in bytes.
  private static let planLimit = 256 << 20

  /// Removes code that does not compile from the copy, module by module, without generating code. The build handles the
  /// rest.
  func checkTypes(of pruned: inout PrunedSources, _ rewritten: RewrittenPackage) throws(PackageFault) {
    // The modules of the library are imported. The build also plans how the modules of the package are compiled.
    guard try run("swift", building(["--target", PreviewProgram.library]), environment).code == 0 else { return }
    let plan = try? FileSystem.contents(of: FolderPath.join(products, "debug.yaml"), limit: Self.planLimit)
    let modules = FolderPath.join(place, "modules")
    try PackageFault.copying { () throws(FileError) in
      try PackageFiles.write([:], to: modules)
    }
    let real = FileSystem.realPath(of: copy) ?? copy
    guard let plan, let check = TypeCheck(plan: String(decoding: plan, as: UTF8.self), of: real, writingTo: modules)
    else { return }
    for module in check.modules {
      for stage in TypeCheck.Stage.allCases {
        pruned.startRounds()
        guard try removeErrors(in: module, stage, from: &pruned, rewritten, check) else { return }
      }
    }
  }

  /// Checks a module until it has no errors.
  ///
  /// After an error, only the sources with errors and those that changed are checked, because a check of all sources
  /// takes long. Once these are right, all are checked again: the removed code may be missing in others.
  ///
  /// - Returns: Whether it has none.
  private func removeErrors(
    in module: ModulePlan, _ stage: TypeCheck.Stage, from pruned: inout PrunedSources, _ rewritten: RewrittenPackage,
    _ check: TypeCheck
  ) throws(PackageFault) -> Bool {
    let frontEnd = stage == .all ? nil : try frontEnd(of: module, check)
    var suspects: Set<String> = []
    while true {
      let folders = pruned.folders.map { "\(check.copy)/\($0)/" }
      let own = folders.filter { folder in module.sources.contains { $0.hasPrefix(folder) } }
      let added = pruned.addedSources.map { "\(check.copy)/\($0)" }
        .filter { path in own.contains { path.hasPrefix($0) } }
      let sources = check.sources(of: module, stage, with: added)
      let some = suspects.intersection(sources).sorted()
      var command = check.command(for: module, stage, with: added)
      if let frontEnd, !some.isEmpty { command = frontEnd.command(checking: some, of: try list(of: sources)) }
      let isPart = frontEnd != nil && !some.isEmpty
      suspects = []
      let outcome = try run("env", command, environment)
      if outcome.code == 0 {
        guard isPart else { return true }
        continue
      }
      let errors = CompilerError.errors(in: outcome.messages).compactMap(inCopy)
      // A module of the package in a different language is built only with the program.
      let isUnbuilt = errors.contains { error in
        error.message.hasPrefix("no such module") && error.names.first.map(rewritten.modules.contains) == true
      }
      guard !isUnbuilt else { return false }
      let texts = pruned.texts
      guard !errors.isEmpty, pruned.remove(errors) else {
        guard isPart else { return false }
        continue
      }
      let changed = pruned.texts.filter { texts[$0.key] != $0.value }.map(\.key)
      suspects = Set((errors.map(\.path) + changed).map { "\(check.copy)/\($0)" })
      try write(pruned, of: rewritten)
    }
  }

  /// Returns the compiler's front end for a module, or nil if the compiler prints something else.
  private func frontEnd(of module: ModulePlan, _ check: TypeCheck) throws(PackageFault) -> FrontEnd? {
    guard let source = module.sources.first else { return nil }
    let outcome = try run("env", check.commandOfFrontEnd(for: module, source: source), environment)
    return FrontEnd(printed: String(decoding: outcome.output, as: UTF8.self), for: source)
  }

  /// Writes the list of a module's sources, and returns its path.
  private func list(of sources: [String]) throws(PackageFault) -> String {
    let path = FolderPath.join(place, "sources.list")
    try PackageFault.copying { () throws(FileError) in
      try FileSystem.write(Array((sources.joined(separator: "\n") + "\n").utf8), to: path)
    }
    return path
  }
}
