internal import Foundation

/// The view that covers the window while a controller is presented, and contains the controller's view.
final class PresentationView: UIView {
  private let presentation: UIPresentationController

  init(of presentation: UIPresentationController, in bounds: CGRect) {
    self.presentation = presentation
    super.init(frame: bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    presentation.placePresentedView()
    super.layoutSubviews()
  }
}

/// A view that dims the controller behind a presented one.
final class DimmingView: UIView {
  convenience init(in bounds: CGRect) {
    self.init(frame: bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // The dimming of sheets and alerts is a fifth of black, and more in dark appearance.
    backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
    isUserInteractionEnabled = false
  }
}
