internal import CommandArguments
internal import Findings
internal import HostFiles
internal import LanguageServer
internal import LayoutReview
internal import SceneFiles

/// The command that serves an editor over standard input and output: findings while typing, frames, names and edits.
struct LanguageServerCommand: RunnableCommand {
  /// The command line without project settings, which each document gets from its own project.
  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.arguments = arguments
    _ = try LayoutOptions(arguments)
  }

  func run() async throws -> ExitCode {
    HostProcess.endAfterInput(ExitCode.findings.rawValue)
    let environment = ServerEnvironment(
      toolVersion: CommandLineTool.version,
      settingsFiles: [StandardNames.configuration, StandardNames.acceptedFindings],
      settings: { [arguments] in Self.settings(arguments, in: $0) },
      makeTextMeasurer: { Engines.makeTextMeasurer(for: $0) })
    var server = LanguageServer(environment, reading: MessageChannel(reading: StandardStream.arrived)) {
      (try? StandardStream.write(message: $0)) != nil
    }
    return await server.run() ? .success : .findings
  }

  /// Returns the settings for documents in a folder; the settings of the command line if the project's are invalid.
  private static func settings(_ arguments: ParsedArguments, in folder: String) -> ProjectSettings {
    do {
      return ProjectSettings(try LayoutOptions(try arguments.completed(in: folder)))
    } catch {
      var settings = (try? LayoutOptions(arguments)).map { ProjectSettings($0) } ?? ProjectSettings()
      settings.faults = faults(in: error)
      return settings
    }
  }

  private static func faults(in error: any Error) -> [Finding] {
    switch error {
    case let error as ConfigurationError: error.findings
    case let error as UsageError:
      [
        Finding(
          code: .invalidSetting, message: "\(words: error.message)", hint: error.hint.map { "\(words: $0)" },
          source: nil)
      ]
    default: [Finding(code: .invalidSetting, message: "\(error)", source: nil)]
    }
  }
}

extension ProjectSettings {
  /// Reads the settings in the given options.
  fileprivate init(_ options: LayoutOptions) {
    self.init(selection: options.selection, devices: options.devices, workers: options.workers)
  }
}
