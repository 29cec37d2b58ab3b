import LayoutTestSupport
import ProjectSources
import Scenes
import Testing

/// The classes and changes that are read from one source file, as text.
@Suite struct SourceReaderTests {
  private func classes(_ text: String, _ language: SourceLanguage = .swift) -> [SourceClass] {
    SourceReader.classes(in: Array(text.utf8), language)
  }

  /// Returns the lines in a function of a class that change something, as `effect path`.
  private func changes(_ body: String, _ language: SourceLanguage = .swift) -> [String] {
    let text =
      language == .swift
      ? "class A: UIViewController {\n func f() {\n\(body)\n }\n}" : "@implementation A\n- (void)f {\n\(body)\n}\n@end"
    return classes(text, language).flatMap(\.statements).map {
      ([$0.effect.rawValue] + $0.path).joined(separator: " ")
    }
  }

  @Test(
    arguments: [
      ("title.text = name", ["writes title"]),
      ("self.title.attributedText = name", ["writes title"]),
      ("button.setTitle(name, for: .normal)", ["writes button"]),
      ("button.applyButtonStyle(styles.primary, withTitle: name)", ["styles button"]),
      ("field.setBorderStyle(.none)", []), ("button.applyChanges()", []),
      ("button.titleLabel?.font = font", ["styles button titleLabel"]), ("title.numberOfLines = 0", ["wraps title"]),
      ("panel.frame.origin.x += 3", ["places panel"]),
      ("self?.panel.isHidden.toggle()", ["shows panel"]),
      ("panel!.alpha = 0", ["shows panel"]),
      ("height.constant = 20", ["resizes height"]),
      ("height.isActive = false; low.priority = .defaultLow", ["toggles height", "ranks low"]),
      ("NSLayoutConstraint.activate([wide, tall] + others)", ["toggles wide", "toggles tall", "toggles others"]),
      ("stack.addArrangedSubview(row)", ["fills stack", "places row"]),
      ("panel.topAnchor.constraint(equalTo: view.topAnchor).isActive = true", ["constrains panel"]),
      ("panel.snp.makeConstraints { make in make.edges.equalToSuperview() }", ["constrains panel"]),
      ("NSLayoutConstraint(item: panel, attribute: .top)", ["constrains panel"]),
      ("frame = .zero", ["places"]), ("setTitle(name, for: .normal)", ["writes"]), ("text = name", ["writes"]),
      ("model.name.bind(to: title.rx.text)", ["writes title"]),
      ("[title, note].forEach { $0.isHidden = true }", ["shows title", "shows note"]),
      ("labels.forEach { label in label.alpha = 1 }", ["shows labels"]),
      ("for label in [title, note] { label.text = nil }", ["writes title", "writes note"]),
      ("guard let self = self else { return }; self.title.text = name", ["writes title"]),
      ("if let label = title { label.text = name }", ["writes title"]),
      ("let title = UILabel(); title.text = name", []),
      ("if title.text == name { return }", []),
      ("let text = title.text", []),
      ("// title.text = name", []),
      ("/* a /* b */ title.text = name */", []),
      ("log(\"title.text = \\(title.text ?? \"none\")\")", []),
      ("log(\"\"\"\n title.text = 1\n \"quoted\" panel.alpha = 0\n \"\"\")", []),
      ("log(#\"title.text = \"1\" \\(a)\"#); panel.alpha = 0", ["shows panel"]),
    ] as [(String, [String])])
  func `Swift statements change outlets`(body: String, expected: [String]) {
    #expect(changes(body) == expected)
  }

  @Test(
    arguments: [
      ("override func viewDidLoad()", "panel.isHidden = true; self.list.alpha = 0.0", ["hides panel", "hides list"]),
      ("private func setupViews()", "isHidden = true", ["hides"]),
      ("required init?(coder: NSCoder)", "[list, panel].forEach { $0.alpha = 0 }", ["hides list", "hides panel"]),
      (
        "override func viewDidLoad()", "list.isHidden = false; list.alpha = 0.5; list.isHidden = rows.isEmpty",
        ["shows list", "shows list", "shows list"]
      ),
      ("func tap()", "panel.isHidden = true", ["shows panel"]),
    ] as [(String, String, [String])])
  func `views may be hidden before their screen appears`(function: String, body: String, expected: [String]) {
    let found = classes("class A: UIViewController {\n \(function) {\n\(body)\n }\n}").flatMap(\.statements)
    #expect(found.map { ([$0.effect.rawValue] + $0.path).joined(separator: " ") } == expected)
  }

