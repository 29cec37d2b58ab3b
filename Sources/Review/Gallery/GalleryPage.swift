internal import CGalleryPages
package import JSON
package import ReviewReports

/// The gallery: a static page for reviewing layouts in a browser.
///
/// It works from `file://` and makes no network requests. Its scripts are classic scripts in its own folder, and a
/// content security policy forbids everything else. Names from documents are inserted as text, never as HTML.
package enum GalleryPage {
  /// Returns the files of the page, the one to open first.
  ///
  /// The pictures that the report names are not included; the page shows them by their paths relative to its folder.
  /// Views and constraints, by far the largest part of the data, are in one file for each scene, which the page loads
  /// when the scene is opened.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - revision: The revision that an open gallery polls in watch mode to reload itself. Nil for one-shot runs.
  package static func files(of report: ReviewReport, revision: String? = nil) -> [GalleryFile] {
    files(showing: report.value, revision: revision)
      + report.scenes.map { details(of: $0.layouts, inSceneNamed: $0.slug) }
  }

  /// Returns the files of the page except those with the views of scenes.
  ///
  /// - Parameters:
  ///   - report: The report, as in `report.json`.
  ///   - revision: The revision of the report; nil for one-shot runs.
  package static func files(showing report: JSONValue, revision: String?) -> [GalleryFile] {
    let data = LayoutKinds.value(of: report).adding(["revision": revision.map(JSONValue.string)])
    return [
      GalleryFile(path: "index.html", text: frame.html),
      GalleryFile(path: frame.stylePath, text: style),
      GalleryFile(path: frame.scriptPath, text: script),
      GalleryFile(path: "data.js", text: data.lines(after: dataHead, before: ";\n")),
      FoundDifferences().file, FoundRotations().file,
    ]
  }

  /// The beginning of the file with the data. The tool recognizes folders that it wrote by it.
  package static let dataHead = "var layoutReview = "

  /// Returns the file that an open gallery polls to detect a new report.
  package static func revisionFile(_ revision: String) -> GalleryFile {
    GalleryFile(path: "revision.js", text: "layoutReview.isAt(\(JSONValue.string(revision).line));\n")
  }

  /// Returns the file with the layers, views and constraints of a scene's layouts, in the order of the layouts.
  package static func details(of layouts: [LayoutReport], inSceneNamed slug: String) -> GalleryFile {
    let details = JSONValue.array(layouts.map(\.galleryDetails))
    return GalleryFile(
      path: detailsPath(of: slug), text: details.lines(after: detailsStart(of: slug), before: detailsEnd))
  }

  /// Returns the path of the file with the views of a scene.
  package static func detailsPath(of slug: String) -> String { "data/\(slug).js" }

  /// Returns the JSON array in the file with the views of a scene, or nil if the text does not have the form of
  /// ``details(of:inSceneNamed:)``.
  package static func details(inScript text: String, of slug: String) -> String? {
    let start = detailsStart(of: slug)
    guard text.hasPrefix(start), text.hasSuffix(detailsEnd) else { return nil }
    return String(text.dropFirst(start.count).dropLast(detailsEnd.count))
  }

  private static func detailsStart(of slug: String) -> String { "layoutReview.add(\(JSONValue.string(slug).line), " }
  private static let detailsEnd = ");\n"

  /// The HTML of the page, which the script fills.
  static let frame = PageFrame(
    title: "Layout review",
    icon: "%3Crect x='2.75' y='.75' width='10.5' height='14.5' rx='2.25'/%3E%3Cpath d='M5 8h6M5 5.5v5M11 5.5v5'/%3E",
    name: "gallery", filters: "Layouts", status: "<p class=\"count\" id=\"count\" role=\"status\"></p>",
    files: "open the pictures in the folders “sheets” and “renders”, or read report.json.",
    data: ["data.js", FoundDifferences.path, FoundRotations.path])

  /// The style sheet: the colors, then the styles that use them.
  package static var style: String { unsafe GalleryPalette.style + String(cString: gallery_style()) }

  package static var script: String {
    unsafe PageFrame.script(own: String(cString: gallery_script()) + "\n" + String(cString: gallery_start()))
  }
}
