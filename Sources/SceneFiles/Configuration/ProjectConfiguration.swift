package import AutoLayout
package import Scenes

/// What a project's configuration file says.
package struct ProjectConfiguration: Sendable, Hashable {
  /// How an option is written in the file.
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
    /// Where it stands.
    package var source: SourceLocation
  }

  /// What is said of rules.
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

  /// A device that the file describes.
  package struct DeviceSetting: Sendable, Hashable {
    /// The device.
    package var device: Device
    /// Where it stands.
    package var source: SourceLocation
  }

  /// What is accepted of a rule's findings.
  package struct AcceptanceSetting: Sendable, Hashable {
    /// A pattern of the scenes that it is about; nil for all.
    package var scene: String?
    /// What is accepted in them.
    package var acceptance: RulePolicy.Acceptance

    /// What is accepted in the scenes of a pattern, or in all.
    package init(scene: String? = nil, acceptance: RulePolicy.Acceptance) {
      self.scene = scene
      self.acceptance = acceptance
    }
  }

  /// The options, in the order of the file; flags that are not set are left out.
  package var settings: [Setting] = []
  /// The devices of the project, each with its place, in the order of the file.
  package var devices: [DeviceSetting] = []
  /// What is looked at where the command line names nothing: files and folders below that of the configuration.
  package var include: [String] = []
  /// Patterns of documents that are left out.
  package var exclude: [String] = []
  /// What is said of rules; of two that are about the same one the later counts.
  package var rules: [RuleSetting] = []
  /// What is accepted.
  package var accepted: [AcceptanceSetting] = []

  /// A configuration that says nothing.
  package init() {}
}
