package import Findings
package import ReviewPlans
package import Scenes
package import Typography

/// The parts of the tool that the server needs but does not depend on.
package struct ServerEnvironment: Sendable {
  package var toolVersion: String
  /// The names of the files with settings.
  package var settingsFiles: [String]
  /// A function that returns the settings for documents in a folder.
  package var settings: @Sendable (_ folder: String) -> ProjectSettings
  /// Returns, for a plan, a function that creates engines that measure the text of its scenes.
  package var makeTextMeasurer: @Sendable (ReviewPlan) -> @Sendable () throws -> any TextMeasuring

  package init(
    toolVersion: String, settingsFiles: [String] = [],
    settings: @escaping @Sendable (_ folder: String) -> ProjectSettings,
    makeTextMeasurer: @escaping @Sendable (ReviewPlan) -> @Sendable () throws -> any TextMeasuring
  ) {
    self.toolVersion = toolVersion
    self.settingsFiles = settingsFiles
    self.settings = settings
    self.makeTextMeasurer = makeTextMeasurer
  }
}

/// The settings of a project: its devices, and how to solve its scenes.
package struct ProjectSettings: Sendable, Hashable {
  /// The selection of scenes and variants.
  package var selection: ReviewSelection
  /// The devices of the project, which scene files may name.
  package var devices: [Device]
  /// The number of layouts to solve at once.
  package var workers: Int
  /// The reasons why the files with the settings could not be used.
  package var faults: [Finding]

  package init(
    selection: ReviewSelection = ReviewSelection(), devices: [Device] = [], workers: Int = 1,
    faults: [Finding] = []
  ) {
    self.selection = selection
    self.devices = devices
    self.workers = workers
    self.faults = faults
  }
}
