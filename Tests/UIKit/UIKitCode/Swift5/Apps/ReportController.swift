// A controller with a table, bars, gestures and a presentation, as apps write it.
import UIKit

final class ReportController: UIViewController, UITextFieldDelegate, UIScrollViewDelegate, UIGestureRecognizerDelegate {
  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  let refresh = UIRefreshControl()
  var displayLink: CADisplayLink?
  let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
  let picker = UIDatePicker()
  let search = UISearchController(searchResultsController: nil)
  lazy var segmented: UISegmentedControl = {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.selectedSegmentIndex = 0
    control.selectedSegmentTintColor = .systemBlue
    control.setTitleTextAttributes(
      [.foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 13, weight: .semibold)], for: .selected)
    control.addAction(UIAction { [weak self] _ in self?.reload() }, for: .valueChanged)
    control.apportionsSegmentWidthsByContent = true
    return control
  }()
  func reload() {}

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override var shouldAutorotate: Bool { false }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { blur }
  override var keyCommands: [UIKeyCommand]? { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Report"
    // swift-format-ignore: NoPlaygroundLiterals
    view.backgroundColor = #colorLiteral(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    navigationItem.largeTitleDisplayMode = .always
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
    navigationItem.leftBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .done, target: self, action: Selector("done")),
      UIBarButtonItem(customView: UIView()),
    ]
    navigationItem.backButtonTitle = ""
    navigationItem.backBarButtonItem = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
    navigationItem.titleView = UIImageView(image: UIImage(named: "logo"))
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemBackground
    appearance.titleTextAttributes = [.foregroundColor: UIColor.label]
    appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.label]
    appearance.shadowColor = .clear
    appearance.shadowImage = UIImage()
    navigationController?.navigationBar.standardAppearance = appearance
    navigationController?.navigationBar.scrollEdgeAppearance = appearance
    navigationController?.navigationBar.compactAppearance = appearance
    navigationController?.navigationBar.setBackgroundImage(UIImage(), for: .default)
    navigationController?.navigationBar.shadowImage = UIImage()
    navigationController?.navigationBar.barTintColor = .white
    navigationController?.navigationBar.tintColor = .black
    navigationController?.setNavigationBarHidden(true, animated: false)
    navigationController?.interactivePopGestureRecognizer?.delegate = self
    navigationController?.interactivePopGestureRecognizer?.isEnabled = true
    navigationController?.hidesBarsOnSwipe = true
    navigationController?.popToRootViewController(animated: true)
    tabBarController?.tabBar.isHidden = true
    tabBarItem = UITabBarItem(
      title: "A", image: UIImage(systemName: "star"), selectedImage: UIImage(systemName: "star.fill"))
    tabBarItem.badgeColor = .red
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    tableView.tableFooterView = UIView(frame: .zero)
    tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: CGFloat.leastNormalMagnitude))
    tableView.keyboardDismissMode = .interactive
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.sectionHeaderTopPadding = 0
    tableView.sectionFooterHeight = 0
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 44
    tableView.refreshControl = refresh
    tableView.separatorColor = .separator
    tableView.allowsMultipleSelectionDuringEditing = true
    tableView.dragInteractionEnabled = true
    tableView.isPrefetchingEnabled = true
    tableView.sectionIndexColor = .red
    tableView.showsVerticalScrollIndicator = false
    tableView.scrollIndicatorInsets = .zero
    tableView.verticalScrollIndicatorInsets.top = 10
    tableView.performBatchUpdates(
      { self.tableView.reloadSections(IndexSet(integer: 0), with: .automatic) }, completion: { _ in })
    tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
    tableView.selectRow(at: nil, animated: false, scrollPosition: .none)
    tableView.setContentOffset(.zero, animated: true)
    tableView.layer.cornerCurve = .continuous
    refresh.attributedTitle = NSAttributedString(string: "Pull")
    refresh.tintColor = .gray
    refresh.beginRefreshing()
    refresh.endRefreshing()
    refresh.addTarget(self, action: Selector("refreshed"), for: .valueChanged)
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    picker.minimumDate = Date()
    picker.locale = Locale(identifier: "en")
    picker.minuteInterval = 5
    search.searchResultsUpdater = nil
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Find"
    search.searchBar.searchBarStyle = .minimal
    search.searchBar.scopeButtonTitles = ["A"]
    search.searchBar.searchTextField.backgroundColor = .white
    search.searchBar.setShowsCancelButton(true, animated: true)
    definesPresentationContext = true
    view.insetsLayoutMarginsFromSafeArea = false
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    view.addInteraction(UIContextMenuInteraction(delegate: self))
    view.layer.insertSublayer(CAGradientLayer(), at: 0)
    view.isUserInteractionEnabled = true
    view.isMultipleTouchEnabled = true
    view.isExclusiveTouch = true
    view.semanticContentAttribute = .forceLeftToRight
    view.setNeedsDisplay()
    view.endEditing(true)
    _ = view.window?.windowScene?.statusBarManager?.statusBarFrame.height
    view.window?.overrideUserInterfaceStyle = .dark
    overrideUserInterfaceStyle = .light
    setNeedsStatusBarAppearanceUpdate()
    setNeedsUpdateOfHomeIndicatorAutoHidden()
    displayLink = CADisplayLink(target: self, selector: Selector("tick"))
    displayLink?.add(to: .main, forMode: .common)
    displayLink?.preferredFramesPerSecond = 30
    displayLink?.isPaused = true
    displayLink?.invalidate()
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: Selector("keyboard:"), name: UIResponder.keyboardWillShowNotification, object: nil)
    _ = center.addObserver(forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: .main) {
      note in
      let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
      let curve = note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
      print(frame as Any, duration as Any, curve as Any)
    }
    center.removeObserver(self)
    let tap = UITapGestureRecognizer(target: self, action: Selector("tapped:"))
    tap.cancelsTouchesInView = false
    tap.delegate = self
    view.addGestureRecognizer(tap)
    let pan = UIPanGestureRecognizer(target: self, action: nil)
    _ = pan.translation(in: view)
    _ = pan.velocity(in: view)
    pan.setTranslation(.zero, in: view)
    let press = UILongPressGestureRecognizer(target: self, action: nil)
    press.minimumPressDuration = 0.3
    let swipe = UISwipeGestureRecognizer(target: self, action: nil)
    swipe.direction = .left
    let pinch = UIPinchGestureRecognizer()
    pinch.scale = 1
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    switch pan.state {
    case .began, .changed: break
    case .ended, .cancelled: break
    default: break
    }
    tap.require(toFail: press)
    let feedback = UIImpactFeedbackGenerator(style: .medium)
    feedback.prepare()
    feedback.impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UISelectionFeedbackGenerator().selectionChanged()
    UIPasteboard.general.string = "x"
    if UIDevice.current.userInterfaceIdiom == .pad {
      print(UIDevice.current.name, UIDevice.current.systemVersion, UIDevice.current.model)
    }
    if UIDevice.current.orientation.isLandscape {}
    if #available(iOS 15.0, *) {
      if let sheet = sheetPresentationController {
        sheet.detents = [.medium(), .large()]
        sheet.prefersGrabberVisible = true
        sheet.preferredCornerRadius = 20
        sheet.largestUndimmedDetentIdentifier = .medium
        sheet.prefersScrollingExpandsWhenScrolledToEdge = false
        sheet.selectedDetentIdentifier = .large
        sheet.animateChanges {}
      }
    }
    if let popover = popoverPresentationController {
      popover.sourceView = view
      popover.sourceRect = view.bounds
      popover.permittedArrowDirections = [.up]
      popover.barButtonItem = navigationItem.rightBarButtonItem
      popover.delegate = nil
    }
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "OK", style: .destructive) { _ in })
    alert.addTextField { $0.placeholder = "x" }
    alert.view.tintColor = .red
    alert.popoverPresentationController?.sourceView = view
    present(alert, animated: true) {}
    present(UIActivityViewController(activityItems: ["x"], applicationActivities: nil), animated: true)
    let nav = UINavigationController(rootViewController: ReportController())
    nav.modalPresentationStyle = .fullScreen
    nav.modalTransitionStyle = .crossDissolve
    nav.viewControllers = [ReportController()]
    nav.setViewControllers([], animated: true)
    nav.isNavigationBarHidden = true
    nav.topViewController?.view.isHidden = true
    nav.visibleViewController?.dismiss(animated: true)
    UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.curveEaseInOut, .allowUserInteraction, .repeat, .autoreverse],
      animations: { self.view.alpha = 0 }, completion: { _ in })
    UIView.transition(with: view, duration: 0.3, options: .transitionCrossDissolve, animations: {}, completion: nil)
    UIView.transition(
      with: view, duration: 0.3, options: [.transitionFlipFromLeft, .showHideTransitionViews], animations: nil)
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
    UIView.setAnimationsEnabled(true)
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 0.8))
    animator.addAnimations {}
    animator.startAnimation()
    animator.fractionComplete = 0.5
    let snapshot = view.snapshotView(afterScreenUpdates: true)
    view.addSubview(snapshot!)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5).concatenating(CGAffineTransform(rotationAngle: .pi))
    view.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "a")
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 0)
    UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    _ = image?.withRenderingMode(.alwaysTemplate).withTintColor(.red).resizableImage(withCapInsets: .zero)
    _ = image?.jpegData(compressionQuality: 0.8)
    _ = image?.pngData()
    _ = UIImage(
      systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large))
    _ = UIImage(data: Data())
    _ = UIImage(contentsOfFile: "")
    view.setNeedsUpdateConstraints()
    view.updateConstraintsIfNeeded()
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.view.isHidden = true }
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    touch.view?.isDescendant(of: tableView) ?? true
  }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.view.layoutIfNeeded() }, completion: nil)
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {}
    if traitCollection.userInterfaceStyle == .dark {}
    if traitCollection.forceTouchCapability == .available {}
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    _ = touches.first?.location(in: view)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = touches.first?.previousLocation(in: view)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
  override func didMove(toParent parent: UIViewController?) {}
  override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
  override func viewLayoutMarginsDidChange() {}
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  override func awakeFromNib() { super.awakeFromNib() }
  override func updateViewConstraints() { super.updateViewConstraints() }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {}
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    _ = scrollView.panGestureRecognizer.translation(in: view)
    _ = scrollView.isDragging || scrollView.isDecelerating || scrollView.isTracking
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { targetContentOffset.pointee.x = 0 }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
    -> Bool
  { true }
  func textFieldDidChangeSelection(_ textField: UITextField) {}
}
extension ReportController: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
    -> UIContextMenuConfiguration?
  {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(title: "", children: [UIAction(title: "A", image: nil) { _ in }])
    }
  }
}
extension ReportController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "A"
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.accessoryType = .disclosureIndicator
    cell.selectionStyle = .none
    var content = cell.defaultContentConfiguration()
    content.text = "A"
    content.secondaryText = "B"
    content.image = UIImage(systemName: "star")
    content.imageProperties.tintColor = .red
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    cell.contentConfiguration = content
    cell.backgroundConfiguration = .listGroupedCell()
    cell.backgroundConfiguration?.backgroundColor = .red
    cell.accessoryView = UISwitch()
    cell.layoutMargins = .zero
    cell.preservesSuperviewLayoutMargins = false
    cell.selectedBackgroundView = UIView()
    cell.contentView.layer.masksToBounds = true
    return cell
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { .leastNormalMagnitude }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
    delete.image = UIImage(systemName: "trash")
    delete.backgroundColor = .red
    let configuration = UISwipeActionsConfiguration(actions: [delete])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    .none
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  { nil }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    (view as? UITableViewHeaderFooterView)?.textLabel?.font = .systemFont(ofSize: 12)
    (view as? UITableViewHeaderFooterView)?.contentView.backgroundColor = .white
  }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
}
