internal import AutoLayout
package import Findings
internal import Geometry
internal import LayoutTestSupport
package import ReviewReports
package import SceneLayouts
package import Scenes

/// A small review with an example of everything.
package enum SampleReview {
  /// Names that could be mistaken for markup, code or control characters on a page, in a script or in a terminal.
  package static let awkwardNames = [
    #"<script>alert("1")</script>"#, #"</script><img src=x onerror='alert(1)'>"#, "\u{2028}quotes \" ' ` \\ ${x}",
    "مرحبا 👩‍👩‍👧 e\u{301}", "\u{202E}backwards", "javascript:alert(1)", "__proto__",
    String(repeating: "long name ", count: 30),
  ]

  /// The path of the reviewed document.
  package static let path = "Scenes/Login.scene.yaml"

  /// The device of the layouts.
  package static let phone = Device(
    identifier: "phone", name: "Phone", size: Size(width: 320, height: 480), scale: 2, idiom: .phone,
    portraitInsets: .zero, landscapeInsets: .zero)

  /// Returns a location in the reviewed document.
  package static func place(_ line: Int) -> SourceLocation { SourceLocation(path: path, line: line, column: 5) }

  /// A form that contains a field, and a badge. The form's width is in conflict, and the badge's horizontal position is
  /// ambiguous.
  package static var scene: Scene {
    var field = View(name: "email", superview: 1, className: "textField")
    field.identity.label = "E-mail"
    field.placement.alignmentRectInsets = EdgeInsets(all: 2)
    var badge = View(name: "badge", superview: 0)
    badge.appearance.isHidden = true
    let constraints = [
      LayoutConstraint(.init(view: 1), .leading, .equal, .root, .leading, constant: 20, source: place(4)),
      LayoutConstraint(.init(view: 1), .trailing, .equal, .root, .trailing, constant: -20, source: place(5)),
      LayoutConstraint(.init(view: 1), .width, constant: 1000, identifier: "too wide", source: place(6)),
      LayoutConstraint(.init(view: 1), .top, .equal, .root, .top, constant: 30.3, source: place(7)),
      LayoutConstraint(.init(view: 1), .height, .equal, .root, .height, multiplier: 0.5, source: place(8)),
      LayoutConstraint(
        .init(view: 1), .width, .lessThanOrEqual, constant: 200, priority: .defaultHigh, source: place(9)),
      LayoutConstraint(.init(view: 2), .leading, .equal, .init(view: 1), .leading, constant: 8),
      LayoutConstraint(.init(view: 2), .width, constant: 100),
      LayoutConstraint(.init(view: 2), .top, .equal, .init(view: 1), .top),
      LayoutConstraint(.init(view: 2), .height, constant: 44),
      LayoutConstraint(.init(view: 3), .width, constant: 24),
      LayoutConstraint(.init(view: 3), .height, constant: 24),
      LayoutConstraint(.init(view: 3), .top, .equal, .root, .top),
    ]
    return Scene(
      name: "Login", documentPath: path, source: SourceLocation(path: path, line: 1, column: 1),
      views: [View(name: "root", superview: nil), View(name: "form", superview: 0), field, badge],
      constraints: constraints.map { SceneConstraint($0) })
  }

  /// Returns the layout of the scene in an orientation.
  package static func layout(_ orientation: Orientation = .portrait) -> Layout {
    scene.resolved(for: SceneVariant(device: phone, orientation: orientation)).layout()
  }

  /// The review of the scene in both orientations. It includes a document that could not be read.
  package static var report: ReviewReport { report(naming: "Login") }

  /// Returns the same review with a different name in the scene and in all messages.
  package static func report(naming name: String) -> ReviewReport {
    let layouts = Orientation.usual.map { orientation in
      let layout = layout(orientation)
      let file = "renders/login/\(layout.resolved.variant.identifier)"
      var report = LayoutReport(
        layout,
        picture: PictureReport(
          pngPath: "\(file).png", svgPath: "\(file).svg", pixelSize: layout.resolved.rootSize.scaled(by: 2)))
      report.findings = orientation == .portrait ? [finding(naming: name)] : []
      return report
    }
    var scene = SceneReport(
      scene, slug: "login",
      sheets: [PictureReport(pngPath: nil, svgPath: "sheets/login.svg", pixelSize: Size(width: 400, height: 300))],
      layouts: layouts)
    scene.name = name
    let unread = ReportedDocument(
      path: "Scenes/Broken.scene.yaml",
      findings: [
        FindingReport(
          Finding(
            code: "unknown-view", severity: .error, message: "unknown view '\(name)'",
            source: SourceLocation(path: "Scenes/Broken.scene.yaml", line: 3, column: 7),
            excerpt: .init(line: "    - \(name).top == 8", column: 7, length: 5)))
      ])
    return ReviewReport(
      toolVersion: "1.2.3", selection: "1 device, portrait and landscape", unreadDocuments: [unread], scenes: [scene])
  }

  private static func finding(naming name: String) -> FindingReport {
    FindingReport(
      Finding(
        code: "conflict", severity: .error, message: "3 constraints of \(name) conflict",
        hint: "lower one of them", notes: ["form.width == 1000", "form.leading == root.leading + 20"],
        source: place(6), views: [1, 99]),
      in: scene.views)
  }
}
