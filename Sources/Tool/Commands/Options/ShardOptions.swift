internal import CommandArguments
internal import ReviewParts
internal import ReviewPlans

/// The share of a run for a command, and the options that all shares must have in common.
struct ShardOptions: Sendable, Hashable {
  /// The share; nil for the whole run.
  var shard: Shard?
  /// The measured costs for planning shares.
  var costs = SceneCosts()
  /// The file for measured costs; nil if they are not requested.
  var costsFile: String?
  /// The documents and folders on the command line.
  var paths: [String]
  /// The options for the part's header. ``MergeCommand`` uses them to repeat the command line.
  var values: [PartHeader.OptionValues]

  /// Options that do not affect results, or that differ between machines.
  private static let ownOptions: [Option] = [
    .output, .shard, .costs, .writeCosts, .progress, .jobs, .quiet, .color, .plain, .timeLimit, .noCache, .cacheFrom,
    .config,
  ]

  /// Reads the options of a command line.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = arguments.paths
    values = Option.allCases.filter { arguments.contains($0) && !Self.ownOptions.contains($0) }.map {
      PartHeader.OptionValues(option: $0.rawValue, values: arguments.list($0))
    }
    costsFile = arguments.value(of: .writeCosts)
    if let file = arguments.value(of: .costs) {
      guard arguments.contains(.shard) else {
        throw UsageError("'--costs' needs '--shard'", hint: "a run without shards needs no plan")
      }
      do throws(PartFault) {
        costs = try SceneCosts(at: file)
      } catch {
        throw UsageError(error.message, hint: error.hint)
      }
    }
    guard let word = arguments.value(of: .shard) else { return }
    guard let shard = Shard(word) else {
      throw UsageError(
        "invalid value '\(word)' for '--shard'",
        hint: "write I/N, such as 1/8 for the first of eight; N can be at most \(Shard.largestCount)")
    }
    self.shard = shard
    for option in [Option.sweep, .rotate, .log, .stopOnConflict] where arguments.contains(option) {
      throw UsageError(
        "'--\(option.rawValue)' and '--shard' cannot be combined", hint: "the result could not be merged")
    }
  }
}
