internal import CommandArguments
internal import Findings
internal import HostFiles
internal import LayoutReview
internal import MarkupReading
internal import SceneDocuments
internal import Scenes
internal import VisibleText

/// The command that converts storyboards and xibs to YAML scenes that solve to the same frames.
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
    for start in stride(from: 0, to: conversions.count, by: Self.batchSize) {
      codes += try write(conversions[start...].prefix(Self.batchSize), within: boundary)
    }
    return ExitCode.worst(of: codes)
  }

  /// The number of scenes that are written together. Their folder is searched once for leftovers of killed writers, and
  /// it may contain thousands of scenes.
  private static let batchSize = 100

  /// Writes scenes and prints their paths. A scene that cannot be written does not stop the others.
  private func write(_ conversions: ArraySlice<SceneConversion>, within boundary: FileBoundary?) throws -> [ExitCode] {
    var files: [(bytes: [UInt8], path: String)] = []
    var codes: [ExitCode] = []
    for conversion in conversions {
      switch checked(conversion) {
      case .text(let bytes): files.append((bytes, conversion.path))
      case .fault(let code): codes.append(code)
      }
    }
    try FileBoundary.hold(boundary) {
      for folder in Set(files.map { FolderPath.folder(of: $0.path) }).sorted() {
        try FileSystem.createDirectory(at: folder)
      }
      try FileSystem.writeDurably(files)
    }
    if !console.isQuiet { for file in files { try console.printLine(file.path) } }
    return codes
  }

  /// The text of a scene, or the exit code if it is not written.
  private enum Checked {
    case text([UInt8])
    case fault(ExitCode)
  }

  /// Returns the text of a scene, or prints why it cannot be written.
  private func checked(_ conversion: SceneConversion) -> Checked {
    guard overwrites || FileSystem.kind(of: conversion.path) == nil else {
      console.printError("\(conversion.path): already exists", hint: "overwrite it with '--force'")
      return .fault(.cannotWrite)
    }
    let bytes = Array(conversion.text.utf8)
    do throws(DocumentError) {
      // A scene is only written if it can be read back.
      _ = try SceneDocument.yaml.scenes(in: bytes, path: conversion.path)
      return .text(bytes)
    } catch {
      for finding in error.findings where finding.severity == .error {
        console.printText(console.text(of: finding) + PrintedText("\n"))
      }
      console.printError("\(conversion.source): the scene '\(conversion.scene.name)' cannot be written as a scene file")
      // Xcode nests views deeper than scene files may.
      return .fault(error.findings.allSatisfy { $0.code == .documentLimit } ? .cannotWrite : .internalError)
    }
  }
}
