internal import CGalleryPages

/// The HTML of a page of a review, with the parts that differ between pages. The script of the page fills it.
package struct PageFrame {
  /// The title of the window.
  package var title: String
  /// The shapes of the icon, as URL-encoded SVG.
  package var icon: String
  /// The name of the style sheet and the script.
  package var name: String
  /// The HTML in the header before the help button.
  package var tools: String
  /// The label of the filters, for screen readers.
  package var filters: String
  /// The element that announces changes.
  package var status: String
  /// The dialogs other than the help.
  package var dialogs: String
  /// The advice on what to open instead in a browser without scripts.
  package var files: String
  /// The paths of the scripts with data, in the order they run.
  package var data: [String]

  package init(
    title: String, icon: String, name: String, tools: String = "", filters: String, status: String,
    dialogs: String = "", files: String, data: [String]
  ) {
    self.title = title
    self.icon = icon
    self.name = name
    self.tools = tools
    self.filters = filters
    self.status = status
    self.dialogs = dialogs
    self.files = files
    self.data = data
  }

  /// The content security policy of a page with files next to it.
  package static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; "
    + "form-action 'none'"

  /// The path of the style sheet.
  package var stylePath: String { "assets/\(name).css" }

  package var scriptPath: String { "assets/\(name).js" }

  /// The page with its style sheet, data and script in files next to it.
  package var html: String {
    let scripts = (data + [scriptPath]).map { "<script src=\"\($0)\"></script>\n" }
    return html(
      policy: Self.policy, style: "<link rel=\"stylesheet\" href=\"\(stylePath)\">", scripts: scripts.joined())
  }

  /// Returns the page with other elements for its style and scripts, which `policy` has to allow.
  func html(policy: String, style: String, scripts: String) -> String {
    let texts = [
      "policy": policy, "title": title, "icon": icon, "style": style, "tools": tools, "filters": filters,
      "status": status, "dialogs": dialogs, "files": files, "scripts": scripts,
    ]
    // The inserted strings may contain braces, so only the template is searched.
    let parts = unsafe String(cString: page_html()).split(separator: "{", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts[0])) { page, part in
      let end = part.firstIndex(of: "}") ?? part.endIndex
      page += texts[String(part[..<end])] ?? ""
      page += part[end...].dropFirst()
    }
  }

  /// Returns the script of a page: one function around the shared parts and its own, so that only the data is global.
  package static func script(own: String) -> String {
    let shared = unsafe String(cString: shared_script())
    return "\"use strict\";\n(() => {\n\(shared)\n\(own)})();\n"
  }
}
