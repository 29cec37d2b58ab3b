internal import CommandArguments
internal import ReviewParts
internal import ReviewPlans

/// The share of a run that a command is to do, and all that the other shares have to have in common with it.
struct ShardOptions: Sendable, Hashable {
  /// The share; nil for the whole.
  var shard: Shard?
  /// The measured costs that shares are planned from.
  var costs = SceneCosts()
  /// The file that measured costs go to; nil where nobody asks for it.
  var costsFile: String?
  /// The documents and folders that were named.
  var paths: [String]
  /// The options, as a part has them for ``MergeCommand``.
  var values: [PartHeader.OptionValues]

  /// Options that decide nothing about results, or that every machine has its own of.
  private static let ownOptions: [Option] = [
    .output, .shard, .costs, .writeCosts, .progress, .jobs, .quiet, .color, .plain, .timeLimit, .noCache, .cacheFrom,
    .config,
  ]

  /// The options of a command line.
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
