// Values and controls that apps make in passing.
import UIKit

@MainActor
public func values() {
  let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  let rect = CGRect(x: 0, y: 0, width: 100, height: 50).inset(by: insets).integral
  _ = rect.offsetBy(dx: 1, dy: 1).union(.null).intersection(.infinite).standardized
  _ = rect.divided(atDistance: 3, from: .minXEdge)
  _ = CGPoint(x: 1, y: 2).applying(.identity)
  _ = rect.applying(CGAffineTransform(translationX: 1, y: 1))
  _ = insets == .zero
  _ = -insets.top
  _ = UIColor(white: 0.5, alpha: 1)
  _ = UIColor(hue: 0.1, saturation: 1, brightness: 1, alpha: 1)
  _ = UIColor(named: "x")
  _ = UIColor(patternImage: UIImage())
  _ = UIColor { trait in trait.userInterfaceStyle == .dark ? .black : .white }
  _ = UIColor.red.withAlphaComponent(0.5)
  _ = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1)
  _ = UIColor(cgColor: UIColor.red.cgColor)
  var r: CGFloat = 0
  var g: CGFloat = 0
  var b: CGFloat = 0
  var a: CGFloat = 0
  UIColor.red.getRed(&r, green: &g, blue: &b, alpha: &a)
  _ = [
    UIColor.systemRed, .systemGreen, .systemOrange, .systemYellow, .systemPink, .systemPurple, .systemTeal,
    .systemIndigo, .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6, .systemFill,
    .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill, .placeholderText, .link, .darkText, .lightText,
    .opaqueSeparator, .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
    .secondarySystemBackground, .tertiarySystemBackground, .tertiaryLabel, .quaternaryLabel, .systemMint, .systemCyan,
    .systemBrown, .tintColor, .brown, .cyan, .magenta, .darkGray, .lightGray, .orange, .purple,
  ]
  _ = UIFont(name: "Helvetica", size: 12)
  _ = UIFont.italicSystemFont(ofSize: 12)
  _ = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular)
  _ = UIFont.monospacedSystemFont(ofSize: 12, weight: .bold)
  _ = UIFont.systemFont(ofSize: UIFont.systemFontSize)
  _ = UIFont.labelFontSize
  _ = UIFont.preferredFont(forTextStyle: .body, compatibleWith: nil)
  let font = UIFont.systemFont(ofSize: 12)
  _ = font.lineHeight + font.ascender + font.descender + font.capHeight + font.leading + font.xHeight
  _ = font.withSize(3)
  _ = font.fontDescriptor.withSymbolicTraits(.traitBold)
  _ = UIFont(descriptor: font.fontDescriptor, size: 0)
  _ = font.familyName
  _ = font.fontName
  _ = font.pointSize
  _ = font.fontDescriptor.withDesign(.rounded)
  _ = UIFont.familyNames
  _ = UIFont.TextStyle.largeTitle
  let style = NSMutableParagraphStyle()
  style.lineSpacing = 4
  style.alignment = .center
  style.lineHeightMultiple = 1.2
  style.lineBreakMode = .byWordWrapping
  style.minimumLineHeight = 20
  let text = NSMutableAttributedString(string: "abc")
  text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
  text.addAttributes(
    [.kern: 1.2, .strikethroughStyle: 1, .baselineOffset: 2, .link: "x", .backgroundColor: UIColor.red],
    range: NSRange(location: 0, length: 1))
  text.append(NSAttributedString(attachment: NSTextAttachment(image: UIImage())))
  _ = text.boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil)
  _ = text.size()
  _ = UIScreen.main.bounds.width + UIScreen.main.scale + UIScreen.main.nativeBounds.height
  _ = UIScreen.main.traitCollection.displayScale
  _ =
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?.windows.first { $0.isKeyWindow }?
    .safeAreaInsets.bottom
  _ = UIApplication.shared.windows.first?.rootViewController
  UIApplication.shared.open(URL(string: "x")!)
  UIApplication.shared.sendAction(Selector("resignFirstResponder"), to: nil, from: nil, for: nil)
  UIApplication.shared.isIdleTimerDisabled = true
  UINavigationBar.appearance().tintColor = .red
  UITabBar.appearance().barTintColor = .white
  UILabel.appearance(whenContainedInInstancesOf: [UITableView.self]).textColor = .red
  UIBarButtonItem.appearance().setTitleTextAttributes([:], for: .normal)
  let label = RoomyLabel()
  label.textInsets = .zero
  let text2 = UITextView()
  text2.textContainerInset = .zero
  text2.textContainer.lineFragmentPadding = 0
  text2.isScrollEnabled = false
  text2.isEditable = false
  text2.dataDetectorTypes = .link
  text2.layoutManager.allowsNonContiguousLayout = false
  text2.textStorage.append(NSAttributedString(string: ""))
  text2.scrollRangeToVisible(NSRange())
  text2.inputAccessoryView = UIToolbar()
  text2.autocorrectionType = .no
  text2.alwaysBounceVertical = true
  _ = text2.selectedTextRange
  let field = UITextField()
  field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 1))
  field.leftViewMode = .always
  field.borderStyle = .none
  field.returnKeyType = .done
  field.keyboardType = .emailAddress
  field.isSecureTextEntry = true
  field.clearButtonMode = .whileEditing
  field.attributedPlaceholder = NSAttributedString(string: "")
  field.becomeFirstResponder()
  field.textContentType = .password
  field.addTarget(nil, action: Selector("x"), for: .editingChanged)
  field.autocapitalizationType = .none
  field.background = nil
  field.clearsOnBeginEditing = true
  field.passwordRules = nil
  field.smartQuotesType = .no
  let slider = UISlider()
  slider.minimumValue = 0
  slider.maximumValue = 1
  slider.setValue(0.5, animated: true)
  slider.minimumTrackTintColor = .red
  slider.setThumbImage(UIImage(), for: .normal)
  slider.isContinuous = true
  let toggle = UISwitch()
  toggle.isOn = true
  toggle.onTintColor = .red
  let stepper = UIStepper()
  stepper.value = 1
  stepper.stepValue = 1
  let progress = UIProgressView(progressViewStyle: .bar)
  progress.setProgress(0.5, animated: true)
  progress.trackTintColor = .gray
  progress.progressTintColor = .red
  progress.progressViewStyle = .default
  let pages = UIPageControl()
  pages.numberOfPages = 3
  pages.currentPage = 1
  pages.pageIndicatorTintColor = .gray
  pages.currentPageIndicatorTintColor = .red
  pages.hidesForSinglePage = true
  let spinner = UIActivityIndicatorView(style: .large)
  spinner.startAnimating()
  spinner.hidesWhenStopped = true
  let image = UIImageView(image: UIImage(named: "x"), highlightedImage: nil)
  image.contentMode = .scaleAspectFill
  image.clipsToBounds = true
  image.tintColor = .red
  image.preferredSymbolConfiguration = .init(textStyle: .body)
  image.animationImages = []
  image.startAnimating()
  image.isHighlighted = true
  image.adjustsImageSizeForAccessibilityContentSizeCategory = true
  let bar = UIToolbar(frame: .zero)
  bar.setItems(
    [UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil), .flexibleSpace(), .fixedSpace(8)],
    animated: false)
  bar.sizeToFit()
  bar.barStyle = .black
  bar.isTranslucent = true
  let scroll = UIScrollView()
  scroll.contentLayoutGuide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
  scroll.isPagingEnabled = true
  scroll.bounces = false
  scroll.decelerationRate = .fast
  scroll.indicatorStyle = .white
  scroll.minimumZoomScale = 1
  scroll.zoomScale = 2
  scroll.setZoomScale(1, animated: true)
  scroll.isDirectionalLockEnabled = true
  scroll.delaysContentTouches = false
  scroll.automaticallyAdjustsScrollIndicatorInsets = false
  scroll.contentInset.bottom = 8
  scroll.scrollsToTop = true
  scroll.flashScrollIndicators()
  let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
  _ = UIVisualEffectView(effect: effect).contentView
  _ = UIBarButtonItem(image: nil, style: .plain, target: nil, action: nil).customView
  let item = UIBarButtonItem(title: "x", image: nil, primaryAction: nil, menu: nil)
  item.isEnabled = false
  item.tintColor = .red
  item.setTitleTextAttributes([.font: font], for: .normal)
  item.width = 3
  let tab = UITabBarController()
  tab.tabBar.items?.first?.title = "x"
  tab.tabBar.backgroundColor = .white
  tab.tabBar.isTranslucent = false
  tab.selectedIndex = 1
  let ta = UITabBarAppearance()
  ta.configureWithDefaultBackground()
  ta.stackedLayoutAppearance.normal.iconColor = .gray
  ta.stackedLayoutAppearance.selected.titleTextAttributes = [:]
  tab.tabBar.standardAppearance = ta
  _ = UIMenu(
    title: "x", image: nil, identifier: nil, options: [],
    children: [
      UIAction(title: "a", image: nil, identifier: nil, discoverabilityTitle: nil, attributes: .destructive, state: .on)
      { _ in }, UIDeferredMenuElement { $0([]) }, UICommand(title: "x", action: Selector("y")),
    ])
  _ = UIKeyCommand(input: "f", modifierFlags: .command, action: Selector("x"))
  _ = (UIStackView(), stepper, toggle, pages, image, progress, spinner, slider, label, field)
}
class RoomyLabel: UILabel {
  var textInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    super.textRect(forBounds: bounds.inset(by: textInsets), limitedToNumberOfLines: numberOfLines)
  }
  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: textInsets)) }
  override var intrinsicContentSize: CGSize {
    let s = super.intrinsicContentSize
    return CGSize(width: s.width + textInsets.left, height: s.height)
  }
  override var text: String? { didSet {} }
}
