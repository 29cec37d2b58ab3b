internal import AutoLayout
internal import Foundation
internal import Geometry
internal import Scenes
internal import Typography
internal import UIKit

extension ResolvedViews.Content {
  /// Returns a new view of UIKit's class for the content.
  @MainActor
  func made(_ view: ResolvedView) -> UIView {
    switch self {
    case .label: UILabel()
    case .button(let button): UIButton(type: button.style == .custom ? .custom : .system)
    case .image: UIImageView()
    case .textField: UITextField()
    case .textView: UITextView()
    case .toggle: UISwitch()
    case .slider: UISlider()
    case .segmentedControl: UISegmentedControl()
    case .stepper: UIStepper()
    case .progress: UIProgressView()
    case .activityIndicator(let isLarge): UIActivityIndicatorView(style: isLarge ? .large : .medium)
    case .pageControl: UIPageControl()
    case .picker: UIPickerView()
    case .datePicker: UIDatePicker.withWheels()
    case .searchBar: UISearchBar()
    case .navigationBar: UINavigationBar()
    case .toolbar: UIToolbar()
    case .tabBar: UITabBar()
    case .table: UITableView(frame: .zero, style: .plain)
    case .collection: UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    case .cell:
      switch view.className {
      case "collectionViewCell": UICollectionViewCell(frame: .zero)
      case "collectionReusableView": UICollectionReusableView(frame: .zero)
      default: UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    case .map: MKMapView()
    case .effect: UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    case .container where view.placement.stack != nil: UIStackView()
    case .container where view.placement.isScrollView: UIScrollView()
    case .container where view.className == "collectionReusableView": UICollectionReusableView(frame: .zero)
    case .container where view.className == "collectionViewCell": UICollectionViewCell(frame: .zero)
    case .container where view.className == "tableViewCell": UITableViewCell(style: .default, reuseIdentifier: nil)
    case .container, .web, .embeddedScene, .unsupported: UIView()
    }
  }
}

extension UIView {
  /// Takes the properties of a view of a document.
  func show(_ view: ResolvedView) {
    let look = view.appearance
    backgroundColor = look.background.map { UIColor($0.description) }
    if let tint = look.tint { tintColor = UIColor(tint.description) }
    layer.cornerRadius = CGFloat(look.cornerRadius)
    layer.borderWidth = CGFloat(look.layer.borderWidth)
    layer.borderColor = look.layer.borderColor.map { UIColor($0.description).cgColor }
    alpha = CGFloat(look.layer.opacity)
    isHidden = look.isHidden
    clipsToBounds = look.clipsSubviews
    (self as? UIControl)?.isEnabled = look.isEnabled
    autoresizingMask = view.placement.autoresizingMask
    showPriorities(view.placement)
    showMargins(view.placement.margins)
    if let stack = view.placement.stack { (self as? UIStackView)?.show(stack) }
    if let parts = look.controlLook { show(parts) }
    show(view.content)
  }

  private func showPriorities(_ placement: ViewPlacement) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let other: Axis = axis == .horizontal ? .horizontal : .vertical
      if let hugging = placement.contentHugging[other] {
        setContentHuggingPriority(UILayoutPriority(Float(hugging.rawValue)), for: axis)
      }
      if let resistance = placement.compressionResistance[other] {
        setContentCompressionResistancePriority(UILayoutPriority(Float(resistance.rawValue)), for: axis)
      }
    }
  }

  private func showMargins(_ margins: ViewMargins) {
    preservesSuperviewLayoutMargins = margins.preservesSuperviewMargins
    insetsLayoutMarginsFromSafeArea = margins.insetsFromSafeArea
    guard let stated = margins.stated else { return }
    if margins.isDirectional {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: stated.top, leading: stated.left, bottom: stated.bottom, trailing: stated.right)
    } else {
      layoutMargins = UIEdgeInsets(stated)
    }
  }

  /// Takes the content of a view of a document, as far as the view is of its class.
  private func show(_ content: ResolvedViews.Content) {
    switch (content, self) {
    case (.label(let text), let label as UILabel): label.show(text)
    case (.textView(let text), let view as UITextView): view.show(text)
    case (.button(let button), let view as UIButton): view.show(button)
    case (.textField(let field), let view as UITextField): view.show(field)
    case (.image(let image), let view as UIImageView):
      if image.name != nil || image.size != nil { view.image = UIImage(image) }
      view.contentMode = image.mode.contentMode
    case (.toggle(let isOn), let view as UISwitch): view.isOn = isOn
    case (.slider(let value), let view as UISlider): view.value = Float(value)
    case (.progress(let value), let view as UIProgressView): view.progress = Float(value)
    case (.segmentedControl(let titles, let selected), let view as UISegmentedControl):
      view.removeAllSegments()
      for (index, title) in titles.enumerated() { view.insertSegment(withTitle: title, at: index, animated: false) }
      view.selectedSegmentIndex = selected ?? UISegmentedControl.noSegment
    case (.pageControl(let pages, let current), let view as UIPageControl):
      (view.numberOfPages, view.currentPage) = (pages, current)
    case (.searchBar(let placeholder, let isMinimal), let view as UISearchBar):
      view.placeholder = placeholder
      view.searchBarStyle = isMinimal ? .minimal : .default
    case (.navigationBar(let bar), let view as UINavigationBar): view.show(bar)
    case (.toolbar(let items), let view as UIToolbar): view.items = items.map { UIBarButtonItem($0) }
    case (.tabBar(let items), let view as UITabBar): view.items = items.map { UITabBarItem($0) }
    case (.cell(let cell), let view as UITableViewCell): view.accessoryType = cell.accessory.type
    default: break
    }
  }
}

