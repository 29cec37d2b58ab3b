import LayoutTestSupport
import Testing
import UIKit

/// Natural sizes of controls on iOS 13 to 18, as Interface Builder saves them for these systems, and as in Apple's
/// pages about the controls and `intrinsicContentSize`. Those of text follow from its font.
///
/// https://developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize
@MainActor
struct ControlTests {
  /// A control with its natural size, in points: -1 for no natural length.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @MainActor @Sendable () -> UIView
    let size: CGSize

    init(_ page: String, _ width: CGFloat, _ height: CGFloat, _ make: @escaping @MainActor @Sendable () -> UIView) {
      (testDescription, size, self.make) = (page, CGSize(width: width, height: height), make)
    }
  }

  private nonisolated static let pages = "https://developer.apple.com/documentation/uikit/"

  @Test(arguments: [
    Case(pages + "uiswitch", 49, 31) { UISwitch() },
    Case(pages + "uistepper", 94, 32) { UIStepper() },
    Case(pages + "uislider", -1, 30) { UISlider() },
    Case(pages + "uiprogressview", -1, 4) { UIProgressView() },
    Case(pages + "uiactivityindicatorview/style-swift.enum/medium", 20, 20) { UIActivityIndicatorView(style: .medium) },
    Case(pages + "uiactivityindicatorview/style-swift.enum/large", 37, 37) { UIActivityIndicatorView(style: .large) },
    Case(pages + "uipickerview", 320, 216) { UIPickerView() },
    Case(pages + "uidatepickerstyle/wheels", 320, 216) {
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .wheels
      return picker
    },
    Case(pages + "uicalendarview", 320, 330) { UICalendarView() },
    Case(pages + "uisearchbar", -1, 56) { UISearchBar() },
    Case(pages + "uinavigationbar", -1, 44) { UINavigationBar() },
    Case(pages + "uitoolbar", -1, 44) { UIToolbar() },
    Case(pages + "uiimageview", 30, 20) { UIImageView(image: UIImage(layoutSize: CGSize(width: 30, height: 20))) },
    Case(pages + "uiview", -1, -1) { UIView() },
    Case(pages + "uistackview", -1, -1) { UIStackView() },
    Case(pages + "uiscrollview", -1, -1) { UIScrollView() },
  ])
  func `a control has the size on its page`(control: Case) {
    expect(control.make().intrinsicContentSize, is: control.size)
  }

  /// UIKit, UIView, `contentHuggingPriority(for:)`: a switch hugs its content more than a label or a plain view.
  ///
  /// https://developer.apple.com/documentation/uikit/uiview/contenthuggingpriority(for:)
  /// https://developer.apple.com/documentation/uikit/uiview/setcontenthuggingpriority(_:for:)
  @Test func `controls of fixed size hug it, and texts resist compression`() {
    expect(UISwitch().contentHuggingPriority(for: .horizontal), is: .defaultHigh)
    expect(UIStepper().contentHuggingPriority(for: .vertical), is: .defaultHigh)
    expect(UIView().contentHuggingPriority(for: .horizontal), is: .defaultLow)
    expect(UILabel().contentCompressionResistancePriority(for: .horizontal), is: .defaultHigh)
    let label = UILabel()
    label.setContentHuggingPriority(UILayoutPriority(300), for: .vertical)
    label.setContentCompressionResistancePriority(.required, for: .vertical)
    expect(label.contentHuggingPriority(for: .vertical).rawValue, is: 300)
    expect(label.contentCompressionResistancePriority(for: .vertical), is: .required)
  }

  /// UIKit, UILabel, `attributedText`: the attributes override the label's font.
  ///
  /// https://developer.apple.com/documentation/uikit/uilabel/attributedtext
  @Test func `a label with attributed text is as large as its letters`() {
    let (plain, styled) = (UILabel(), UILabel())
    (plain.text, plain.font) = ("letters", .systemFont(ofSize: 30))
    styled.attributedText = NSAttributedString(string: "letters", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    expect(plain.intrinsicContentSize, is: styled.intrinsicContentSize)
    styled.attributedText = NSAttributedString(string: "letters")
    #expect(styled.intrinsicContentSize.height < plain.intrinsicContentSize.height)
  }

  /// UIKit, UILabel, `numberOfLines`, and UIView, `sizeThatFits(_:)`.
  ///
  /// https://developer.apple.com/documentation/uikit/uilabel/numberoflines
  /// https://developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)
  @Test func `a text has as many lines as allowed`() {
    let label = UILabel()
    label.text = "a text of many words that does not fit into one line of a hundred points"
    let line = label.intrinsicContentSize.height
    expect(label.sizeThatFits(CGSize(width: 100, height: 0)).height, is: line)
    label.numberOfLines = 2
    let two = label.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(two.width <= 100 && abs(two.height - 2 * line) <= 1)
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 100, height: 0)).height > two.height)
    label.preferredMaxLayoutWidth = 100
    #expect(label.intrinsicContentSize.height > two.height)
  }

  /// UIKit, UIButton.Configuration, `contentInsets`, `imagePadding` and `imagePlacement`.
  ///
  /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/contentinsets
  /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/imagepadding
  @Test func `a configuration adds insets around its title and image`() {
    var configuration = UIButton.Configuration.plain()
    configuration.contentInsets = .zero
    configuration.image = UIImage(layoutSize: CGSize(width: 20, height: 20))
    configuration.title = "Go"
    let button = UIButton(configuration: configuration)
    let bare = button.intrinsicContentSize
    configuration.image = nil
    button.configuration = configuration
    let line = button.intrinsicContentSize.height
    configuration.image = UIImage(layoutSize: CGSize(width: 20, height: 20))
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 10, bottom: 2, trailing: 20)
    configuration.imagePadding = 5
    button.configuration = configuration
    expect(button.intrinsicContentSize, is: CGSize(width: bare.width + 35, height: bare.height + 3))
    configuration.imagePlacement = .top
    button.configuration = configuration
    expect(button.intrinsicContentSize.height, is: line + 20 + 5 + 3)
  }

  /// UIKit, UITextField, `borderStyle`, and UITextView, `isScrollEnabled`.
  ///
  /// https://developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.property
  /// https://developer.apple.com/documentation/uikit/uiscrollview/isscrollenabled
  @Test func `a rounded text field is 34 points high, another 22, and a non-scrolling text view as high as its text`() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    (field.text, field.font) = ("text", .systemFont(ofSize: 14))
    expect(field.intrinsicContentSize.height, is: 34)
    (field.borderStyle, field.font) = (.none, .systemFont(ofSize: 17))
    expect(field.intrinsicContentSize.height, is: 22)
    let view = UITextView()
    view.text = "one\ntwo"
    expect(view.intrinsicContentSize, is: CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    view.isScrollEnabled = false
    let two = view.intrinsicContentSize.height
    view.text = "one"
    #expect(view.intrinsicContentSize.height < two && two > 16)
  }

  @Test func `large text fields and text views have the heights that Xcode documents record`() {
    let field = UITextField()
    (field.text, field.font, field.borderStyle) = ("text", .systemFont(ofSize: 50), .roundedRect)
    expect(field.intrinsicContentSize.height, is: 64)
    let view = UITextView()
    (view.text, view.isScrollEnabled) = ("text", false)
    let fonts: [UIFont] = [
      .systemFont(ofSize: 14), .preferredFont(forTextStyle: .subheadline), .preferredFont(forTextStyle: .body),
    ]
    for (font, height) in zip(fonts, [33, 36, 38]) {
      view.font = font
      expect(view.intrinsicContentSize.height, is: CGFloat(height))
    }
  }

  /// UIKit, UISegmentedControl: all segments are as wide as the widest one. UIPageControl, `size(forNumberOfPages:)`.
  ///
  /// https://developer.apple.com/documentation/uikit/uisegmentedcontrol
  /// https://developer.apple.com/documentation/uikit/uipagecontrol/size(fornumberofpages:)
  @Test func `segments and pages are wider with their number`() {
    let segments = UISegmentedControl(items: ["One", "Two"])
    let two = segments.intrinsicContentSize
    segments.insertSegment(withTitle: "A", at: 2, animated: false)
    #expect(segments.intrinsicContentSize.height == 31 && segments.intrinsicContentSize.width > two.width)
    let pages = UIPageControl()
    pages.numberOfPages = 3
    expect(pages.intrinsicContentSize, is: pages.size(forNumberOfPages: 3))
    #expect(pages.size(forNumberOfPages: 4).width > pages.size(forNumberOfPages: 3).width)
  }
}
