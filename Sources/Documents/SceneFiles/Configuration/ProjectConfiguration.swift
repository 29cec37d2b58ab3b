package import Findings
package import Scenes

/// The contents of a project's configuration file.
package struct ProjectConfiguration: Sendable, Hashable {
  /// The form in which an option is written in the file.
  package enum OptionKind: Sendable, Hashable {
    /// `true` or `false`.
    case flag
    /// One value.
    case value
    /// One value or a list of them.
    case list
  }

  /// The value of an option.
  package struct Setting: Sendable, Hashable {
    /// The key, as it is written: `textSize`.
    package var key: String
    /// Its values; empty for a flag that is set.
    package var values: [String]
    /// The place of its key in the file.
    package var source: SourceLocation
  }

  /// The levels of rules, for all documents or for some.
  package struct RuleSetting: Sendable, Hashable {
    /// A pattern of the documents that it is about; nil for all.
    package var path: String?
    /// The levels by the codes of the rules.
    package var levels: [String: RulePolicy.Level]

    /// Levels for all documents, or for some.
    package init(path: String? = nil, levels: [String: RulePolicy.Level]) {
      self.path = path
      self.levels = levels
    }
  }

  /// A file or folder to look at.
  package struct IncludedPath: Sendable, Hashable {
    /// The path from the folder of the configuration.
    package var path: String
    /// Its place in the file.
    package var source: SourceLocation
  }

  /// A device that the file describes.
  package struct DeviceSetting: Sendable, Hashable {
    /// The device.
    package var device: Device
    /// The place where its description begins in the file.
    package var source: SourceLocation
  }

  /// An acceptance of a rule's findings, for all scenes or for some.
  package struct AcceptanceSetting: Sendable, Hashable {
    /// A pattern of the scenes that it is about; nil for all.
    package var scene: String?
    /// The findings that are accepted in them: those of a rule, with the reason.
    package var acceptance: RulePolicy.Acceptance

    /// An acceptance for the scenes of a pattern, or for all.
    package init(scene: String? = nil, acceptance: RulePolicy.Acceptance) {
      self.scene = scene
      self.acceptance = acceptance
    }
  }

  /// The options, in the order of the file; flags that are not set are left out.
  package var settings: [Setting] = []
  /// The devices of the project, each with its place, in the order of the file.
  package var devices: [DeviceSetting] = []
  /// The files and folders to look at where the command line names nothing. Their paths begin at the folder of the
  /// configuration.
  package var include: [IncludedPath] = []
  /// Patterns of documents that are left out.
  package var exclude: [String] = []
  /// The levels of rules; of two that are about the same rule the later one counts.
  package var rules: [RuleSetting] = []
  /// The accepted findings, in the order of the file.
  package var accepted: [AcceptanceSetting] = []

  /// A configuration that says nothing.
  package init() {}
}
