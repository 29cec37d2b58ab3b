internal import CommandArguments
internal import Findings
internal import HostFiles
internal import SceneFiles
internal import Scenes

extension ParsedArguments {
  /// Returns the command line completed by the environment, the project and the user's settings, in descending
  /// precedence.
  ///
  /// - Parameter folder: A folder of the project.
  /// - Throws: ``ConfigurationError`` if a configuration file is invalid or missing.
  func completed(in folder: String = ".") throws(ConfigurationError) -> ParsedArguments {
    var completed = self
    completed.origins = values.mapValues { _ in .commandLine }
    completed.addEnvironment()
    let named = value(of: .config) ?? HostProcess.environmentVariable("RENDER_LAYOUTS_CONFIG")
    if let path = named ?? ConfigurationFile.projectPath(from: folder) {
      try completed.add(ConfigurationFile(reading: path, isFound: named == nil))
    }
    if let path = ConfigurationFile.userPath() { try completed.add(ConfigurationFile(reading: path, isFound: false)) }
    if command.tellsFindings { completed.known = try AcceptedFindingsFile.contents(in: folder) }
    return completed
  }

  private mutating func addEnvironment() {
    let variable = "RENDER_LAYOUTS_JOBS"
    guard let value = HostProcess.environmentVariable(variable), !value.isEmpty else { return }
    add(.jobs, [value], from: .environment(variable))
  }

  private mutating func add(_ option: Option, _ newValues: [String], from origin: SettingOrigin) {
    guard values[option] == nil, option.isConfigurable(for: command) else { return }
    values[option] = newValues
    origins[option] = origin
  }

  private mutating func add(_ file: ConfigurationFile) throws(ConfigurationError) {
    let contents = file.contents
    for setting in contents.settings {
      guard let option = Option(configurationKey: setting.key) else { continue }
      let isTaken = values[option] == nil && option.isConfigurable(for: command)
      if option == .output, isTaken { try file.check(output: setting.values.joined(), at: setting.source) }
      add(option, setting.values, from: .file(setting.source))
    }
    if paths.isEmpty, command.operand == .paths { paths = try file.includedPaths() }
    excluded += contents.exclude
    devices += contents.devices.filter { new in
      !devices.contains { $0.device.identifier == new.device.identifier }
    }
    // The project's rules take precedence over the user's, so they are last.
    rules = contents.rules + rules
    accepted += contents.accepted
    designs += contents.designs.map { design in
      var design = design
      design.folder = FolderPath.folder(of: file.path)
      return design
    }
    configurationFiles.append(file.path)
  }

  /// The folder for results.
  ///
  /// - Throws: ``UsageError`` if it is the default and a link points outside the project.
  var outputFolder: String {
    get throws(UsageError) {
      if let folder = value(of: .output) { return folder }
      let folder = StandardNames.output
      guard FileBoundary(of: ["."], includesRepositories: true).contains(folder) else {
        throw UsageError(
          "'\(folder)' is a link that points outside the project",
          hint: "choose a folder for the results: '--output DIR'; it may be this one")
      }
      return folder
    }
  }

  /// Returns the error of a configuration file, if its settings rather than the command line cause an error.
  ///
  /// `attempt` is the operation that fails with the error, run with fewer settings.
  ///
  /// - Returns: The error with the location of the setting without which the attempt ends differently; nil if there is
  ///   none.
  func blame(for error: UsageError, in attempt: (ParsedArguments) throws -> Void) -> ConfigurationError? {
    for option in Option.allCases {
      guard case .file(let source)? = origins[option] else { continue }
      var rest = self
      rest.values[option] = nil
      do { try attempt(rest) } catch let other as UsageError where other == error { continue } catch {}
      return ConfigurationError(findings: [
        Finding(
          code: .invalidSetting, message: "\(words: error.message)", hint: error.hint.map { "\(words: $0)" },
          source: source)
      ])
    }
    return nil
  }
}
