import AutoLayout
import Geometry
import LayoutTestSupport
import Testing

/// The autolayout trace (specification TRC-01, TRC-02).
@Suite struct AutolayoutTraceTests {
  static let expectation: (grammar: String, example: [String]) = {
    let cases = AcceptanceCases.all(ofKinds: "log").filter { $0["id"] as? String == "A-LOG-002" }
    let expect = cases.first?["expect"] as? [String: Any]
    return (expect?["grammar"] as? String ?? "", expect?["example"] as? [String] ?? [])
  }()

  static func trace(of id: String) throws -> (system: ConstraintSystem, lines: [String]) {
    let layout = try #require(AcceptanceLayout.all.first { $0.id == id })
    let system = try layout.system().system
    let enclosures = TraceEnclosure.enclosures(hasNavigationBar: true, hasToolbar: false, hasTabBar: false)
    let trace = LayoutDescriptions(of: system).trace(of: system.solution(), enclosedBy: enclosures)
    return (system, trace.split(separator: "\n").map(String.init))
  }

  @Test func `A-LOG-002: every line matches the grammar, and the views around the root match the sample`() throws {
    let (_, lines) = try Self.trace(of: "A-CAR-014")
    let grammar = try Regex(Self.expectation.grammar)
    for line in lines { #expect(line.wholeMatch(of: grammar) != nil, "\(line)") }
    // The second line of the sample is a view of the program from which the sample comes.
    func classes(_ lines: [String]) -> [String] { lines.map { $0.replacing(/:0x[0-9a-f]+/, with: "") } }
    let sample = classes(Self.expectation.example).filter { $0 != "|   <UIView>" }
    #expect(sample.count == 3 && classes(lines).starts(with: sample))
  }

  @Test func `the trace of a screen has a navigation bar`() throws {
    var test = TestSystem(width: 320, height: 480)
    test.add("label") {
      $0.className = "UILabel"
      $0.intrinsicContentSize = IntrinsicContentSize(width: 42, height: 21)
    }
    test.add("group")
    test.add("button", to: "group") { $0.className = "UIButton" }
    test.add("picture") { $0.autoresizing = Autoresizing(frame: .zero, superviewSize: .zero, mask: []) }
    test.constrain("label.leading == root.leading + 20")
    test.constrain("label.top == root.top + 20")
    test.constrain("button.width == 40")
    let enclosures = TraceEnclosure.enclosures(hasNavigationBar: true, hasToolbar: false, hasTabBar: false)
    let trace = LayoutDescriptions(of: test.system).trace(of: test.system.solution(), enclosedBy: enclosures)
    #expect(
      trace == """
        *<UIWindow:0x8c00210> - AMBIGUOUS LAYOUT
        |   *<UILayoutContainerView:0x8c00220>
        |   |   *<UINavigationTransitionView:0x8c00230>
        |   |   |   *<UIViewControllerWrapperView:0x8c00240>
        |   |   |   |   *<UIView:0x8c00000>
        |   |   |   |   |   *<UILabel:0x8c00010>
        |   |   |   |   |   *<UIView:0x8c00020> - AMBIGUOUS LAYOUT
        |   |   |   |   |   |   *<UIButton:0x8c00030> - AMBIGUOUS LAYOUT
        |   |   |   |   |   |   |   <UIButtonLabel:0x8c00250>
        |   |   |   |   |   <UIView:0x8c00040>
        |   |   |   |   |   *<_UILayoutGuide:0x8c00050> - AMBIGUOUS LAYOUT
        |   |   |   |   |   *<_UILayoutGuide:0x8c00060> - AMBIGUOUS LAYOUT
        |   |   <UINavigationBar:0x8c00260>

        """)
  }

  @Test func `addresses in a log equal those in the trace`() throws {
    let (system, lines) = try Self.trace(of: "A-CAR-014")
    let conflict = try #require(system.solution().conflicts.first)
    let log = LayoutDescriptions(of: system).log(of: conflict).split(separator: "\n").map(String.init)
    // The last constraint in the log places a view 20 points below the top of its superview.
    let last = try #require(log.last { $0.hasPrefix("    ") })
    let address = try #require(last.firstMatch(of: /UIView:(0x[0-9a-f]+)/)).output.1
    #expect(lines.filter { $0.contains(address) } == ["|   |   |   |   |   *<UIView:\(address)>"])
  }

  @Test func `names replace addresses on request`() {
    var test = TestSystem(width: 320, height: 480)
    test.add("login") { $0.title = "Log in" }
    test.constrain("login.width == 100")
    let descriptions = LayoutDescriptions(of: test.system, naming: .names)
    #expect(descriptions.trace(of: test.system.solution(), enclosedBy: []).contains("\n|   *<UIView:login> - AMB"))
    expect(descriptions.constraints(ofView: 1), is: ["<NSLayoutConstraint:0x8c00100 H:[UIView:login(100)]>"])
  }

  @Test func `a tab bar is outside a navigation bar`() {
    let enclosures = TraceEnclosure.enclosures(hasNavigationBar: true, hasToolbar: true, hasTabBar: true)
    expect(enclosures.map(\.bars), is: [[], ["UITabBar"], [], [], ["UINavigationBar", "UIToolbar"], [], []])
    #expect(
      enclosures.map(\.className) == [
        "UIWindow", "UILayoutContainerView", "UITransitionView", "UIViewControllerWrapperView", "UILayoutContainerView",
        "UINavigationTransitionView", "UIViewControllerWrapperView",
      ])
  }
}
