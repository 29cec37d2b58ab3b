internal import CommandArguments
internal import Findings
internal import HostFiles
internal import LayoutReview
internal import MarkupReading
internal import SceneDocuments
internal import Scenes
internal import VisibleText

/// Converts storyboards and xibs to YAML scenes that solve to the same frames.
struct ConvertCommand: RunnableCommand {
  private let options: LayoutOptions
  private let folder: String?
  private let overwrites: Bool
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    options = try LayoutOptions(arguments)
    folder = arguments.value(of: .output)
    overwrites = arguments.contains(.force)
    self.console = console
  }

  func run() async throws -> ExitCode {
    let session = await ReviewSession(options, kinds: [.interfaceBuilder], console)
    var codes = session.codes
    let conversions = SceneConversion.conversions(of: session.plan, into: folder)
    let target = folder.map { FileBoundary(of: [$0], includesRepositories: false) } ?? session.boundary
    let boundary = options.followsLinks ? nil : target
    if conversions.isEmpty, codes.isEmpty {
      codes.append(.noInput)
      console.printError("nothing to convert", hint: "'convert' reads storyboards and xibs")
    }
    for conversion in conversions { codes.append(try write(conversion, within: boundary)) }
    return ExitCode.worst(of: codes)
  }

  /// Writes one scene and prints its path. A scene that cannot be written does not stop the others.
  private func write(_ conversion: SceneConversion, within boundary: FileBoundary?) throws -> ExitCode {
    guard overwrites || FileSystem.kind(of: conversion.path) == nil else {
      console.printError("\(conversion.path): already exists", hint: "overwrite it with '--force'")
      return .cannotWrite
    }
    let text = conversion.text
    do throws(DocumentError) {
      // A scene is only written if it can be read back.
      _ = try SceneDocument.yaml.scenes(in: Array(text.utf8), path: conversion.path)
    } catch {
      for finding in error.findings where finding.severity == .error {
        console.printText(console.text(of: finding) + PrintedText("\n"))
      }
      console.printError("\(conversion.source): the scene '\(conversion.scene.name)' cannot be written as a scene file")
      return .internalError
    }
    try FileBoundary.hold(boundary) {
      try FileSystem.createDirectory(at: FolderPath.folder(of: conversion.path))
      try FileSystem.writeDurably([(Array(text.utf8), conversion.path)])
    }
    if !console.isQuiet { try console.printLine(conversion.path) }
    return .success
  }
}
