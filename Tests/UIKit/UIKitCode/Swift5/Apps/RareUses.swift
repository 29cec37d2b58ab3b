// Rarer members that apps override and set, as apps write them.
import UIKit

final class CodeField: UITextField, UITabBarDelegate, UINavigationBarDelegate {
  var onDelete: (() -> Void)?
  override func deleteBackward() {
    super.deleteBackward()
    onDelete?()
  }
  override func caretRect(for position: UITextPosition) -> CGRect { .zero }
  override func borderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 1, dy: 1) }
  override func accessibilityActivate() -> Bool { true }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event)
  }
  override func paste(_ sender: Any?) {}
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tabBar.tag = item.tag }
}

final class LeftPictureButton: UIButton {
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    super.titleRect(forContentRect: contentRect).offsetBy(dx: 4, dy: 0)
  }
  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(x: contentRect.minX, y: contentRect.midY - 8, width: 16, height: 16)
  }
  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    alpha = isTracking || isTouchInside ? 0.5 : 1
  }
}

final class ThickSlider: UISlider {
  override func trackRect(forBounds bounds: CGRect) -> CGRect {
    var rect = super.trackRect(forBounds: bounds)
    rect.size.height = 8
    return rect
  }
}

final class SideSheet: UIPresentationController, UISheetPresentationControllerDelegate {
  override var shouldRemovePresentersView: Bool { false }
  override func size(
    forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { CGSize(width: parentSize.width / 3, height: parentSize.height) }
  override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    presentedView?.frame.size = container.preferredContentSize
  }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { false }
}

@MainActor
public func rareUses() -> [CGRect] {
  let field = CodeField()
  field.text = "12"
  field.insertText("3")
  field.deleteBackward()
  let bar = UITabBar()
  bar.setItems([UITabBarItem(tabBarSystemItem: .search, tag: 3)], animated: false)
  bar.delegate = field
  bar.itemPositioning = .centered
  let shadow = NSShadow()
  shadow.shadowOffset = CGSize(width: 0, height: 1)
  shadow.shadowColor = UIColor.black
  let label = UILabel()
  label.attributedText = NSAttributedString(string: "a", attributes: [.shadow: shadow])
  label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 12)
  label.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Delete") { _ in true }]
  let button = LeftPictureButton(type: .custom)
  button.adjustsImageWhenDisabled = false
  button.setTitleShadowColor(.black, for: .normal)
  _ = UIButton.systemButton(with: UIImage(), target: nil, action: nil).currentTitleColor
  let slider = ThickSlider(frame: CGRect(x: 0, y: 0, width: 104, height: 31))
  let pages = UIPageControl()
  pages.backgroundStyle = .minimal
  pages.preferredIndicatorImage = UIImage(systemName: "circle")
  let layer = CALayer()
  layer.speed = 0
  layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
  label.layer.addSublayer(layer)
  label.layer.replaceSublayer(layer, with: CAShapeLayer())
  let table = UITableView()
  table.backgroundColor = .groupTableViewBackground
  table.separatorInsetReference = .fromAutomaticInsets
  table.reconfigureRows(at: [])
  let cell = UITableViewCell()
  cell.configurationUpdateHandler = { cell, state in cell.alpha = state.isSelected ? 1 : 0.5 }
  let task = UIApplication.shared.beginBackgroundTask {}
  UIApplication.shared.endBackgroundTask(task)
  _ = UIScreen.main.maximumFramesPerSecond + Int(UIDevice.current.batteryLevel)
  _ = UIAccessibility.isDarkerSystemColorsEnabled
  return [
    slider.trackRect(forBounds: slider.bounds),
    button.imageRect(forContentRect: CGRect(x: 2, y: 0, width: 50, height: 20)),
  ]
}
