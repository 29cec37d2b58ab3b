extension UIViewController {
  /// The content that is shown instead of the view's own, such as text for an empty list. Nil for none.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { kept(nil) }
    set {
      keep(newValue)
      showUnavailableContent()
    }
  }

  /// Requests an update of the configuration.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    guard isViewLoaded else { return }
    updateContentUnavailableConfiguration(
      using: UIContentUnavailableConfigurationState(traitCollection: traitCollection))
  }

  /// Shows the content in front of the view's own, if the view is loaded.
  func showUnavailableContent() {
    guard let root = viewIfLoaded else { return }
    let shown: UIView? = kept(nil, Self.unavailableView)
    shown?.removeFromSuperview()
    guard let configuration = contentUnavailableConfiguration else { return keep(nil, Self.unavailableView) }
    let view = configuration.makeContentView()
    view.frame = root.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(view)
    keep(view, Self.unavailableView)
  }

  /// The name under which the view of the content is kept.
  private static var unavailableView: String { "contentUnavailableView" }
}
