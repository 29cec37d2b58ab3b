import Geometry
import SceneLayouts
import Scenes
import Testing

/// Views that Swift code creates in views without content in the document.
@Suite struct BuiltViewTests {
  /// A controller whose view has no content in the document.
  private func project(
    _ body: String, properties: String = "", files: [String: String] = [:], view: String = "", scenes: String = ""
  ) -> FilledProject {
    let code = "class Screen: UIViewController {\n\(properties)\n override func viewDidLoad() {\n\(body)\n }\n}"
    return FilledProject(view: view, files: ["Screen.swift": code].merging(files) { $1 }, scenes: scenes)
  }

  /// Returns the views that are shown in a view of the controller, each as its name, text and frame.
  private func shown(_ project: FilledProject, in view: Int = 0) async throws -> [String] {
    let layout = try await project.layout()
    guard case .layout(let inner, _) = layout.contents?.embedded[view] else { return [] }
    return inner.resolved.views.indices.dropFirst().map { position in
      let frame = inner.absoluteFrames[position]
      let words = inner.resolved.views[position].content.label?.text ?? ""
      return "\(inner.resolved.views[position].name) '\(words)' \(frame.minX), \(frame.minY), \(frame.size.pointText)"
    }
  }

  private static let anchors = """
    title.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 10),
      title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: margin),
      title.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -margin),
      title.heightAnchor.constraint(equalToConstant: 30),
    ])
    """

  @Test(
    arguments: [
      (
        "let title = UILabel(); let margin: CGFloat = 16",
        "title.text = \"Welcome\"; view.addSubview(title)"
      ),
      (
        "let margin: CGFloat = 16\nlazy var title: UILabel = {\n let style = Style()\n let label = UILabel()\n label.text = \"Welcome\"\n return label\n}()",
        "self.view.addSubview(title)"
      ),
      (
        "let margin: CGFloat = 16\nvar title: UILabel!",
        "title = UILabel(); title.text = NSLocalizedString(\"Welcome\", comment: \"\"); [title].forEach { view.addSubview($0) }"
      ),
    ])
  func `the root of a controller shows labels that code creates and places by anchors`(
    properties: String, body: String
  ) async throws {
    let project = project("\(body)\n\(Self.anchors)", properties: properties)
    #expect(try await shown(project) == ["title 'Welcome' 16.0, 30.0, 343 × 30"])
    #expect(try await project.layout().blankController == nil)
  }

