internal import ArtworkDecoding
internal import CairoDrawing
internal import CommandArguments
internal import HostFiles
internal import ReviewCache
internal import ReviewParts
internal import ReviewPlans
internal import Scenes

/// The part that a share of a run writes for ``MergeCommand``.
struct RunPart {
  private let command: Command
  private let options: ShardOptions
  private let settings: [Any]
  private let folder: String

  /// Creates the part of a share. An earlier one in the same folder is removed.
  ///
  /// - Parameters:
  ///   - command: The command of the run.
  ///   - options: The options that divide the run.
  ///   - settings: The settings other than the selection of scenes.
  ///   - folder: The folder of the results.
  /// - Returns: Nil if the run is not divided.
  init?(of command: Command, _ options: ShardOptions, _ settings: [Any], in folder: String) throws(FileError) {
    guard options.shard != nil else { return nil }
    self.command = command
    self.options = options
    self.settings = settings
    self.folder = folder
    try PartFile.remove(in: folder)
  }

  /// The identity of the tool and its engines: everything that makes their results differ.
  static var build: [String] {
    [CommandLineTool.version, HostProcess.executableDigest?.text ?? ""] + DrawingIdentity.anywhere
      + DecodingIdentity.current
  }

  /// Writes the part.
  ///
  /// - Parameters:
  ///   - contents: The records of the share's scenes, in their order.
  ///   - session: The session with the plan of the share.
  ///   - costs: The time that each scene took.
  ///   - change: Adds the values of the command to the header.
  func write(
    _ contents: [some CacheContent], of session: ReviewSession, costs: CostRecorder,
    _ change: (inout PartHeader) -> Void = { _ in }
  ) throws(FileError) {
    let header = PartHeader(
      command: command.rawValue, toolVersion: CommandLineTool.version, build: Self.build, settings: settings,
      of: session.plan, codes: session.codes.map { Int($0.rawValue) })
    guard var header else { return }
    header.paths = options.paths
    header.values = options.values
    change(&header)
    try PartFile.write(header, contents, of: session.plan.ofShare, costs: costs, to: folder)
  }
}

extension ShardOptions {
  /// Writes the time that each scene of a plan took, if requested.
  func writeCosts(_ costs: CostRecorder, of plan: ReviewPlan) throws(FileError) {
    guard let costsFile else { return }
    try Self.write(plan.sizes.map { (size: $0, microseconds: costs.microseconds(of: $0)) }, to: costsFile)
  }

  /// Writes the times that scenes took.
  static func write(_ costs: [(size: SceneCosts.Size, microseconds: Int)], to path: String) throws(FileError) {
    try FileSystem.createDirectory(at: FolderPath.folder(of: path))
    try FileSystem.write(Array(SceneCosts.text(of: costs).utf8), to: path)
  }
}
