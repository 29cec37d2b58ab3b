internal import ArtworkDecoding
internal import CairoDrawing
internal import CommandArguments
internal import HostFiles
internal import ReviewCache
internal import ReviewParts
internal import ReviewPlans
internal import Scenes

/// The part that a share of a run leaves for ``MergeCommand``.
struct RunPart {
  private let command: Command
  private let options: ShardOptions
  private let settings: [Any]
  private let folder: String

  /// The part of a share; an earlier one in the same folder is forgotten.
  ///
  /// - Parameters:
  ///   - settings: All that was asked for besides the selection of scenes.
  ///   - folder: The folder of the results.
  /// - Returns: Nil where the run is not divided.
  init?(of command: Command, _ options: ShardOptions, _ settings: [Any], in folder: String) throws(FileError) {
    guard options.shard != nil else { return nil }
    self.command = command
    self.options = options
    self.settings = settings
    self.folder = folder
    try PartFile.remove(in: folder)
  }

  /// The identity of the tool and its engines in all that makes their results differ.
  static var build: [String] {
    [CommandLineTool.version, HostProcess.executableDigest?.text ?? ""] + DrawingIdentity.anywhere
      + DecodingIdentity.current
  }

  /// Writes the part.
  ///
  /// - Parameters:
  ///   - contents: All there is to say of the scenes of the share, in their order.
  ///   - session: The session, whose plan is that of the share.
  ///   - change: Adds what the command alone has to tell.
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
  /// Writes the time that each scene of a plan took, where that is asked for.
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
