internal import CGalleryPages
internal import Gallery
internal import JSON
internal import ReviewReports

/// The page on which the user goes through the differences and accepts or rejects them.
///
/// Like the gallery, it opens from a file and makes no network requests. Names from documents are inserted as text,
/// never as HTML.
public enum DifferencePage {
  /// The tool that made the page, and the command that approves from it.
  public struct Origin: Sendable, Hashable {
    /// The version of the tool, which the page shows.
    package var toolVersion: String
    /// The words of the command that approves, without the options that say what is accepted: the name of the tool, the
    /// command, the paths and the options that select layouts.
    package var approval: [String]

    public init(toolVersion: String, approval: [String]) {
      self.toolVersion = toolVersion
      self.approval = approval
    }
  }

  /// The beginning of the file with the data, by which the tool recognizes a folder that it wrote.
  static let dataHead = "var layoutDifferences = "

  /// Returns the files of the page, the one to open first. The files of single scenes are not included.
  ///
  /// Differences of layouts are in one file for each scene, which the page loads when the scene is opened.
  ///
  /// `scenes` are the contents of the page for each scene, as JSON values.
  static func files(of scenes: [JSONValue], _ pages: DifferencePages) -> [GalleryFile] {
    [
      GalleryFile(path: "index.html", text: frame.html),
      GalleryFile(path: frame.stylePath, text: style),
      GalleryFile(path: frame.scriptPath, text: script),
      GalleryFile(path: "data.js", text: "\(dataHead)\(summary(of: scenes, pages).lines());\n"),
    ]
  }

  private static func summary(of scenes: [JSONValue], _ pages: DifferencePages) -> JSONValue {
    [
      "format": 1, "tool": ["version": .string(pages.origin.toolVersion)],
      "standard": pages.standard.value, "approval": .strings(pages.origin.approval),
      "totals": [
        "scenes": .number(pages.totals.scenes), "layouts": .number(pages.totals.layouts),
        "different": .number(pages.totals.different),
      ],
      "findings": .array(pages.findings.map { FindingReport($0).value }),
      "scenes": .array(scenes),
    ]
  }

  /// Returns the file with the differences of the layouts of a scene.
  static func details(of scene: DifferenceReport) -> GalleryFile {
    GalleryFile(
      path: "data/\(scene.slug).js",
      text: "layoutDifferences.add(\(JSONValue.string(scene.slug).line), "
        + "\(JSONValue.array(scene.layouts.map(\.details)).lines()));\n")
  }

  /// The HTML of the page, which the script fills.
  private static let frame = PageFrame(
    title: "Layout differences",
    icon: "%3Crect x='1.75' y='.75' width='8.5' height='12.5' rx='2' stroke-dasharray='2 1.5'/%3E"
      + "%3Crect x='5.75' y='2.75' width='8.5' height='12.5' rx='2'/%3E",
    name: "differences",
    tools: """
      <p class="progress" id="progress"></p>
      <button type="button" class="button primary" id="save-button" aria-haspopup="dialog">Save…</button>

      """,
    filters: "Differences", status: "<p class=\"unseen\" id=\"said\" role=\"status\"></p>",
    dialogs: "<dialog class=\"help save\" id=\"save\" aria-labelledby=\"save-title\"></dialog>\n",
    files: "open the pictures in the folder “renders”.", data: ["data.js"])

  /// The style sheet: the colors and the styles shared with the gallery, then the styles of this page.
  static var style: String { unsafe GalleryPalette.style + String(cString: differences_style()) }

  static var script: String { unsafe PageFrame.script(own: String(cString: differences_script())) }
}
