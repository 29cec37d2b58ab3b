internal import Scenes

/// The view of a controller that contains others under bars.
final class ContainerView: UIView {
  init(of controller: UIViewController) {
    super.init(frame: UIScreen.main.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    controller?.placeBars()
    super.layoutSubviews()
  }

  override func safeAreaInsetsDidChange() { controller?.placeBars() }
}
