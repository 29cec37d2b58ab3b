import AutoLayout
import Geometry
import LayoutViews
import Testing

/// The natural sizes and priorities of controls (specification SIZ-01 to SIZ-04, SIZ-07, PIX-03).
@Suite struct LayoutControlTests {
  /// What the table of SIZ-04 says of a class; nil for no natural length.
  struct Row: Sendable, CustomTestStringConvertible {
    let className: String
    let make: @Sendable () -> LayoutView
    let frame: (Double?, Double?)
    let hugging: LayoutPriority

    init(
      _ className: String, _ frame: (Double?, Double?), _ hugging: LayoutPriority,
      _ make: @Sendable @escaping () -> LayoutView
    ) {
      self.className = className
      self.make = make
      self.frame = frame
      self.hugging = hugging
    }

    var testDescription: String { className }
  }

  static let table = [
    Row("UIView", (nil, nil), .defaultLow) { LayoutView() },
    Row("UILabel", (120, 21), .defaultLow) { LayoutLabel(text: "Department Name") },
    Row("UIButton", (40, 30), .defaultLow) { LayoutButton(title: "Start") },
    Row("UIButton", (30, 30), .defaultLow) { LayoutButton(title: "OK") },
    Row("UIButton", (40, 33), .defaultLow) { LayoutButton(title: "Start", font: FixedPitchFont()) },
    Row("UISwitch", (51, 31), .defaultHigh) { LayoutSwitch() },
    Row("UIImageView", (49, 31), .defaultLow) { LayoutImageView(pixels: Size(width: 98, height: 62), density: 2) },
    Row("UIImageView", (98, 62), .defaultLow) { LayoutImageView(pixels: Size(width: 98, height: 62), density: 1) },
    Row("UIImageView", (98, 62), .defaultLow) { LayoutImageView(pixels: Size(width: 98, height: 62), density: 0) },
    Row("UIImageView", (nil, nil), .defaultLow) { LayoutImageView() },
    Row("UITextField", (54, 30), .defaultLow) { LayoutTextField(text: "Start", placeholder: "Name of the car") },
    Row("UITextField", (46, 30), .defaultLow) { LayoutTextField(placeholder: "Name") },
    Row("UITextView", (nil, nil), .defaultLow) { LayoutTextView(text: "Start") },
    Row("UISegmentedControl", (108, 29), .defaultLow) { LayoutSegmentedControl(titles: ["First", "2nd"]) },
    Row("UISlider", (nil, 31), .defaultLow) { LayoutSlider() },
    Row("UIProgressView", (nil, 2), .defaultLow) { LayoutProgressView() },
    Row("UIActivityIndicatorView", (20, 20), .defaultHigh) { LayoutActivityIndicator() },
    Row("UIActivityIndicatorView", (37, 37), .defaultHigh) { LayoutActivityIndicator(isLarge: true) },
    Row("UIStepper", (94, 29), .defaultHigh) { LayoutStepper() },
    Row("UIToolbar", (nil, 44), .defaultLow) { LayoutToolbar() },
    Row("UINavigationBar", (nil, 44), .defaultLow) { LayoutNavigationBar() },
    Row("UITabBar", (nil, 49), .defaultLow) { LayoutTabBar() },
  ]

  @Test(arguments: table)
  func `a view has the size and the priorities of its class`(row: Row) throws {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    let view = row.make()
    root.addSubview(constrained: view)
    try ViewConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    let layout = try root.layoutIfNeeded()
    let open = Set(layout.ambiguities.map(\.attribute))
    #expect(open == Set([row.frame.0 == nil ? .width : nil, row.frame.1 == nil ? .height : nil].compactMap(\.self)))
    if let width = row.frame.0 { #expect(view.frame.width == width) }
    if let height = row.frame.1 { #expect(view.frame.height == height) }
    for axis in Axis.allCases {
      #expect(view.contentHuggingPriority(for: axis) == row.hugging)
      #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
    #expect(layout.autolayoutTrace().contains("<\(row.className):0x"))
  }

  @Test func `SIZ-01: a plain view has no natural length`() {
    #expect(LayoutView().intrinsicContentSize == Size(width: -1, height: -1))
    #expect(LayoutSwitch().intrinsicContentSize == Size(width: 49, height: 31))
  }

  @Test func `SIZ-07: a view takes the size of its content and stays where it is`() {
    let label = LayoutLabel(text: "Department Name")
    label.frame = Rect(x: 20, y: 28, width: 200, height: 40)
    label.sizeToFit()
    #expect(label.frame == Rect(x: 20, y: 28, width: 120, height: 21))
    let toggle = LayoutSwitch()
    toggle.sizeToFit()
    #expect(toggle.frame.size == Size(width: 51, height: 31))
    let slider = LayoutSlider()
    slider.frame = Rect(x: 5, y: 6, width: 100, height: 100)
    slider.sizeToFit()
    #expect(slider.frame == Rect(x: 5, y: 6, width: 100, height: 31))
  }

  @Test func `titles of buttons and texts of labels stand in logs`() throws {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    for view in [LayoutButton(title: "Check"), LayoutLabel(text: "Name"), LayoutLabel()] {
      root.addSubview(constrained: view)
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    }
    let layout = try root.layoutIfNeeded()
    let descriptions = LayoutDescriptions(of: layout.system)
    #expect(
      (1...3).map { descriptions.text(of: LayoutItemID(view: $0)) }
        == ["UIButton:0x8c00010'Check'", "UILabel:0x8c00020'Name'", "UILabel:0x8c00030"])
  }

  @Test func `texts of buttons and fields stand on one line`() throws {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let (button, field, label) = (
      LayoutButton(title: "OK", font: FixedPitchFont()), LayoutTextField(text: "x"), LayoutLabel(text: "x")
    )
    for view in [button, field, label] {
      root.addSubview(constrained: view)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    }
    button.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    for view in [field, label] {
      view.lastBaselineAnchor.constraint(equalTo: button.lastBaselineAnchor).isActive = true
    }
    try root.layoutIfNeeded()
    // The text is 21 points high in all of them: centred in 33 and in 30, and filling the label.
    #expect(button.frame.minY == 0 && field.frame.minY == 1.5 && label.frame.minY == 6)
  }
}
