internal import AutoLayout
internal import Foundation
internal import Geometry
internal import Scenes
internal import Typography

extension UIView {
  /// Returns the view as a scene describes it, without its position.
  func description(named name: String, superview: Int?, _ textSize: TextSize) -> View {
    let content = viewContent(textSize)
    var described = View(name: name, superview: superview, className: typeName(of: content), content: content)
    if !String(reflecting: type(of: self)).hasPrefix("UIKit.") { described.identity.customClass = "\(type(of: self))" }
    described.appearance.background = shownBackground
    // Views inherit the tint, and the root inherits it from its window.
    let tint = superview == nil && tintColor != .systemBlue ? tintColor : ownTintColor
    described.appearance.tint = tint?.viewColor
    let ground = (self as? UIButton)?.configuration?.background.cornerRadius ?? 0
    described.appearance.cornerRadius = Double(max(layer.cornerRadius, ground))
    described.appearance.layer = layerLook
    described.appearance.controlLook = controlLook
    traitCollection.performAsCurrent { described.appearance.drawing = madeDrawing }
    described.appearance.isEnabled = (self as? UIControl)?.isEnabled ?? (self as? UILabel)?.isEnabled ?? true
    described.appearance.isHidden = isHidden
    described.appearance.hidesWhenStopped = (self as? UIActivityIndicatorView)?.hidesWhenStopped ?? false
    described.appearance.clipsSubviews = clipsToBounds || self is UIScrollView
    described.placement.isScrollView = self is UIScrollView && content == .container
    let style = traitCollection.userInterfaceStyle
    guard style != .unspecified, style != UITraitCollection.current.userInterfaceStyle else { return described }
    return StyleTransform(appearance: style == .dark ? .dark : .light).shown(described)
  }

  /// Returns the type name of the view in scene files.
  private func typeName(of content: ViewContent) -> String {
    switch content {
    case .container: self is UIStackView ? "stack" : self is UIScrollView ? "scroll" : "view"
    case .label: "label"
    case .button: "button"
    case .image: "image"
    case .textField: "textField"
    case .textView: "textView"
    case .toggle: "switch"
    case .slider: "slider"
    case .segmentedControl: "segmentedControl"
    case .stepper: "stepper"
    case .progress: "progress"
    case .activityIndicator: "activityIndicator"
    case .pageControl: "pageControl"
    case .picker: "picker"
    case .datePicker: "datePicker"
    case .searchBar: "searchBar"
    case .navigationBar: "navigationBar"
    case .toolbar: "toolbar"
    case .tabBar: "tabBar"
    case .table: "table"
    case .collection: "collection"
    case .cell: "cell"
    case .effect: "effect"
    case .map: "map"
    case .web, .embeddedScene, .unsupported: "view"
    }
  }

  private var shownBackground: ViewColor? {
    if let bar = self as? UIBar { return bar.shownGround?.viewColor }
    let isTransparent = backgroundColor == nil || backgroundColor == .clear
    return (isTransparent ? listGround : backgroundColor)?.viewColor(in: traitCollection)
  }

  /// The background of a list or a row if the app does not choose one.
  private var listGround: UIColor? {
    if let row = self as? any ListRow {
      if row.backgroundConfiguration != nil { return UIColor(white: 0, alpha: 0) }
      return row.listPlace?.ground
    }
    guard backgroundColor == nil, let collection = self as? UICollectionView else { return nil }
    let look = collection.collectionViewLayout.listPlace(of: IndexPath(item: 0, section: 0), among: 1)?.look
    return look?.listGround
  }

  private var layerLook: LayerLook {
    var look = LayerLook()
    look.opacity = Double(alpha) * Double(layer.opacity)
    look.borderWidth = Double(layer.borderWidth)
    look.borderColor = layer.borderColor.map { UIColor(cgColor: $0).viewColor }
    look.keepsContent = layer.cornerRadius > 0 && !clipsToBounds
    guard layer.shadowOpacity > 0 else { return look }
    look.shadow = .init(
      color: layer.shadowColor.map { UIColor(cgColor: $0).viewColor }, opacity: Double(layer.shadowOpacity),
      radius: Double(layer.shadowRadius),
      offset: Size(width: Double(layer.shadowOffset.width), height: Double(layer.shadowOffset.height)))
    return look
  }

  /// The colors of a control's parts; nil if all are the defaults.
  private var controlLook: ControlLook? {
    let colors: (UIColor?, UIColor?, UIColor?) =
      switch self {
      case let view as UISwitch: (view.onTintColor, nil, view.thumbTintColor)
      case let view as UISlider: (view.minimumTrackTintColor, view.maximumTrackTintColor, view.thumbTintColor)
      case let view as UIProgressView: (view.progressTintColor, view.trackTintColor, nil)
      case let view as UIPageControl: (view.currentPageIndicatorTintColor, view.pageIndicatorTintColor, nil)
      case let view as UIActivityIndicatorView: (view.color == .gray ? nil : view.color, nil, nil)
      case let view as UISegmentedControl: (view.selectedSegmentTintColor, nil, nil)
      default: (nil, nil, nil)
      }
    var look = ControlLook()
    if let slider = self as? UISlider {
      look.images[.minimum] = slider.minimumValueImage?.inked(tintColor).content(in: .center)
      look.images[.maximum] = slider.maximumValueImage?.inked(tintColor).content(in: .center)
      look.images[.knob] = slider.thumbImage(for: .normal)?.inked(tintColor).content(in: .center)
    }
    guard colors.0 != nil || colors.1 != nil || colors.2 != nil || !look.images.isEmpty else { return nil }
    (look.filled, look.empty, look.knob) = (colors.0?.viewColor, colors.1?.viewColor, colors.2?.viewColor)
    return look
  }
}

extension UIBar {
  /// The background color that the app chose, or nil for the system's.
  var shownGround: UIColor? {
    let color =
      switch self {
      case let bar as UINavigationBar: bar.ground
      case let bar as UITabBar: bar.standardAppearance.backgroundColor ?? barTintColor ?? backgroundColor
      case let bar as UIToolbar: bar.standardAppearance.backgroundColor ?? barTintColor ?? backgroundColor
      default: barTintColor ?? backgroundColor
      }
    return color == .clear ? nil : color
  }
}
