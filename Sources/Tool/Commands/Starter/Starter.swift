internal import CommandArguments
internal import SceneFiles

/// The files of a new project.
enum Starter {
  /// A file with its path in the project.
  struct File: Sendable, Hashable {
    /// The path below the project's folder.
    var path: String
    /// The contents of the file.
    var text: String
  }

  /// Settings that most projects need, and comments on others.
  static let configuration = File(
    path: StandardNames.configuration,
    text: """
      # Settings of render-layouts. 'render-layouts config' shows the effective ones; options override them.

      # The documents to use if the command line names none, and those to skip.
      include: [.]
      exclude: ["*/Legacy/*"]

      # Every option can be set by its long name: --text-size is textSize. These settings override what scenes say
      # themselves, so name devices here only if all scenes should use the same ones.
      # device: [iPhone SE (3rd gen), iPhone 16 Pro, iPad mini (6th gen)]
      # orientation: [portrait, landscape]

      # Levels of rules: error, warning, note or off.
      rules:
        ambiguous: error
        truncated: warning

      # Accepted findings, with the reason.
      # accept:
      #   - { rule: truncated, scene: Login, view: title, reason: the title is being reworded }

      """)

  /// A short scene that shows the format.
  static let scene = File(
    path: "Scenes/First.scene.yaml",
    text: """
      # yaml-language-server: $schema=scene.schema.json
      format: 1
      scene: First
      metrics: { margin: 20 }
      views:
        title:    { type: label, text: Your first layout, style: title1, lines: 0, align: center }
        email:    { type: textField, placeholder: Email }
        password: { type: textField, placeholder: Password }
        logIn:    { type: button, text: Log in, color: white, fill: tint, radius: 10, height: 48 }
      constraints:
        - title: { leading: safeArea + margin, trailing: safeArea - margin, top: safeArea + 40 }
        - email: { leading: title, trailing: title, top: title.bottom + 32 }
        - password: { leading: title, trailing: title, top: email.bottom + 12 }
        - logIn: { leading: title, trailing: title, top: password.bottom + 24 }

      """)

  /// The JSON Schema with which editors complete and check scenes.
  static let schema = File(path: "Scenes/scene.schema.json", text: SceneSchema.text)

  /// A file that keeps results out of version control.
  static let ignoredFiles = File(path: "\(StandardNames.output)/.gitignore", text: "*\n")
}