extension UIStackView {
  fileprivate func show(_ stack: StackLayout) {
    axis = stack.axis == .horizontal ? .horizontal : .vertical
    spacing = CGFloat(stack.spacing)
    distribution =
      switch stack.distribution {
      case .fill: .fill
      case .fillEqually: .fillEqually
      case .fillProportionally: .fillProportionally
      case .equalSpacing: .equalSpacing
      case .equalCentering: .equalCentering
      }
    alignment =
      switch stack.alignment {
      case .fill: .fill
      case .leading: .leading
      case .trailing: .trailing
      case .top: .top
      case .bottom: .bottom
      case .center: .center
      case .firstBaseline: .firstBaseline
      case .lastBaseline: .lastBaseline
      }
    if stack.margins != .zero {
      isLayoutMarginsRelativeArrangement = true
      layoutMargins = UIEdgeInsets(stack.margins)
    }
  }
}

extension UILabel {
  fileprivate func show(_ label: ResolvedViews.Label) {
    text = label.text
    font = UIFont(label.font)
    if let color = label.color { textColor = UIColor(color.description) }
    textAlignment = NSTextAlignment(label.alignment)
    numberOfLines = label.numberOfLines
    preferredMaxLayoutWidth = CGFloat(label.preferredMaxLayoutWidth ?? 0)
    allowsDefaultTighteningForTruncation = label.tightensLetters
    guard label.smallestLetters != nil else { return }
    adjustsFontSizeToFitWidth = true
    minimumScaleFactor = CGFloat(label.smallestScale(ofFontWith: label.font.pointSize))
  }
}

extension UITextView {
  fileprivate func show(_ label: ResolvedViews.Label) {
    text = label.text
    font = UIFont(label.font)
    if let color = label.color { textColor = UIColor(color.description) }
    textAlignment = NSTextAlignment(label.alignment)
    isScrollEnabled = label.isScrollEnabled
    isEditable = label.isEditable
  }
}

extension UITextField {
  fileprivate func show(_ field: ResolvedViews.TextField) {
    text = field.text
    placeholder = field.placeholder
    font = UIFont(field.font)
    if let color = field.color { textColor = UIColor(color.description) }
    textAlignment = NSTextAlignment(field.alignment)
    borderStyle = field.hasBorder ? .roundedRect : .none
    isSecureTextEntry = field.isSecure
  }
}

extension UIDatePicker {
  /// Returns a date picker of a document, which has the size of one with wheels in scenes too.
  fileprivate static func withWheels() -> UIDatePicker {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    return picker
  }
}

extension UIButton {
  fileprivate func show(_ button: ResolvedViews.Button) {
    if buttonType == .custom, button.style != .custom { buttonType = .system }
    if button.style.isConfigured {
      var configuration: Configuration =
        switch button.style {
        case .gray: .gray()
        case .tinted: .tinted()
        case .filled: .filled()
        default: .plain()
        }
      configuration.title = button.title
      configuration.image = button.image.map { UIImage($0) }
      configuration.baseForegroundColor = button.color.map { UIColor($0.description) }
      configuration.baseBackgroundColor = button.ground.map { UIColor($0.description) }
      self.configuration = configuration
      return
    }
    if !button.title.isEmpty { setTitle(button.title, for: .normal) }
    titleLabel?.font = UIFont(button.font)
    if let color = button.color { setTitleColor(UIColor(color.description), for: .normal) }
    if let image = button.image { setImage(UIImage(image), for: .normal) }
    if let image = button.backgroundImage { setBackgroundImage(UIImage(image), for: .normal) }
    if let insets = button.contentInsets { contentEdgeInsets = UIEdgeInsets(insets) }
    imageEdgeInsets = UIEdgeInsets(button.arrangement.imageInsets)
    titleEdgeInsets = UIEdgeInsets(button.arrangement.titleInsets)
  }
}

extension NSTextAlignment {
  fileprivate init(_ alignment: Scenes.TextAlignment) {
    switch alignment {
    case .natural: self = .natural
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    }
  }
}

extension ImageContent.Mode {
  fileprivate var contentMode: UIView.ContentMode {
    switch self {
    case .scaleToFill: .scaleToFill
    case .scaleAspectFit: .scaleAspectFit
    case .scaleAspectFill: .scaleAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}

extension UIEdgeInsets {
  fileprivate init(_ insets: EdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
