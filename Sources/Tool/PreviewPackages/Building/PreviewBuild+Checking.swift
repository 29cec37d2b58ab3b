internal import HostFiles

extension PreviewBuild {
  /// The largest plan that is read, in bytes.
  private static let planLimit = 256 << 20

  /// Removes code that does not compile from the copy, module by module, without generating code. What remains is left
  /// to the build.
  func checkTypes(of pruned: inout PrunedSources, _ rewritten: RewrittenPackage) throws(PackageFault) {
    // The modules of the library are imported. The build also plans how those of the package are compiled.
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
  /// - Returns: Whether it has none.
  private func removeErrors(
    in module: ModulePlan, _ stage: TypeCheck.Stage, from pruned: inout PrunedSources, _ rewritten: RewrittenPackage,
    _ check: TypeCheck
  ) throws(PackageFault) -> Bool {
    while true {
      let folders = pruned.folders.map { "\(check.copy)/\($0)/" }
      let own = folders.filter { folder in module.sources.contains { $0.hasPrefix(folder) } }
      let added = pruned.addedSources.map { "\(check.copy)/\($0)" }
        .filter { path in own.contains { path.hasPrefix($0) } }
      let outcome = try run("env", check.command(for: module, stage, with: added), environment)
      guard outcome.code != 0 else { return true }
      let errors = CompilerError.errors(in: outcome.messages).compactMap(inCopy)
      // A module of the package in another language is built only with the program.
      let isUnbuilt = errors.contains { error in
        error.message.hasPrefix("no such module") && error.names.first.map(rewritten.modules.contains) == true
      }
      guard !errors.isEmpty, !isUnbuilt, pruned.remove(errors) else { return false }
      try write(pruned, of: rewritten)
    }
  }
}
