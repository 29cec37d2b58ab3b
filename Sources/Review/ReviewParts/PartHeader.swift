internal import ContactSheets
package import Findings
package import HostFiles
internal import ReviewCache
package import ReviewPlans
internal import ReviewReports
internal import Scenes

/// All that a part says of the run that it belongs to, besides its scenes.
package struct PartHeader: Sendable, Hashable {
  /// A document of the run.
  package struct Document: Sendable, Hashable {
    /// The path that opens it from where the tool was run; absolute where it lies elsewhere.
    package var path: String
    /// The name in reports.
    package var name: String
    /// The reasons why it has no scenes; empty where it was read.
    package var failures: [Finding]
    /// The numbers of the accepted findings that keep it from having scenes.
    package var acceptedFailures: [Int] = []
    /// The font files of its project.
    var fontFiles: [String]
    /// The map of its storyboard.
    var storyboard: StoryboardMap?
  }

  /// The values of one option.
  package struct OptionValues: Sendable, Hashable {
    /// The long name.
    package var option: String
    /// The values; none for a switch.
    package var values: [String]

    /// An option with its values.
    package init(option: String, values: [String]) {
      self.option = option
      self.values = values
    }
  }

  /// The command.
  package var command: String
  /// The version of the tool.
  package var toolVersion: String
  /// The digest of the tool's bytes and of the libraries and fonts that it draws with.
  package var build: ContentDigest
  /// The digest of everything that was asked for.
  package var options: ContentDigest
  /// The share, and the plan that it is one of.
  package var share: ReviewPlan.Share
  /// The documents and folders that were named.
  package var paths: [String]
  /// The options, by their names.
  package var values: [OptionValues]
  /// The request in words.
  package var selection: String
  /// The words of the command that approves what was compared; none of other commands.
  package var approval: [String] = []
  /// The exit codes of what all parts have to tell: documents that cannot be read.
  package var codes: [Int]
  /// The exit codes of what this part alone has to tell besides its findings.
  package var ownCodes: [Int] = []
  /// The number of findings that the project has accepted; nil where there are none.
  package var acceptedCount: Int?
  /// The documents of the run.
  package var documents: [Document]
  /// The findings outside of scenes.
  package var findings: [Finding] = []

  /// The header of the part of a plan.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - toolVersion: The version of the tool.
  ///   - build: What identifies the tool and the engines.
  ///   - settings: Everything that was asked for.
  ///   - plan: The plan, which is that of a share.
  ///   - codes: The exit codes of what all parts have to tell.
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

  /// The header as the other parts of the run have it: without what is said of this part alone.
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
  /// The documents with the scenes that were finished, as the next run of the same would find them.
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

  /// The first font file of the projects that is not where it was; nil where all are there.
  package var missingFontFile: String? {
    documents.flatMap(\.fontFiles).first { FileSystem.kind(of: $0) == nil }
  }
}
