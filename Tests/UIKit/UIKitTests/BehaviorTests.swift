import LayoutTestSupport
import Testing
import UIKit
import UIKitTestSupport

/// Rules of UIKit, each with the page of Apple's documentation.
@MainActor
@Suite(.ownFaultLog) struct BehaviorTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func box(in superview: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  /// UIKit, UIView, `hasAmbiguousLayout`: the engine chooses one of the layouts that are possible.
  ///
  /// https://developer.apple.com/documentation/uikit/uiview/hasambiguouslayout
  @Test func `an ambiguous value with one inequality is at its bound`() {
    let view = box(in: root)
    let bound = view.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 10)
    bound.isActive = true
    root.layoutIfNeeded()
    expect(view.frame.minY, is: 10)
    #expect(view.hasAmbiguousLayout)
    bound.constant = 20
    root.layoutIfNeeded()
    expect(view.frame.minY, is: 20)
  }

  /// UIKit, NSLayoutConstraint, `multiplier`: 1 unless stated.
  ///
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/multiplier
  @Test func `the multiplier of a constant constraint is 1`() {
    expect(root.widthAnchor.constraint(equalToConstant: 10).multiplier, is: 1)
  }

  /// UIKit, UIView, `updateConstraints()`, and `setNeedsUpdateConstraints()`.
  ///
  /// https://developer.apple.com/documentation/uikit/uiview/updateconstraints()
  /// https://developer.apple.com/documentation/uikit/uiview/setneedsupdateconstraints()
  @Test func `constraints are updated once for new views, inner views first`() {
    var calls: [String] = []
    let outer = RecordingView { calls.append("outer \($0)") }
    let inner = RecordingView { calls.append("inner \($0)") }
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    outer.layoutIfNeeded()
    expect(calls, is: ["inner update", "outer update", "outer layout", "inner layout"])
    calls = []
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    expect(calls, is: ["inner layout"])
    calls = []
    inner.setNeedsUpdateConstraints()
    outer.layoutIfNeeded()
    expect(calls, is: ["inner update"])
  }

  /// UIKit, UIView, `autoresizingMask`: flexible parts share a change in proportion.
  ///
  /// https://developer.apple.com/documentation/uikit/uiview/autoresizingmask
  @Test func `a view between flexible margins stays centered, even if larger than its superview`() {
    let view = UIView(frame: CGRect(x: -10, y: 50, width: 320, height: 100))
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
    root.addSubview(view)
    root.frame.size = CGSize(width: 400, height: 300)
    expect(view.frame, is: CGRect(x: 40, y: 100, width: 320, height: 100))
  }

  /// UIKit, NSLayoutConstraint, `constant`: changing it on an existing constraint has the same result as a new
  /// constraint.
  ///
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/constant
  @Test(arguments: 1...3) func `a screen with edited constants equals one built with them`(seed: UInt64) {
    var random = SeededRandomNumberGenerator(seed: seed)
    var constants = (0..<18).map { _ in CGFloat.random(in: 0...24, using: &random) }
    let edited = EditedScreen(constants)
    for _ in 0..<3 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let position = Int.random(in: constants.indices, using: &random)
        constants[position] = CGFloat.random(in: 0...120, using: &random)
        edited.edits[position].constant = constants[position]
      }
      if Bool.random(using: &random) {
        // A change of something other than a constant.
        edited.root.insertSubview(edited.root.subviews[1], at: 1)
        edited.root.subviews[0].isHidden.toggle()
      }
      let (frames, anew) = (edited.frames, EditedScreen(constants).frames)
      #expect(frames.count == anew.count && zip(frames, anew).first { $0 != $1 } == nil)
    }
  }

  /// UIKit, UIScreen, `scale`: what is drawn begins and ends at pixels.
  ///
  /// https://developer.apple.com/documentation/uikit/uiscreen/scale
  @Test func `frames are aligned to pixels`() {
    let view = box(in: root)
    view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / 3).isActive = true
    view.heightAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.2115).isActive = true
    root.layoutIfNeeded()
    expect(view.frame.size, is: CGSize(width: 100, height: 63.5))
  }

  /// UIKit, UITabBarController, `tabs`, and UITab, `init(title:image:identifier:viewControllerProvider:)`.
  ///
  /// https://developer.apple.com/documentation/uikit/uitabbarcontroller/tabs
  /// https://developer.apple.com/documentation/uikit/uitab/init(title:image:identifier:viewcontrollerprovider:)
  @Test func `a tab bar controller has the controllers of its tabs`() {
    let bar = UITabBarController()
    bar.tabs = ["one", "two"].map { name in
      UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
    }
    expect(bar.viewControllers?.map(\.tabBarItem.title), is: ["one", "two"])
    bar.selectedTab = bar.tabs[1]
    expect(bar.selectedIndex, is: 1)
  }

  /// UIKit, UIListContentConfiguration.TextProperties, `transform`.
  ///
  /// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration/textproperties/transform
  @Test func `the text of a row is transformed as its configuration requires`() {
    var content = UIListContentConfiguration.groupedHeader()
    (content.text, content.textProperties.transform) = ("a title", .uppercase)
    let small = content.makeContentView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    content.text = "A TITLE"
    content.textProperties.transform = .none
    expect(small, is: content.makeContentView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
  }

  /// UIKit, UIContentUnavailableConfiguration, and UIContentUnavailableView.
  ///
  /// https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration
  /// https://developer.apple.com/documentation/uikit/uicontentunavailableview
  @Test func `the content of an empty screen is centered`() {
    var content = UIContentUnavailableConfiguration.empty()
    (content.text, content.secondaryText) = ("Nothing", "There is nothing here")
    let view = content.makeContentView()
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    view.layoutIfNeeded()
    let frames = view.subviews[0].subviews.map { view.convert($0.bounds, from: $0) }
    #expect(frames.count == 2 && frames.allSatisfy { abs($0.midX - 150) <= 0.5 })
    expect(frames[1].minY - frames[0].maxY, is: content.textToSecondaryTextPadding)
  }

  /// UIKit, UIImage.SymbolConfiguration, `init(pointSize:weight:scale:)`; the sizes are those of documents.
  ///
  /// https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration/init(pointsize:weight:scale:)
  @Test func `symbols have the sizes in documents`() throws {
    let usual = try #require(UIImage(systemName: "star"))
    let large = UIImage.SymbolConfiguration(pointSize: 34, scale: .large)
    let larger = try #require(UIImage(systemName: "star", withConfiguration: large))
    expect(usual.size, is: CGSize(width: 20, height: 20))
    #expect(abs(larger.size.width - 51.2) < 0.001)
  }

  /// UIKit, UIView, `intrinsicContentSize`: the size of the content alone. The heights are those in documents.
  ///
  /// https://developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize
  @Test func `a button with small letters is lower than usual, and an empty one as high as a line`() {
    let button = UIButton(type: .system)
    expect(button.intrinsicContentSize, is: CGSize(width: 30, height: 30))
    button.setTitle("Help", for: .normal)
    expect(button.intrinsicContentSize.height, is: 30)
    button.titleLabel?.font = .systemFont(ofSize: 13)
    expect(button.intrinsicContentSize.height, is: 28)
  }

  /// UIKit, UIView, `hasAmbiguousLayout`: the current state, not that of the last layout.
  ///
  /// https://developer.apple.com/documentation/uikit/uiview/hasambiguouslayout
  @Test func `ambiguity can be queried without a layout`() {
    let view = box(in: root)
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(view.hasAmbiguousLayout)
    NSLayoutConstraint.activate([
      view.heightAnchor.constraint(equalToConstant: 10), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
    ])
    #expect(!view.hasAmbiguousLayout)
    root.constraints.first?.isActive = false
    #expect(view.hasAmbiguousLayout)
  }

  /// UIKit, UIView, `constraintsAffectingLayout(for:)`.
  ///
  /// https://developer.apple.com/documentation/uikit/uiview/constraintsaffectinglayout(for:)
  @Test func `the constraints that affect a layout include those of the root`() {
    let view = box(in: root)
    let trailing = view.trailingAnchor.constraint(equalTo: root.trailingAnchor)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([trailing, width])
    let affecting = view.constraintsAffectingLayout(for: .horizontal)
    #expect(affecting.contains(trailing) && affecting.contains(width))
    #expect(affecting.contains { $0.identifier == "UIView-Encapsulated-Layout-Width" })
  }

  /// Auto Layout Guide, Anatomy of a Constraint: a size is never paired with a location, nor a leading edge with a left
  /// one. A constraint between a side and a top can be created and installed, as suites show that pass on iOS, but
  /// layout rejects it.
  ///
  /// https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/AnatomyofaConstraint.html
  @Test(arguments: [
    (NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.top, true), (.left, .right, true),
    (.left, .leading, false), (.left, .centerX, true), (.top, .lastBaseline, true), (.width, .height, true),
    (.width, .left, false),
  ])
  func `only attributes of one kind can be paired`(
    first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute, isLegal: Bool
  ) {
    let view = box(in: root)
    let constraint = NSLayoutConstraint(
      item: view, attribute: first, relatedBy: .equal, toItem: root, attribute: second, multiplier: 1, constant: 0)
    constraint.isActive = true
    expect(constraint.isActive, is: isLegal)
  }

  /// UIKit, NSLayoutConstraint, `isActive`: items need a common ancestor.
  ///
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/isactive
  @Test func `items without a common ancestor are a fault`() {
    let constraint = UIView().topAnchor.constraint(equalTo: root.topAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
  }
}

/// Reports updates and layouts.
final class RecordingView: UIView {
  private let notify: (String) -> Void

  init(_ notify: @escaping (String) -> Void) {
    self.notify = notify
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    notify("update")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    notify("layout")
    super.layoutSubviews()
  }
}

/// Rows of wrapping text, stacks and ambiguous positions, with eighteen constants.
@MainActor
private final class EditedScreen {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private(set) var edits: [NSLayoutConstraint] = []

  init(_ constants: [CGFloat]) {
    var top = root.safeAreaLayoutGuide.topAnchor
    for row in 0..<3 {
      let numbers = Array(constants[6 * row..<6 * row + 6])
      let (label, stack) = (UILabel(), UIStackView(arrangedSubviews: [UIView(), UILabel()]))
      for view in [label, stack] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      (label.text, label.numberOfLines) = ("a text of some words that becomes several lines", 0)
      (stack.arrangedSubviews[1] as? UILabel)?.text = "row \(row)"
      (stack.spacing, stack.isLayoutMarginsRelativeArrangement) = (4, row.isMultiple(of: 2))
      let own = [
        label.topAnchor.constraint(equalTo: top, constant: numbers[0]),
        label.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor, constant: numbers[1]),
        label.widthAnchor.constraint(lessThanOrEqualToConstant: numbers[2]),
        stack.leadingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: numbers[3]),
        stack.topAnchor.constraint(equalTo: label.bottomAnchor, constant: numbers[4]),
        stack.arrangedSubviews[0].widthAnchor.constraint(equalToConstant: numbers[5]),
      ]
      own[2].priority = .defaultHigh
      NSLayoutConstraint.activate(own)
      edits += own
      top = stack.bottomAnchor
    }
  }

  /// The frames of all views, in points.
  var frames: [CGRect] {
    root.layoutIfNeeded()
    var (frames, remaining) = ([] as [CGRect], [root])
    while let view = remaining.popLast() {
      frames.append(view.frame)
      remaining += view.subviews
    }
    return frames
  }
}
