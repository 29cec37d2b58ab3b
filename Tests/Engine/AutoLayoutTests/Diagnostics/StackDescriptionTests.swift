import AutoLayout
import LayoutTestSupport
import Testing

/// The printed forms of the constraints of a stack view.
@Suite struct StackDescriptionTests {
  private func stack(_ change: (inout StackLayout) -> Void) -> TestSystem {
    var test = TestSystem(width: 320, height: 480)
    test.add("stack") { item in
      item.className = "UIStackView"
      item.stack = StackLayout(spacing: 8, arrangedViews: [2, 3, 4])
      if var stack = item.stack {
        change(&stack)
        item.stack = stack
      }
    }
    for name in ["a", "b"] {
      test.add(name, to: "stack") { $0.intrinsicContentSize = IntrinsicContentSize(width: 40, height: 20) }
    }
    test.add("hidden", to: "stack") { $0.isHidden = true }
    return test
  }

  /// Returns the descriptions of the constraints with an identifier, without addresses.
  private func forms(_ identifier: String, in test: TestSystem) -> [String] {
    let descriptions = LayoutDescriptions(of: test.system, naming: .names)
    return (1...4).flatMap(descriptions.constraints(ofView:)).filter { $0.contains("'\(identifier)'") }.map {
      $0.replacing(/^.*'\ /, with: "").replacing(/\ {3}\(Names.*|>$/, with: "")
    }
  }

  @Test func `arranged views are tied to the edges of the stack and to each other`() {
    let test = stack { _ in }
    #expect(
      forms("UISV-canvas-connection", in: test).prefix(2) == [
        "H:|-(0)-[UIView:a]", "H:[UIView:b]-(0)-|",
      ])
    expect(forms("UISV-spacing", in: test), is: ["H:[UIView:a]-(8)-[UIView:b]"])
    expect(forms("UISV-hiding", in: test), is: ["H:[UIView:hidden(0@999)] priority:999"])
    expect(forms("UISV-alignment", in: test), is: [])
  }

  @Test func `arranged views share lengths and baselines`() {
    let test = stack {
      $0.distribution = .fillEqually
      $0.alignment = .firstBaseline
    }
    expect(forms("UISV-fill-equally", in: test), is: ["UIView:b.width == UIView:a.width"])
    expect(forms("UISV-alignment", in: test), is: ["UIView:b.firstBaseline == UIView:a.firstBaseline"])
    let proportional = stack { $0.distribution = .fillProportionally }
    #expect(
      forms("UISV-fill-proportionally", in: proportional) == [
        "UIView:a.width == 0.4545*UIStackView:stack.width priority:999",
        "UIView:b.width == 0.4545*UIStackView:stack.width priority:998",
      ])
  }
}
