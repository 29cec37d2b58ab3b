internal import CGalleryPages
package import DocumentMerging
package import Gallery
internal import JSON
package import Typography

/// The page where a person decides the places that a merge left open. It shows base, ours, theirs and the result side
/// by side, each solved and drawn on the saved canvas.
///
/// Like the gallery, it opens from the file system and needs no network. Names from documents are inserted as text
/// only.
package struct MergePage {
  /// The tool that made the page, and the command that takes the decisions back to it.
  package struct Origin: Sendable, Hashable {
    package var toolVersion: String
    /// The words of the command that applies decisions, without the decisions: the tool, the command, options and
    /// files.
    package var command: [String]
    /// Whether the tool waits in the terminal for the path of the decisions, as in `git mergetool`.
    package var isAwaited: Bool

    package init(toolVersion: String, command: [String], isAwaited: Bool) {
      self.toolVersion = toolVersion
      self.command = command
      self.isAwaited = isAwaited
    }
  }

  /// The files of the page. The first one is the one to open.
  package let files: [GalleryFile]
  /// The number of places on the page.
  package let placeCount: Int

  /// Creates the page of a merge.
  ///
  /// - Parameters:
  ///   - trial: The versions of the file.
  ///   - origin: The tool and the command that applies decisions.
  ///   - measurer: Measures and draws text. Nil for files that are not drawn.
  /// - Throws: ``MergeRefusal`` if a version cannot be read.
  package init(
    of trial: MergeTrial, from origin: Origin, measuringTextWith measurer: (any TextMeasuring)?
  ) throws(MergeRefusal) {
    let places = try MergePlaces(of: trial)
    var scenes: [JSONValue] = []
    var pictures = PictureFiles()
    var scenesOfPlaces = [Int?](repeating: nil, count: places.all.count)
    if let measurer, trial.kind == .interfaceBuilder {
      let drawn = try MergeDrawings(of: places, in: trial, measuringTextWith: measurer)
      scenes = try drawn.values(into: &pictures)
      scenesOfPlaces = drawn.scenesOfPlaces
    }
    let data: JSONValue = [
      "format": 1, "tool": ["version": .string(origin.toolVersion)], "document": .string(trial.path),
      "favored": .string(trial.favored.rawValue), "command": .strings(origin.command),
      "isAwaited": .boolean(origin.isAwaited),
      "places": .array(zip(places.all, scenesOfPlaces).map { Self.value(of: $0, inScene: $1, places) }),
      "scenes": .array(scenes),
    ]
    placeCount = places.all.count
    files =
      [
        GalleryFile(path: "index.html", text: Self.frame.html),
        GalleryFile(path: Self.frame.stylePath, text: Self.style),
        GalleryFile(path: Self.frame.scriptPath, text: Self.script),
        GalleryFile(path: "data.js", text: "var layoutMerge = \(data.lines());\n"),
      ] + pictures.files
  }

  private static func value(of place: UndecidedPlace, inScene scene: Int?, _ places: MergePlaces) -> JSONValue {
    let kind =
      switch place.reason {
      case .value: "value"
      case .deletion: "deletion"
      case .place: "place"
      case .order: "order"
      }
    return [
      "key": .string(place.key), "text": .string(place.text), "kind": .string(kind),
      "choices": .strings(place.choices.map(\.rawValue)),
      "base": value(of: place.base), "ours": value(of: place.ours), "theirs": value(of: place.theirs),
      "isConditional": places.conditional.contains(place.key) ? .boolean(true) : nil,
      "scene": scene.map { .number($0) },
    ]
  }

  private static func value(of version: UndecidedPlace.Version) -> JSONValue {
    ["line": version.line.map { .number($0) } ?? .null, "value": .optional(version.value)]
  }

  /// The HTML of the page, which the script fills.
  private static let frame = PageFrame(
    title: "Layout merge",
    icon: "%3Cpath d='M4 1.5v4c0 3 4 2.5 4 6v3M12 1.5v4c0 3-4 2.5-4 6'/%3E",
    name: "merge",
    tools: """
      <p class="progress" id="progress"></p>
      <button type="button" class="button primary" id="save-button" aria-haspopup="dialog">Save…</button>

      """,
    filters: "Places", status: "<p class=\"unseen\" id=\"said\" role=\"status\"></p>",
    dialogs: "<dialog class=\"help save\" id=\"save\" aria-labelledby=\"save-title\"></dialog>\n",
    files: "run 'render-layouts merge-file' with --ask.", data: ["data.js"])

  /// The style sheet: the colors and the rules that all pages share, then the rules of this page.
  private static var style: String { unsafe GalleryPalette.style + String(cString: merge_style()) }

  private static var script: String { unsafe PageFrame.script(own: String(cString: merge_script())) }
}

/// Pictures as files. Equal pictures share a file.
struct PictureFiles {
  private(set) var files: [GalleryFile] = []
  private var paths: [String: String] = [:]

  /// Returns the path of the file with a picture, and adds the file if necessary.
  mutating func path(of picture: String) -> String {
    if let path = paths[picture] { return path }
    let path = "pictures/\(files.count + 1).svg"
    paths[picture] = path
    files.append(GalleryFile(path: path, text: picture))
    return path
  }
}
