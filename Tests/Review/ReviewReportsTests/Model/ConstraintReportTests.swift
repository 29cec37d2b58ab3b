import AutoLayout
import LayoutTestSupport
import ReviewReports
import ReviewTestSupport
import SceneLayouts
import Testing

@Suite struct ConstraintReportTests {
  @Test func `a constraint is reported as an equation with its state`() {
    let lines = ConstraintReport.constraints(of: SampleReview.layout()).map { "\($0.text) — \($0.state.rawValue)" }
    #expect(
      lines == [
        "form.leading == root.leading + 20 — broken",
        "form.trailing == root.trailing - 20 — satisfied",
        "form.width == 1000 — satisfied",
        "form.top == root.top + 30.3 — satisfied",
        "form.height == 0.5 * root.height — satisfied",
        "form.width <= 200 @750 — unmet",
        "E-mail.leading == form.leading + 8 — satisfied",
        "E-mail.width == 100 — satisfied",
        "E-mail.top == form.top — satisfied",
        "E-mail.height == 44 — satisfied",
        "badge.width == 24 — satisfied",
        "badge.height == 24 — satisfied",
        "badge.top == root.top — satisfied",
      ])
  }

  @Test func `name, priority and location come from the document`() {
    let constraint = ConstraintReport.constraints(of: SampleReview.layout())[2]
    expect(constraint.identifier, is: "too wide")
    expect(constraint.priority, is: .required)
    expect(constraint.source, is: SampleReview.place(6))
  }

  @Test func `the text of the author is kept`() {
    var layout = SampleReview.layout()
    layout.system.constraints = [LayoutConstraint(.init(view: 1), .width, constant: 3, text: "V:[form(3)]")]
    expect(ConstraintReport.constraints(of: layout).map(\.text), is: ["V:[form(3)]"])
  }

  @Test func `constraints of the system are not reported`() {
    var layout = SampleReview.layout()
    layout.system.constraints = [LayoutConstraint(.init(view: 1), .width, constant: 3, origin: .contentSize)]
    #expect(ConstraintReport.constraints(of: layout).isEmpty)
  }
}
