extension UIView {
  /// Shows content in the view instead of the previous content.
  func show(_ content: (any UIContentConfiguration)?) {
    for view in subviews where view is any UIContentView { view.removeFromSuperview() }
    guard let view = content?.makeContentView() else { return }
    addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor), view.bottomAnchor.constraint(equalTo: bottomAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor), view.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}
