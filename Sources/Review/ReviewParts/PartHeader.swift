internal import ContactSheets
package import Findings
package import HostFiles
internal import ReviewCache
package import ReviewPlans
internal import ReviewReports
internal import Scenes

/// The description of a run in one of its parts, without its scenes.
package struct PartHeader: Sendable, Hashable {
  /// A document of the run.
  package struct Document: Sendable, Hashable {
    /// The path that opens it from the working directory; absolute if it is outside.
    package var path: String
    /// The name in reports.
    package var name: String
    /// The reasons why it has no scenes; empty if it was read.
    package var failures: [Finding]
    /// The numbers of the accepted findings that keep it from having scenes.
    package var acceptedFailures: [Int] = []
    /// The font files of its project.
    var fontFiles: [String]
    var storyboard: StoryboardMap?
  }

  package struct OptionValues: Sendable, Hashable {
    /// The long name.
    package var option: String
    /// The values; none for a switch.
    package var values: [String]

    package init(option: String, values: [String]) {
      self.option = option
      self.values = values
    }
  }

  /// The name of the command.
  package var command: String
  package var toolVersion: String
  /// The digest of the tool's executable and of its libraries and fonts.
  package var build: ContentDigest
  /// The digest of the request.
  package var options: ContentDigest
  package var share: ReviewPlan.Share
  /// The documents and folders on the command line.
  package var paths: [String]
  /// The options, by name.
  package var values: [OptionValues]
  /// The request as text.
  package var selection: String
  /// The words of the command that approves the comparison; empty for other commands.
  package var approval: [String] = []
  /// The exit codes that apply to all parts: for documents that cannot be read.
  package var codes: [Int]
  /// The exit codes that apply to this part alone, besides those for findings.
  package var ownCodes: [Int] = []
  /// The number of accepted findings of the documents of the run; nil if there are none.
  package var acceptedCount: Int?
  /// The documents of the run.
  package var documents: [Document]
  /// The findings outside scenes.
  package var findings: [Finding] = []

  /// Creates the header of a part, or nil if the plan is not a share.
  ///
  /// - Parameters:
  ///   - command: The name of the command.
  ///   - toolVersion: The version of the tool.
  ///   - build: The identity of the tool and the engines.
  ///   - settings: The whole request.
  ///   - plan: The plan of the share.
  ///   - codes: The exit codes that apply to all parts.
  package init?(
    command: String, toolVersion: String, build: [String], settings: [Any], of plan: ReviewPlan, codes: [Int]
  ) {
    guard let share = plan.share else { return nil }
    self.command = command
    self.toolVersion = toolVersion
    self.build = ContentDigest(of: build.joined(separator: "\n"))
    options = ContentDigest(of: Fingerprint.text(of: [command, plan.selection] + settings))
    self.share = share
    self.codes = codes
    paths = []
    values = []
    selection = plan.selection.words
    let folder = HostProcess.workingFolder
    func relative(_ path: String) -> String { FolderPath.relative(path, to: folder) ?? path }
    documents = plan.documents.map { document in
      Document(
        path: relative(document.path), name: document.name, failures: document.failures,
        acceptedFailures: document.acceptedFailures,
        fontFiles: document.fontFiles.map(relative), storyboard: document.storyboard)
    }
  }

  /// The header without the values of this part alone, which is equal for all parts of a run.
  var withoutOwn: PartHeader {
    var header = self
    header.share = ReviewPlan.Share(
      shard: Shard(number: 1, of: share.shard.count) ?? share.shard, plan: share.plan, sceneCount: share.sceneCount,
      positions: [])
    header.ownCodes = []
    return header
  }
}

extension PartHeader {
  /// Returns the documents with their finished scenes, as the next run with the same request would find them in the
  /// cache.
  ///
  /// - Parameter scenes: The scenes, each with the position of its document, in the order of the plan.
  package func documents(with scenes: [(document: Int, scene: SceneRecord<DrawingDetails>)]) -> [ReviewDocument] {
    let byDocument = Dictionary(grouping: scenes, by: \.document)
    return documents.enumerated().map { position, document in
      guard document.failures.isEmpty else {
        return ReviewDocument(path: document.path, name: document.name, contents: .invalid(document.failures))
      }
      guard document.acceptedFailures.isEmpty else {
        return ReviewDocument(path: document.path, name: document.name, contents: .accepted(document.acceptedFailures))
      }
      let finished = CachedDocument(
        dependencies: [], fontFiles: document.fontFiles, storyboard: document.storyboard,
        scenes: (byDocument[position] ?? []).map(\.scene))
      return ReviewDocument(path: document.path, name: document.name, contents: .cached(finished))
    }
  }

  /// The first font file of the projects that no longer exists at its path; nil if all exist.
  package var missingFontFile: String? {
    documents.flatMap(\.fontFiles).first { FileSystem.kind(of: $0) == nil }
  }
}