  @Test func `Objective-C hides views with values and messages`() {
    let text = "@implementation A\n- (void)viewDidLoad { self.list.hidden = YES; [self.panel setHidden:YES]; }\n@end"
    #expect(classes(text, .objectiveC).flatMap(\.statements).map(\.effect) == [.hides, .hides])
  }

  @Test(
    arguments: [
      ("self.title.text = name;", ["writes title"]),
      ("_title.hidden = YES;", ["shows title"]),
      ("[self.title setText:name];", ["writes title"]),
      ("[[self title] setText:name];", ["writes title"]),
      ("[_panel setFrame:CGRectMake(0, 0, 10, 10)];", ["places panel"]),
      ("[self.view addSubview:self.panel];", ["fills view", "places panel"]),
      ("[panel removeFromSuperview];", ["removes panel"]),
      ("[self.button applyButtonStyleWithStyle:[styles primary] withTitle:name];", ["styles button"]),
      ("[NSLayoutConstraint deactivateConstraints:@[self.wide, self.tall]];", ["toggles wide", "toggles tall"]),
      ("UILabel *label = self.title;\nlabel.text = name;", ["writes title"]),
      ("for (UIView *view in self.boxes) { view.alpha = 0; }", ["shows boxes"]),
      ("if (self.title.hidden == YES) { return; }", []),
      ("// don't: title.text = name;\nchar c = '\"'; // \"", []),
    ] as [(String, [String])])
  func `Objective-C statements change outlets`(body: String, expected: [String]) {
    #expect(changes(body, .objectiveC) == expected)
  }

  @Test(
    arguments: [
      ("static let row: CGFloat = 60", 60), ("let row = 60.5", 60.5), ("private let row: CGFloat = 60 // points", 60),
      ("class var row: CGFloat { return 60 }", 60), ("static var row: CGFloat { 60 }", 60),
      ("struct Metrics { static let row: CGFloat = 60 }", 60),
      ("static let row: CGFloat = 60 * scale", nil), ("var row: CGFloat = 60", nil),
      ("func row() -> CGFloat { return 60 }", nil), ("let text = \"60\"", nil),
    ] as [(String, Double?)])
  func `constants of Swift with one number are known`(line: String, number: Double?) throws {
    let found = try #require(classes("class A: UIViewController {\n\(line)\n}").first)
    #expect(found.numbers["row"] == number)
  }

  @Test func `constants of a file belong to its classes`() {
    let swift = classes("let row: CGFloat = 60\nclass A {}\nclass B { let row = 70 }")
    #expect(swift.map { $0.numbers["row"] } == [60, 70])
    let other = classes("static const CGFloat kRow = 60.f;\n@implementation A\n@end", .objectiveC)
    #expect(other.map { $0.numbers["kRow"] } == [60])
  }

  @Test func `the parameters of a generic class are not its superclass`() {
    #expect(classes("class List<Item: Object>: UIViewController {}").map(\.superclass) == ["UIViewController"])
    #expect(classes("class Map<Key: A, Value: Box<B>> {}").map(\.superclass) == [nil])
    #expect(classes("class Cache<Key> where Key: Hashable {}").map(\.superclass) == [nil])
    #expect(classes("class Rows<Item>: List<Item> where Item: Hashable {}").map(\.superclass) == ["List"])
    #expect(classes("class Rows: List<Item> {}").map(\.superclass) == ["List"])
  }

  @Test func `a class has its superclass, outlets and extensions, with locations`() throws {
    let found = classes(
      """
      import UIKit
      class RowCell<Row>: BaseCell<Row>, Themed {
        @IBOutlet private weak var titleLabel: UILabel!
        struct State { var text = "" }
        class func make() -> RowCell { RowCell() }
      }
      extension RowCell { func hide() { titleLabel.isHidden = true } }
      """)
    #expect(found.map(\.name) == ["RowCell", "RowCell"])
    #expect(found.map(\.superclass) == ["BaseCell", nil])
    #expect(found.map(\.isExtension) == [false, true])
    #expect(found[0].outlets.map(\.name) == ["titleLabel"])
    #expect(found[0].outlets.map(\.place.line) == [3])
    let statement = try #require(found[1].statements.first)
    #expect(statement.place.line == 7)
    #expect(statement.place.column == 35)
    #expect(statement.function == "hide")
  }

