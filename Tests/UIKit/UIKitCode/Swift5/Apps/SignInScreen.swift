// A screen as apps write it: a scroll view with a stack, a keyboard, bars and alerts.
import UIKit

final class GradientButton: UIButton {
  private lazy var gradient: CAGradientLayer = {
    let layer = CAGradientLayer()
    layer.colors = [UIColor.systemBlue.cgColor, UIColor.systemTeal.cgColor]
    layer.startPoint = CGPoint(x: 0, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    self.layer.insertSublayer(layer, at: 0)
    return layer
  }()
  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
    layer.cornerRadius = bounds.height / 2
    layer.masksToBounds = true
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 8).cgPath
  }
  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.7 : 1 } }
  override var intrinsicContentSize: CGSize { CGSize(width: super.intrinsicContentSize.width + 40, height: 50) }
}
final class CircleView: UIView {
  private let shape = CAShapeLayer()
  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(shape)
    shape.fillColor = UIColor.clear.cgColor
    shape.strokeColor = UIColor.red.cgColor
    shape.lineWidth = 2
    shape.strokeEnd = 0.5
    shape.lineCap = .round
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2, startAngle: 0, endAngle: .pi * 2,
      clockwise: true)
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.close()
    shape.path = path.cgPath
    let mask = CAShapeLayer()
    mask.path =
      UIBezierPath(
        roundedRect: bounds, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 8, height: 8)
      ).cgPath
    layer.mask = mask
    let anim = CABasicAnimation(keyPath: "strokeEnd")
    anim.fromValue = 0
    anim.toValue = 1
    anim.duration = 1
    anim.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    anim.repeatCount = .infinity
    shape.add(anim, forKey: "stroke")
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.commit()
    layer.removeAllAnimations()
  }
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setFillColor(UIColor.red.cgColor)
    context.setStrokeColor(UIColor.red.cgColor)
    context.setLineWidth(2)
    context.fillEllipse(in: rect)
    context.restoreGState()
    UIColor.red.setFill()
    UIBezierPath(ovalIn: rect).fill()
    UIColor.red.setStroke()
    UIBezierPath(rect: rect).stroke()
  }
}
class LoginViewController: UIViewController, UITextFieldDelegate {
  private let scrollView: UIScrollView = {
    let view = UIScrollView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.keyboardDismissMode = .interactive
    view.alwaysBounceVertical = true
    view.showsVerticalScrollIndicator = false
    return view
  }()
  private lazy var emailField: UITextField = {
    let field = UITextField()
    field.placeholder = "Email"
    field.borderStyle = .roundedRect
    field.keyboardType = .emailAddress
    field.autocapitalizationType = .none
    field.autocorrectionType = .no
    field.textContentType = .emailAddress
    field.returnKeyType = .next
    field.delegate = self
    field.clearButtonMode = .whileEditing
    field.isSecureTextEntry = false
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 1))
    field.leftViewMode = .always
    field.attributedPlaceholder = NSAttributedString(
      string: "x", attributes: [.foregroundColor: UIColor.placeholderText, .font: UIFont.systemFont(ofSize: 12)])
    return field
  }()
  let loginButton = UIButton(type: .system)
  let stack = UIStackView()
  private var bottomConstraint: NSLayoutConstraint?
  private var observer: NSObjectProtocol?
  init(viewModel: Int) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Login"
    view.backgroundColor = .systemBackground
    view.addSubview(scrollView)
    stack.axis = .vertical
    stack.spacing = 16
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    stack.directionalLayoutMargins = .init(top: 1, leading: 1, bottom: 1, trailing: 1)
    [emailField, loginButton].forEach(stack.addArrangedSubview)
    scrollView.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    placeViews()
    setUpButton()
    setUpBars()
    listen()
  }
  private func placeViews() {
    let bottom = scrollView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    bottomConstraint = bottom
    let width = stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor)
    width.priority = UILayoutPriority(999)
    width.priority = .required - 1
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor), bottom,
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      width,
    ])
  }
  private func setUpButton() {
    loginButton.setTitle("Log in", for: .normal)
    loginButton.setTitleColor(.white, for: .normal)
    loginButton.setTitleColor(UIColor.white.withAlphaComponent(0.5), for: .highlighted)
    loginButton.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    loginButton.titleLabel?.adjustsFontForContentSizeCategory = true
    loginButton.backgroundColor = .systemBlue
    loginButton.layer.cornerRadius = 8
    loginButton.layer.cornerCurve = .continuous
    loginButton.layer.borderWidth = 1
    loginButton.layer.borderColor = UIColor.separator.cgColor
    loginButton.layer.shadowColor = UIColor.black.cgColor
    loginButton.layer.shadowOpacity = 0.2
    loginButton.layer.shadowOffset = CGSize(width: 0, height: 2)
    loginButton.layer.shadowRadius = 4
    loginButton.layer.maskedCorners = [.layerMinXMinYCorner]
    loginButton.contentEdgeInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    loginButton.imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 8)
    loginButton.titleEdgeInsets = .zero
    loginButton.addTarget(self, action: Selector("login"), for: .touchUpInside)
    loginButton.addAction(UIAction { [weak self] _ in self?.login() }, for: .primaryActionTriggered)
    loginButton.setImage(UIImage(systemName: "star.fill"), for: .normal)
    loginButton.semanticContentAttribute = .forceRightToLeft
    loginButton.isEnabled = false
    loginButton.tag = 3
  }
  private func setUpBars() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Done", style: .done, target: self, action: Selector("done"))
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: nil)
    navigationItem.leftBarButtonItems = [
      UIBarButtonItem(image: UIImage(systemName: "gear"), style: .plain, target: self, action: nil),
      UIBarButtonItem(customView: UIView()),
    ]
    navigationItem.largeTitleDisplayMode = .always
    navigationItem.titleView = UIView()
    navigationItem.backButtonTitle = ""
    navigationItem.hidesBackButton = true
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationController?.setNavigationBarHidden(true, animated: false)
    navigationController?.navigationBar.tintColor = .red
    navigationController?.interactivePopGestureRecognizer?.isEnabled = true
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    navigationController?.navigationBar.standardAppearance = appearance
    navigationController?.navigationBar.scrollEdgeAppearance = appearance
    UINavigationBar.appearance().tintColor = .red
    UINavigationBar.appearance().isTranslucent = false
    tabBarItem = UITabBarItem(
      title: "Home", image: UIImage(systemName: "house"), selectedImage: UIImage(systemName: "house.fill"))
  }
  private func listen() {
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
    ) { [weak self] note in
      guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
        let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval
      else { return }
      MainActor.assumeIsolated { self?.makeRoom(frame.height, duration) }
    }
    NotificationCenter.default.addObserver(
      self, selector: Selector("hide"), name: UIResponder.keyboardWillHideNotification, object: nil)
    let tap = UITapGestureRecognizer(target: self, action: Selector("dismissKeyboard"))
    tap.cancelsTouchesInView = false
    tap.delegate = nil
    view.addGestureRecognizer(tap)
  }
  func login() {
    view.endEditing(true)
    let alert = UIAlertController(title: "Error", message: "No", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in })
    alert.addTextField { $0.placeholder = "x" }
    alert.popoverPresentationController?.sourceView = view
    present(alert, animated: true)
    leave()
    animate()
  }
  private func makeRoom(_ height: CGFloat, _ duration: TimeInterval) {
    bottomConstraint?.constant = -height
    UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState]) {
      self.view.layoutIfNeeded()
    }
  }
  private func leave() {
    let generator = UIImpactFeedbackGenerator(style: .light)
    generator.prepare()
    generator.impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UIPasteboard.general.string = "x"
    if let url = URL(string: "https://x"), UIApplication.shared.canOpenURL(url) { UIApplication.shared.open(url) }
    dismiss(animated: true, completion: nil)
    let vc = UIViewController()
    vc.modalPresentationStyle = .pageSheet
    if let sheet = vc.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    }
    navigationController?.pushViewController(vc, animated: true)
    navigationController?.popViewController(animated: true)
    _ = navigationController?.topViewController
  }
  private func animate() {
    UIView.transition(
      with: view, duration: 0.3, options: .transitionCrossDissolve, animations: { self.view.alpha = 0 }, completion: nil
    )
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: [],
      animations: {
        self.view.transform = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 1, y: 1).rotated(by: .pi)
      }, completion: { _ in self.view.transform = .identity })
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: [],
      animations: { UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.view.alpha = 1 } })
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { self.view.alpha = 0.5 }
    animator.addCompletion { _ in }
    animator.startAnimation()
  }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.contentInset.bottom = view.safeAreaInsets.bottom
    scrollView.verticalScrollIndicatorInsets = scrollView.contentInset
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { view.setNeedsLayout() }
    if traitCollection.userInterfaceStyle == .dark
      || traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    {
      stack.axis = .vertical
    }
    if traitCollection.preferredContentSizeCategory > .large { stack.axis = .horizontal }
    stack.axis = traitCollection.horizontalSizeClass == .compact ? .vertical : .horizontal
  }
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.view.layoutIfNeeded() }, completion: nil)
  }
  override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
  override var prefersStatusBarHidden: Bool { true }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
    -> Bool
  {
    let text = ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string)
    return text.count < 10
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {}
  func textFieldDidEndEditing(_ textField: UITextField) {}
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let p = touches.first?.location(in: view) { _ = p }
  }
  deinit { NotificationCenter.default.removeObserver(self) }
}
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    let tab = UITabBarController()
    tab.viewControllers = [UINavigationController(rootViewController: LoginViewController(viewModel: 1))]
    tab.selectedIndex = 0
    tab.tabBar.tintColor = .red
    tab.setViewControllers([], animated: false)
    window?.rootViewController = tab
    window?.backgroundColor = .white
    window?.makeKeyAndVisible()
    return true
  }
  func applicationDidEnterBackground(_ application: UIApplication) {}
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIViewController()
    self.window = window
    window.makeKeyAndVisible()
  }
}
