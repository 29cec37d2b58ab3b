import AutoLayout
import Geometry
import LayoutTestSupport
import Testing
import UIKit
import UIKitTestSupport

/// The natural sizes and priorities of controls in a layout (specification SIZ-01 to SIZ-04, SIZ-07, PIX-03).
@MainActor
@Suite struct LayoutControlTests {
  /// A view's contribution to a layout: the length of its frame along each axis, nil without a natural length.
  struct Row: Sendable, CustomTestStringConvertible {
    let className: String
    let frame: (width: CGFloat?, height: CGFloat?)
    let hugging: UILayoutPriority
    let make: @MainActor @Sendable () -> UIView

    init(
      _ className: String, _ frame: (width: CGFloat?, height: CGFloat?), _ hugging: Float,
      _ make: @MainActor @Sendable @escaping () -> UIView
    ) {
      (self.className, self.frame, self.hugging, self.make) = (className, frame, UILayoutPriority(hugging), make)
    }

    var testDescription: String { className }
  }

  nonisolated static let table = [
    Row("UIView", (nil, nil), 250) { UIView() },
    Row("UILabel", (41.5, 20.5), 251) { label("Label") },
    Row("UISwitch", (51, 31), 750) { UISwitch() },
    Row("UIImageView", (nil, nil), 251) { UIImageView() },
    Row("UITextView", (nil, nil), 250) { UITextView() },
    Row("UISlider", (nil, 31), 250) { UISlider() },
    Row("UIProgressView", (nil, 4), 250) { UIProgressView() },
    Row("UIActivityIndicatorView", (20, 20), 750) { UIActivityIndicatorView(style: .medium) },
    Row("UIActivityIndicatorView", (37, 37), 750) { UIActivityIndicatorView(style: .large) },
    Row("UIStepper", (94, 32), 750) { UIStepper() },
    Row("UIToolbar", (nil, 44), 250) { UIToolbar() },
    Row("UITabBar", (nil, 49), 250) { UITabBar() },
  ]

  private static func label(_ text: String?) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private static func button(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    return button
  }

  @Test(arguments: table)
  func `a view has the size and the priorities of its class`(row: Row) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let view = row.make()
    root.addSubview(constrained: view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    let layout = root.layoutResult()
    let open = Set(layout.ambiguities.map(\.attribute))
    #expect(open.contains(.width) == (row.frame.width == nil) && open.contains(.height) == (row.frame.height == nil))
    #expect(open.isSubset(of: [.width, .height]))
    if let width = row.frame.width { #expect(view.frame.width == width) }
    if let height = row.frame.height { #expect(view.frame.height == height) }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      expect(view.contentHuggingPriority(for: axis), is: row.hugging)
      expect(view.contentCompressionResistancePriority(for: axis), is: .defaultHigh)
    }
    let trace = LayoutDescriptions(of: layout.system).trace(of: layout.solution, enclosedBy: [])
    #expect(trace.contains("<\(row.className):0x"))
  }

  @Test func `SIZ-01: a plain view has no natural size`() {
    expect(UIView().intrinsicContentSize, is: CGSize(width: -1, height: -1))
    expect(UISwitch().intrinsicContentSize, is: CGSize(width: 49, height: 31))
  }

  @Test func `SIZ-07: a view gets the size of its content and keeps its origin`() {
    let label = Self.label("Label")
    label.frame = CGRect(x: 20, y: 28, width: 200, height: 40)
    label.sizeToFit()
    expect(label.frame, is: CGRect(x: 20, y: 28, width: 41.5, height: 20.5))
    let toggle = UISwitch()
    toggle.sizeToFit()
    expect(toggle.frame.size, is: CGSize(width: 51, height: 31))
    let slider = UISlider()
    slider.frame = CGRect(x: 5, y: 6, width: 100, height: 100)
    slider.sizeToFit()
    expect(slider.frame, is: CGRect(x: 5, y: 6, width: 100, height: 31))
  }

  @Test func `logs contain titles of buttons and texts of labels`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    for view in [Self.button("Check"), Self.label("Name"), Self.label(nil)] {
      root.addSubview(constrained: view)
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    }
    let descriptions = LayoutDescriptions(of: root.layoutResult().system)
    #expect(
      (1...3).map { descriptions.text(of: LayoutItemID(view: $0)) }
        == ["UIButton:0x8c00010'Check'", "UILabel:0x8c00020'Name'", "UILabel:0x8c00030"])
  }

  @Test func `texts of buttons and text fields share a baseline`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (button, field, label) = (Self.button("OK"), UITextField(), Self.label("x"))
    field.text = "x"
    for font in [button.titleLabel, label] { font?.font = .systemFont(ofSize: 17) }
    field.font = .systemFont(ofSize: 17)
    for view in [button, field, label] {
      root.addSubview(constrained: view)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    }
    button.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    for view in [field, label] {
      view.lastBaselineAnchor.constraint(equalTo: button.lastBaselineAnchor).isActive = true
    }
    root.layoutIfNeeded()
    // Text in one font is centered in each of them, within a pixel.
    #expect(abs(button.frame.midY - label.frame.midY) <= 0.5 && abs(field.frame.midY - label.frame.midY) <= 0.5)
  }

  @Test(arguments: [17.0, 34]) func `the baseline of a symbol is that of letters of its size`(size: Double) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let configuration = UIImage.SymbolConfiguration(pointSize: size)
    let (symbol, label) = (
      UIImageView(image: UIImage(systemName: "globe", withConfiguration: configuration)), Self.label("x")
    )
    label.font = .systemFont(ofSize: size)
    for view in [symbol, label] {
      root.addSubview(constrained: view)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    }
    label.topAnchor.constraint(equalTo: root.topAnchor, constant: 100).isActive = true
    symbol.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    // Capitals extend equally above and below the middle of both.
    #expect(abs(symbol.frame.midY - label.frame.midY) < size / 17)
  }
}