  @Test func `frames and stacks place views as well`() async throws {
    let frames = project(
      """
      let bar = UIView(frame: CGRect(x: 0, y: 20, width: view.frame.size.width, height: 44))
      bar.backgroundColor = .red
      view.addSubview(bar)
      let list = UIView(frame: CGRect(x: 8, y: 64, width: view.bounds.width - 16, height: view.bounds.height / 2))
      view.addSubview(list)
      """)
    #expect(
      try await shown(frames) == ["bar '' 0.0, 20.0, 375 × 44", "list '' 8.0, 64.0, 359 × 333.5"])
    let stack = project(
      """
      let first = UILabel()
      let second = UILabel()
      let stack = UIStackView(arrangedSubviews: [first, second])
      stack.axis = .vertical
      stack.distribution = .fillEqually
      stack.frame = view.bounds
      view.addSubview(stack)
      """)
    #expect(
      try await shown(stack) == [
        "stack '' 0.0, 0.0, 375 × 667", "first 'first' 0.0, 0.0, 375 × 333.5",
        "second 'second' 0.0, 333.5, 375 × 333.5",
      ])
  }

  @Test(
    arguments: [
      "let title = UILabel(); view.addSubview(title)",
      "view.addSubview(Factory.title)",
      "let title = UILabel(); title.topAnchor.constraint(equalTo: view.topAnchor).isActive = true; view.addSubview(title)",
    ])
  func `views whose place is not known leave the name of the class`(body: String) async throws {
    let project = project(body)
    #expect(try await shown(project) == [])
    #expect(try await project.layout().blankController == "Screen")
  }

  /// Code that places a label, with one statement more or in another way.
  @Test(
    arguments: [
      "title.setContentHuggingPriority(.required, for: .vertical)",
      "title.pinToEdges()",
      "place(title)",
      "Layout.fill(view)",
      "title.frame = Metrics.frame",
      "title.frame.size.height = 20",
      "view.addSubview(Factory.footer)",
      "view.addSubview(title)",
      "let more = UILabel(); view.addSubview(more)",
      "if isWide { title.widthAnchor.constraint(equalToConstant: 40).isActive = true }",
      "for edge in edges { title.widthAnchor.constraint(equalToConstant: 40).isActive = true }",
      "wide = title.widthAnchor.constraint(equalToConstant: 40)",
      "title.widthAnchor.constraint(equalToConstant: unknown).isActive = true",
      "title.widthAnchor.constraint(equalToConstant: 2 * margin).isActive = true",
      "title.widthAnchor.constraint(equalTo: box.widthAnchor).isActive = true",
      "title.topAnchor.constraint(equalToSystemSpacingBelow: view.topAnchor, multiplier: 1).isActive = true",
      "title.topAnchor == view.topAnchor",
      "let guide = UILayoutGuide(); view.addLayoutGuide(guide)",
      "title.snp.makeConstraints { $0.edges.equalToSuperview() }",
      "title.font = Fonts.headline",
      "title.numberOfLines = lines",
      "let box = UIView(); box.topAnchor.constraint(equalTo: title.topAnchor).isActive = true; "
        + "box.leftAnchor.constraint(equalTo: title.leftAnchor).isActive = true; view.addSubview(box)",
    ])
  func `views are not shown if a part of the code that places them is not understood`(statement: String) async throws {
    let properties = "let title = UILabel(); let margin: CGFloat = 16"
    let body = "title.text = \"Welcome\"; view.addSubview(title)\n\(Self.anchors)"
    #expect(try await shown(project(body, properties: properties)).count == 1)
    let open = project("\(body)\n\(statement)", properties: properties)
    #expect(try await shown(open) == [])
    #expect(try await open.layout().blankController == "Screen")
  }

  @Test func `views that code adds after an event are not shown`() async throws {
    let body = "let bar = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)); view.addSubview(bar)"
    let project = project("}\n@objc func tapped() {\n\(body)")
    #expect(try await shown(project) == [])
    #expect(try await project.layout().blankController == "Screen")
  }

  @Test(
    arguments: [
      "let bar = UIView(frame: view.bounds); view.addSubview(bar)",
      "view.backgroundColor = .black; let bar = UIView(frame: view.bounds); view.addSubview(bar)",
      "let title = UILabel(frame: view.bounds); title.text = \"\"; view.addSubview(title)",
      "let title = UILabel(frame: view.bounds); title.isHidden = true; view.addSubview(title)",
    ])
  func `created views of which none is visible leave the name of the class`(body: String) async throws {
    let project = project(body)
    #expect(try await shown(project) == [])
    #expect(try await project.layout().blankController == "Screen")
  }

  @Test func `a list gets its frame when its superview has a size`() async throws {
    let sized = project(
      "view.addSubview(list)\n}\noverride func viewDidLayoutSubviews() {\nlist.frame = view.bounds",
      properties: "let list = UITableView()")
    #expect(try await shown(sized) == ["list '' 0.0, 0.0, 375 × 667"])
    let open = project("view.addSubview(list)", properties: "let list = UITableView()")
    #expect(try await shown(open) == [])
  }

  @Test func `a table that code creates is filled with the cells that code registers`() async throws {
    let project = project(
      "list.register(UINib(nibName: \"RowCell\", bundle: nil), forCellReuseIdentifier: \"a\"); view.addSubview(list); list.frame = view.bounds",
      properties: "let list = UITableView()", files: ["RowCell.xib": FilledProject.xib()])
    #expect(try await shown(project) == ["list '' 0.0, 0.0, 375 × 667"])
    guard case .layout(let inner, _) = try await project.layout().contents?.embedded[0] else { return }
    #expect(inner.contents?.fillings[1]?.cells.count == 1)
  }

  @Test func `cells show the views that their class creates`() async throws {
    let cell = """
      class BuiltCell: UITableViewCell {
        let name = UILabel()
        func setUp() {
          contentView.addSubview(name)
          name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5).isActive = true
          name.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5).isActive = true
          name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 7).isActive = true
          name.heightAnchor.constraint(equalToConstant: 50).isActive = true
        }
      }
      """
    let project = FilledProject(
      view: FilledProject.table(),
      files: [
        "Screen.swift":
          "class Screen: UIViewController { func f() { tableView.register(BuiltCell.self, forCellReuseIdentifier: \"a\") } }",
        "BuiltCell.swift": cell,
      ])
    #expect(try await project.cells(2) == ["name 0.0, 20.0, 375 × 60", "name 0.0, 80.0, 375 × 60"])
  }

  @Test func `frames and findings do not depend on the views that code creates`() async throws {
    let built = try await project(
      "title.text = \"A\"; view.addSubview(title)\n\(Self.anchors)",
      properties: "let title = UILabel(); let margin: CGFloat = 4"
    ).layout()
    let plain = try await project("").layout()
    #expect(built.frames == plain.frames && built.findings == plain.findings)
  }

  // MARK: - Child controllers

  private static let child = """
    <scene sceneID="s2"><objects><viewController storyboardIdentifier="Child" id="c2" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="r2"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews><slider opaque="NO" id="sl"><rect key="frame" x="9" y="9" width="50" height="30"/></slider></subviews></view>
    </viewController></objects></scene>
    """
  private static let embedding = """
    let child = storyboard!.instantiateViewController(withIdentifier: "Child")
    addChild(child)
    """

  @Test func `the child that code embeds is shown in the container with its view`() async throws {
    let box =
      #"<view contentMode="scaleToFill" id="list"><rect key="frame" x="0" y="9" width="90" height="80"/></view>"#
    let embedded = project("\(Self.embedding)\ntableView.addSubview(child.view)", view: box, scenes: Self.child)
    guard case .layout(let inner, _) = try await embedded.layout().contents?.embedded[1] else {
      Issue.record("not shown")
      return
    }
    #expect(inner.resolved.rootSize.pointText == "90 × 80" && inner.resolved.views[0].name == "r2")
    let root = project("\(Self.embedding)\nview.addSubview(child.view)", scenes: Self.child)
    guard case .layout(let whole, _) = try await root.layout().contents?.embedded[0] else {
      Issue.record("not shown")
      return
    }
    #expect(whole.resolved.views[0].name == "r2")
  }

  @Test func `a child without visible views, or one of several, leaves the name of the class`() async throws {
    let blank = Self.child.replacing(/<subviews>.*<\/subviews>/, with: "")
    let adding = "\(Self.embedding)\nview.addSubview(child.view)"
    let empty = project(adding, scenes: blank)
    #expect(try await empty.layout().contents?.embedded.isEmpty == true)
    #expect(try await empty.layout().blankController == "Screen")
    let other = "let other = storyboard!.instantiateViewController(withIdentifier: \"Other\")"
    let several = project("\(adding)\n\(other)", scenes: Self.child)
    #expect(try await several.layout().blankController == "Screen")
  }

  @Test func `a container that code fills with unknown views shows the name of the class`() async throws {
    let box =
      #"<view contentMode="scaleToFill" id="list"><rect key="frame" x="0" y="9" width="90" height="80"/></view>"#
    let layout = try await project("tableView.addSubview(Factory.make())", view: box).layout()
    #expect(layout.contents?.unknownFillings == [1: "Screen"])
  }

  // MARK: - Names

  @Test func `a root with only transparent views shows the name of its class`() async throws {
    let label = """
      <label alpha="0.0" text="1" id="list"><rect key="frame" x="0" y="0" width="90" height="90"/>\
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    #expect(try await project("", view: label).layout().blankController == "Screen")
  }

  @Test func `the root of a navigation controller without a class shows that of the navigation controller`()
    async throws
  {
    let bars = """
      <scene sceneID="s2"><objects><navigationController id="n" customClass="Flow" sceneMemberID="viewController">\
      <connections><segue destination="c" kind="relationship" relationship="rootViewController" id="g"/></connections>\
      </navigationController></objects></scene>
      """
    var project = FilledProject(view: "", files: [:], scenes: bars)
    project.controller = ""
    #expect(try await project.layout().blankController == "Flow")
  }

  @Test func `a xib whose owner has no class belongs to the class of its name with these outlets`() async throws {
    func cells(_ outlet: String) async throws -> Int {
      let owner =
        "class Part: NSObject {\n @IBOutlet var \(outlet): UITableView!\n func f() { list.register(UITableViewCell.self) }\n}"
      let table = FilledProject.xib("view").replacing(
        "<subviews>", with: "<subviews>\(FilledProject.table().replacing("\"list\"", with: "\"t\""))"
      ).replacing(
        "userLabel=\"File's Owner\" />",
        with:
          "userLabel=\"File's Owner\"><connections><outlet property=\"list\" destination=\"t\" id=\"o\"/></connections></placeholder>"
      )
      let project = FilledProject(view: "", files: ["Part.swift": owner, "Part.xib": table])
      return try #require(try await project.allScenes(of: "Part.xib").first).filled.count
    }
    #expect(try await cells("list") == 1)
    #expect(try await cells("other") == 0)
  }
}
