package import Findings
package import Scenes

/// The contents of a project's configuration file.
package struct ProjectConfiguration: Sendable, Hashable {
  /// How an option is written in the file.
  package enum OptionKind: Sendable, Hashable {
    /// `true` or `false`.
    case flag
    /// A single value.
    case value
    /// A single value or a list of values.
    case list
  }

  /// The value of an option.
  package struct Setting: Sendable, Hashable {
    /// The key in the file: `textSize`.
    package var key: String
    /// The values. Empty for a flag that is set.
    package var values: [String]
    /// The location of its key in the file.
    package var source: SourceLocation
  }

  /// The levels of rules, for all documents or for some of them.
  package struct RuleSetting: Sendable, Hashable {
    /// The pattern of the documents that it applies to. Nil for all.
    package var path: String?
    /// The levels by rule code.
    package var levels: [String: RulePolicy.Level]

    package init(path: String? = nil, levels: [String: RulePolicy.Level]) {
      self.path = path
      self.levels = levels
    }
  }

  /// A file or folder to read.
  package struct IncludedPath: Sendable, Hashable {
    /// The path, relative to the folder of the configuration.
    package var path: String
    /// The location in the file.
    package var source: SourceLocation
  }

  /// A device that the file describes.
  package struct DeviceSetting: Sendable, Hashable {
    package var device: Device
    /// The start of its description in the file.
    package var source: SourceLocation
  }

  /// An accepted rule, for all scenes or for some of them.
  package struct AcceptanceSetting: Sendable, Hashable {
    /// The pattern of the scenes that it applies to. Nil for all.
    package var scene: String?
    /// The accepted rule, with its reason.
    package var acceptance: RulePolicy.Acceptance

    package init(scene: String? = nil, acceptance: RulePolicy.Acceptance) {
      self.scene = scene
      self.acceptance = acceptance
    }
  }

  /// A picture of the design of some scenes.
  package struct DesignSetting: Sendable, Hashable {
    /// The pattern of the names of the scenes.
    package var scene: String
    /// The picture. Its name is a path relative to the folder of the configuration.
    package var picture: DesignPicture
    /// The folder of the configuration. Empty until it is known.
    package var folder = ""
  }

  /// The options, in the order of the file. Flags with the value `false` are skipped.
  package var settings: [Setting] = []
  /// The devices of the project, in the order of the file.
  package var devices: [DeviceSetting] = []
  /// The files and folders to read if the command line names none. Their paths are relative to the folder of the
  /// configuration.
  package var include: [IncludedPath] = []
  /// The patterns of documents to skip.
  package var exclude: [String] = []
  /// The levels of rules. The last setting of a rule is used.
  package var rules: [RuleSetting] = []
  /// The accepted findings, in the order of the file.
  package var accepted: [AcceptanceSetting] = []
  /// The pictures of designs, in the order of the file.
  package var designs: [DesignSetting] = []

  package init() {}
}
