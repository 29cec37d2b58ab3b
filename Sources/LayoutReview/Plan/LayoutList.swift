internal import JSON
internal import Scenes

/// The layouts of a plan, one row each, in the order that they are solved in.
public struct LayoutList: Sendable, Hashable {
  /// One layout.
  public struct Row: Sendable, Hashable {
    /// The name that the layout's files have: `login/iphone-16-pro.portrait.de.l.light`.
    public var name: String
    /// The name of the scene.
    public var scene: String
    /// The path of the document below the folder that the user named.
    public var document: String
    /// The name of the device.
    public var device: String
    /// `portrait` or `landscape`.
    public var orientation: String
    /// The language of the texts.
    public var locale: String
    /// The user's text size.
    public var textSize: String
    /// `light` or `dark`.
    public var appearance: String

    /// The state of the scene; nil for the scene as it is written.
    public var state: String?

    /// The values in the order of ``LayoutList/heading``.
    public var columns: [String] { [scene, state ?? "", device, orientation, locale, textSize, appearance, document] }
  }

  /// The layouts.
  public var rows: [Row]

  /// The headings of the columns.
  public static let heading = [
    "scene", "state", "device", "orientation", "locale", "text size", "appearance", "document",
  ]

  /// The layouts of a plan.
  public init(of plan: ReviewPlan) {
    rows = plan.scenes.flatMap { scene in
      scene.layouts.map { layout in
        let variant = layout.variant
        return Row(
          name: "\(scene.slug)/\(layout.name)", scene: scene.scene.name, document: scene.scene.documentPath,
          device: variant.device.name, orientation: variant.orientation.rawValue, locale: variant.locale,
          textSize: variant.textSize.rawValue, appearance: variant.appearance.rawValue,
          state: variant.state)
      }
    }
  }

  /// An array of one object for each layout, with a line break at the end.
  public var json: String {
    let values = rows.map { row -> JSONValue in
      [
        "name": .string(row.name), "scene": .string(row.scene), "document": .string(row.document),
        "device": .string(row.device), "orientation": .string(row.orientation), "locale": .string(row.locale),
        "state": .optional(row.state), "textSize": .string(row.textSize), "appearance": .string(row.appearance),
      ]
    }
    return JSONValue.array(values).lines(before: "\n")
  }
}
