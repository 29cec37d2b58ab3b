// Controls, pages, menus and drawing as apps write them.
import UIKit

class PageVC: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  override init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) { super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    delegate = self
    setViewControllers([UIViewController()], direction: .forward, animated: true, completion: nil)
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
}
class PickerVC: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate, UITextViewDelegate,
  UIGestureRecognizerDelegate, UINavigationControllerDelegate, UITabBarControllerDelegate
{
  let picker = UIPickerView(), textView = UITextView(), slider = UISlider(),
    segmented = UISegmentedControl(items: ["a", "b"]), stepper = UIStepper()
  let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44)), datePicker = UIDatePicker(),
    effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  let progress = UIProgressView(progressViewStyle: .default), spinner = UIActivityIndicatorView(style: .large),
    pageControl = UIPageControl()
  override func loadView() {
    let root = UIView()
    root.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    view = root
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    picker.dataSource = self
    picker.delegate = self
    picker.selectRow(1, inComponent: 0, animated: false)
    picker.reloadAllComponents()
    textView.delegate = self
    textView.isScrollEnabled = false
    textView.textContainerInset = .zero
    textView.textContainer.lineFragmentPadding = 0
    textView.isEditable = false
    textView.font = .preferredFont(forTextStyle: .body)
    textView.dataDetectorTypes = .link
    textView.textColor = .label
    textView.linkTextAttributes = [.foregroundColor: UIColor.red]
    textView.inputAccessoryView = toolbar
    setUpControls()
    setUpButton()
    setUpGestures()
    draw()
    ask()
    askController()
    lay()
  }
  private func setUpControls() {
    slider.minimumValue = 0
    slider.maximumValue = 10
    slider.setValue(5, animated: true)
    slider.setThumbImage(UIImage(), for: .normal)
    segmented.selectedSegmentIndex = 0
    stepper.stepValue = 2
    stepper.maximumValue = 5
    toolbar.items = [
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil), .flexibleSpace(), .fixedSpace(10),
      UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in }, menu: nil),
    ]
    toolbar.setItems([], animated: false)
    toolbar.sizeToFit()
    datePicker.datePickerMode = .date
    datePicker.preferredDatePickerStyle = .wheels
    datePicker.locale = Locale.current
    datePicker.minuteInterval = 5
    spinner.startAnimating()
    spinner.color = .red
    progress.progress = 0.5
    pageControl.numberOfPages = 3
    effect.contentView.addSubview(UILabel())
  }
  private func setUpButton() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "x"
    configuration.image = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .bold))
    configuration.imagePadding = 4
    configuration.contentInsets = .init(top: 1, leading: 1, bottom: 1, trailing: 1)
    configuration.cornerStyle = .capsule
    configuration.baseBackgroundColor = .red
    configuration.buttonSize = .large
    configuration.background.cornerRadius = 4
    configuration.imagePlacement = .trailing
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var a = $0
      a.font = UIFont.systemFont(ofSize: 12)
      return a
    }
    configuration.attributedTitle = AttributedString(
      "x", attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 12)]))
    let button = UIButton(
      configuration: configuration, primaryAction: UIAction(title: "x", image: nil) { action in _ = action.sender })
    button.configurationUpdateHandler = { button in button.configuration?.showsActivityIndicator = button.isSelected }
    button.menu = UIMenu(
      title: "", children: [UIAction(title: "x", image: nil, attributes: .destructive, state: .on) { _ in }])
    button.showsMenuAsPrimaryAction = true
    button.setBackgroundImage(UIImage(), for: .normal)
    button.contentHorizontalAlignment = .leading
    button.adjustsImageWhenHighlighted = false
    button.setAttributedTitle(NSAttributedString(string: "x"), for: .normal)
    button.tintColor = .red
    button.imageView?.contentMode = .scaleAspectFit
    button.titleLabel?.lineBreakMode = .byTruncatingTail
    button.accessibilityLabel = "x"
    button.accessibilityIdentifier = "x"
    button.accessibilityTraits = [.button, .selected]
    button.accessibilityTraits.insert(.header)
    view.accessibilityElements = [button]
    view.shouldGroupAccessibilityChildren = true
  }
  private func setUpGestures() {
    let child = UIViewController()
    addChild(child)
    view.addSubview(child.view)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.didMove(toParent: self)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    let pan = UIPanGestureRecognizer(target: self, action: Selector("pan"))
    pan.delegate = self
    pan.minimumNumberOfTouches = 1
    pan.maximumNumberOfTouches = 1
    _ = pan.velocity(in: view)
    pan.setTranslation(.zero, in: view)
    pan.require(toFail: UITapGestureRecognizer())
    let swipe = UISwipeGestureRecognizer(target: self, action: nil)
    swipe.direction = .left
    let long = UILongPressGestureRecognizer(target: self, action: nil)
    long.minimumPressDuration = 1
    _ = UIScreenEdgePanGestureRecognizer()
    _ = UIRotationGestureRecognizer().rotation
  }
  private func draw() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.cgContext.fillEllipse(in: .zero)
    }
    _ = image.pngData()
    _ = image.jpegData(compressionQuality: 0.5)
    _ = image.cgImage
    _ = image.imageOrientation
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 0)
    _ = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    setUpView()
  }
  private func setUpView() {
    view.keyboardLayoutGuide.topAnchor.constraint(equalTo: textView.bottomAnchor).isActive = true
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    view.setNeedsUpdateConstraints()
    view.updateConstraintsIfNeeded()
    view.setNeedsDisplay()
    view.layer.transform = CATransform3DMakeScale(1, 1, 1)
    view.layer.transform = CATransform3DIdentity
    view.layer.anchorPoint = CGPoint(x: 0, y: 0)
    view.layer.position = .zero
    view.layer.contentsScale = UIScreen.main.scale
    view.layer.zPosition = 1
    view.layer.rasterizationScale = 2
    view.layer.allowsEdgeAntialiasing = true
    view.tintAdjustmentMode = .normal
    view.isExclusiveTouch = true
    view.largeContentTitle = "x"
    view.showsLargeContentViewer = true
  }
  private func ask() {
    _ = view.snapshotView(afterScreenUpdates: true)
    _ = view.convert(CGRect.zero, from: nil)
    _ = view.convert(CGPoint.zero, to: textView)
    _ = view.window?.windowScene?.statusBarManager?.statusBarFrame.height
    _ = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap { $0.windows }.first {
      $0.isKeyWindow
    }
    _ = UIApplication.shared.statusBarFrame
    _ = UIApplication.shared.applicationState == .active
    _ = UIApplication.shared.delegate
    UIApplication.shared.isIdleTimerDisabled = true
    _ = UIDevice.current.userInterfaceIdiom == .pad
    _ = UIDevice.current.orientation.isLandscape
    _ = UIDevice.current.identifierForVendor
    view.isAccessibilityElement = false
    UIAccessibility.post(notification: .screenChanged, argument: view)
    _ = UIAccessibility.isVoiceOverRunning
    _ = UIAccessibility.isReduceMotionEnabled
    let interaction = UIContextMenuInteraction(delegate: self)
    view.addInteraction(interaction)
  }
  private func askController() {
    setNeedsStatusBarAppearanceUpdate()
    edgesForExtendedLayout = []
    extendedLayoutIncludesOpaqueBars = true
    setEditing(true, animated: true)
    _ = isEditing
    _ = isBeingPresented
    _ = isMovingFromParent
    hidesBottomBarWhenPushed = true
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    _ = storyboard.instantiateInitialViewController()
    _ = self.storyboard
    performSegue(withIdentifier: "x", sender: self)
    _ = UINib(nibName: "x", bundle: nil)
    _ = Bundle.main.loadNibNamed("x", owner: self, options: nil)
    let activity = UIActivityViewController(activityItems: ["x"], applicationActivities: nil)
    present(activity, animated: true, completion: nil)
    _ = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    _ = UIColor(named: "x") ?? .red
    var r: CGFloat = 0
    var g: CGFloat = 0
    var b: CGFloat = 0
    var a: CGFloat = 0
    UIColor.red.getRed(&r, green: &g, blue: &b, alpha: &a)
    _ = UIColor.red.resolvedColor(with: traitCollection)
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
      self.view.setNeedsLayout()
    }
    segmented.addTarget(self, action: Selector(("changed:")), for: .valueChanged)
    let edge: UIRectEdge = [.top, .left]
    _ = edge
    _ = UIOffset(horizontal: 1, vertical: 1)
  }
  private func lay() {
    let hstack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    hstack.setCustomSpacing(8, after: hstack.arrangedSubviews[0])
    hstack.distribution = .fillEqually
    hstack.alignment = .center
    for view in hstack.arrangedSubviews { view.removeFromSuperview() }
    let metrics = ["pad": 8]
    let views: [String: Any] = ["a": picker, "b": textView]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-pad-[a]-[b(>=20@750)]-|", options: [.alignAllTop, .alignAllBottom], metrics: metrics,
        views: views))
    view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|[a]|", metrics: nil, views: views))
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    guide.identifier = "g"
    for c in view.constraints where c.firstAttribute == .height && (c.firstItem as? UIView) == picker {
      c.isActive = false
    }
    view.removeConstraints(view.constraints)
    let anchors: [NSLayoutAnchor<NSLayoutXAxisAnchor>] = [view.leadingAnchor]
    _ = anchors[0].constraint(equalTo: picker.leadingAnchor)
    _ = view.safeAreaLayoutGuide.layoutFrame
    _ = view.superview?.frame ?? .zero
    _ = view.frame.insetBy(dx: 1, dy: 1).union(.zero).contains(CGPoint.zero)
    _ = view.bounds.inset(by: .zero)
    DispatchQueue.main.async { self.view.layoutIfNeeded() }
  }
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "x" }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
  func textViewDidChange(_ textView: UITextView) {
    let s = textView.sizeThatFits(CGSize(width: 100, height: CGFloat.infinity))
    _ = s
  }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    true
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    true
  }
}
extension PickerVC: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
    -> UIContextMenuConfiguration?
  { UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(title: "", children: []) } }
}
extension PickerVC: UIAdaptivePresentationControllerDelegate, UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}
class Split: UISplitViewController, UISplitViewControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    preferredDisplayMode = .oneBesideSecondary
    viewControllers = [UIViewController(), UIViewController()]
    delegate = self
    setViewController(UIViewController(), for: .primary)
  }
}