  @Test func `a class registers and creates cells of UIKit's own classes`() {
    let swift = classes(
      """
      class A: UIViewController {
        func make() -> UITableViewCell {
          tableView.register(UITableViewCell.self, forCellReuseIdentifier: "a")
          return UITableViewCell(style: .value1, reuseIdentifier: "b")
        }
        var cell: UICollectionViewCell { cells[0] }
      }
      """)[0]
    #expect(swift.systemCells.map(\.className) == ["UITableViewCell", "UITableViewCell"])
    #expect(swift.systemCells.map(\.style) == [nil, "value1"])
    #expect(swift.systemCells.map(\.place.line) == [3, 4])
  }

  @Test func `a controller has its orientations, row heights and registrations`() {
    let swift = classes(
      """
      class A: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .portrait }
        override func viewDidLoad() {
          tableView.rowHeight = 60
          tableView.register(UINib(nibName: "RowCell", bundle: nil), forCellReuseIdentifier: "Row")
          tableView.registerCell(HeadCell.self)
        }
        func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat { return 44 }
      }
      """)[0]
    #expect(swift.settings.map(\.name) == ["supportedInterfaceOrientations", "rowHeight", "heightForRowAt"])
    #expect(
      swift.settings.map(\.value) == [["return", "portrait"], ["60"], ["return", "44"]])
    #expect(swift.registrations.map(\.nib) == ["RowCell", nil])
    #expect(swift.registrations.map(\.className) == [nil, "HeadCell"])
    #expect(swift.registrations.map(\.identifier) == ["Row", nil])
  }

  @Test(
    arguments: [
      ("Bundle.main.loadNibNamed(\"RowView\", owner: self)", ["RowView"]),
      ("UINib(nibName: String(describing: type(of: self)), bundle: nil)", ["Self"]),
      ("loadNibContent(); RowView.fromNib()", ["Self", "RowView"]),
      ("super.awakeFromNib(); tableView.registerNib(RowView.self)", []),
    ] as [(String, [String])])
  func `a class loads nibs by their names, by its own and by functions of other types`(body: String, names: [String]) {
    let found = classes("class A: UIView {\n func f() {\n\(body)\n }\n}")
    #expect(found.flatMap(\.nibs).map(\.name) == names)
  }

  @Test func `a class lists the names of classes and nibs that it mentions, each once`() {
    let found = classes(
      """
      class A: UIViewController {
        func f() { let cell = table.dequeue("RowCell") as! RowCell; RowCell.x(); register(R.nib.headCell) }
      }
      """)
    #expect(found[0].mentions == ["RowCell", "R", "HeadCell"])
    let constants = classes(
      """
      enum Names { static let row = "RowCell" }
      class A: UIViewController { struct Own { static let head = "HeadCell" } }
      """)
    #expect(constants[0].mentions == ["HeadCell", "RowCell"])
  }

  @Test func `an array of classes registers each class, and a nib registers one`() {
    let found = classes(
      """
      class A: UIViewController {
        func f() {
          table.register([RowCell.self, HeadCell.self])
          table.register(UINib(nibName: "PartCell", bundle: nil), forCellReuseIdentifier: RowCell.identifier)
        }
      }
      """)
    #expect(found[0].registrations.map(\.nib) == [nil, nil, "PartCell"])
    #expect(found[0].registrations.map(\.className) == ["RowCell", "HeadCell", "RowCell"])
  }

  @Test(
    arguments: [
      ("let chart = LineChart(); view.addSubview(chart)", ["chart"]),
      ("let c = self.chart\n view.addSubview(c)", ["chart"]),
      ("let c = isWide ? grid : list\n view.addSubview(c)", ["c"]),
      ("for button in makeButtons() { view.addSubview(button) }", []),
      ("view.addSubview(isWide ? grid : list); view.addSubview(grid ?? list)", []),
      ("makeButtons().enumerated().forEach { view.addSubview($1) }", []),
      ("[grid, list].forEach { view.addSubview($0) }", ["grid", "list"]),
      ("[grid, list].forEach({ self.view.addSubview($0) })", ["grid", "list"]),
      ("boxes().forEach { view in view.addSubview(badge) }", []),
      ("api.load { self.view.addSubview(self.failure) }", []),
      ("api.load(then: { _ in self.view.addSubview(failure) }, at: 1); view.addSubview(list)", ["list"]),
      ("if isWide { view.addSubview(grid) } else { view.addSubview(list) }", ["grid", "list"]),
      ("guard let user = user else { view.addSubview(login); return }", ["login"]),
      ("UIView.animate(withDuration: 1) { self.view.addSubview(grid) }", ["grid"]),
      ("UIView.animate(withDuration: 1, animations: { self.view.addSubview(grid) })", ["grid"]),
      (String(repeating: "other.addSubview(a); view.addSubview(b);", count: 40) + "view.addSubview(c)", ["b", "c"]),
    ] as [(String, [String])])
  func `the views that are added to a controller's view before it appears have names`(body: String, names: [String]) {
    let found = classes("class A: UIViewController {\n func viewDidLoad() {\n\(body)\n }\n}")
    #expect(found.flatMap(\.addedViews) == names)
  }

  @Test func `a parameter named as the controller's view is another view`() {
    let swift = "func setupHead(in view: UIView) { view.addSubview(badge); self.view.addSubview(list) }"
    #expect(classes("class A: UIViewController { \(swift) }").flatMap(\.addedViews) == ["list"])
    let other = """
      @implementation A
      - (void)setupHeadInView:(UIView *)view { [view addSubview:badge]; [self.view addSubview:self.list]; }
      - (void)viewDidLoad {
        UIView *chart = [[Chart alloc] init];
        [self.view addSubview:chart];
        [self.view insertSubview:grid atIndex:0];
        [self.view addSubview:isWide ? wide : narrow];
        [api load:^(id result) { [self.view addSubview:failure]; }];
        [UIView animateWithDuration:1 animations:^{ [self.view addSubview:panel]; }];
      }
      @end
      """
    #expect(classes(other, .objectiveC).flatMap(\.addedViews) == ["list", "chart", "grid", "panel"])
  }

  @Test func `a camera layer is found far from its declaration`() {
    let others = String(repeating: "session.addInput(input)\n", count: 500)
    let body = "let local = AVCaptureVideoPreviewLayer()\n\(others)view.layer.addSublayer(local)\n"
    let found = classes("class A: UIViewController {\nfunc f() {\n\(body)}\n}").flatMap(\.settings)
    #expect(found.map(\.name) == [SourceSetting.camera])
  }

  @Test func `many calls that add layers are read in linear time`() {
    let count = 20_000
    let calls = String(repeating: "view.layer.addSublayer(local)\n", count: count)
    let others = String(repeating: "if a { let other = local\n }\n view.layer.addSublayer(other)\n", count: count)
    let body = "let local = AVCaptureVideoPreviewLayer()\n\(calls)\(others)"
    let found = classes("class A: UIViewController {\nfunc f() {\n\(body)}\n}").flatMap(\.settings)
    #expect(found.count == count)
  }

  @Test(arguments: SourceLanguage.allCases)
  func `deep nesting and very long lines take linear time`(language: SourceLanguage) {
    let count = 10_000
    let inputs = [
      String(repeating: "{(", count: count), String(repeating: "#", count: count),
      "class A { func f() { " + String(repeating: "a[", count: count),
      "class A { " + String(repeating: "func f(", count: count),
      "class A { func f() { " + String(repeating: "a.b.", count: count),
      "class A { func f() { " + String(repeating: "activate([a.b, ", count: count),
      "class A { func f() { " + String(repeating: "\"\\(", count: count),
      "class A { " + String(repeating: "func f() { let a = b;", count: count),
      "class A { func setup() { " + String(repeating: "if a { b { ", count: count),
      String(repeating: "class A: B { ", count: count), String(repeating: "/*", count: count),
      "@implementation A " + String(repeating: "- (void)a:(b)", count: count),
    ]
    for input in inputs {
      let bytes = Array(input.utf8)
      let clock = ProcessorClock()
      _ = SourceReader.classes(in: bytes, language)
      // Quadratic time would be minutes.
      #expect(clock.seconds < 20, "\(input.prefix(40))")
    }
  }
}
