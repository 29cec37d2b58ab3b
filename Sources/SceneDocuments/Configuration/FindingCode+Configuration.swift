package import Scenes

extension FindingCode {
  /// The codes for configuration files.
  package static let configuration: [FindingCode] = [
    .invalidSetting
  ]

  /// A value in a configuration that an option does not take.
  package static let invalidSetting = FindingCode(
    "invalid-setting", .error, "The configuration gives an option a value that it does not take.",
    why: "A setting that is skipped would hold for nobody, and nobody would know.",
    mend: "Write what the message says; `render-layouts config` shows what holds.",
    example: """
      device: [iPhone 99]
      """)
}
