internal import AutoLayout
internal import Foundation
internal import Geometry
internal import Scenes
internal import Typography

extension UIView {
  /// The content of the view: all that its drawing depends on.
  func viewContent(_ textSize: TextSize) -> ViewContent {
    switch self {
    case let view as UILabel: .label(view.labelContent(textSize))
    case let view as UIButton: .button(view.buttonContent(textSize))
    case let view as UIImageView: .image(view.image?.content(in: view.contentMode) ?? ImageContent())
    case let view as UITextField: .textField(view.textFieldContent(textSize))
    case let view as UITextView: .textView(view.labelContent(textSize))
    case is UITableView: .table
    case is UICollectionView: .collection
    case let view as UITableViewCell: .cell(CellContent(accessory: view.accessory))
    case is UIVisualEffectView: .effect
    default: controlContent ?? barContent ?? .container
    }
  }

  private var controlContent: ViewContent? {
    switch self {
    case let view as UISwitch: .toggle(isOn: view.isOn)
    case let view as UISlider:
      .slider(value: Self.part(view.value - view.minimumValue, of: view.maximumValue - view.minimumValue))
    case let view as UISegmentedControl: .segmentedControl(titles: view.titles, selected: view.chosen)
    case is UIStepper: .stepper
    case let view as UIProgressView: .progress(value: Self.part(view.progress, of: 1))
    case let view as UIActivityIndicatorView: .activityIndicator(isLarge: view.style == .large)
    case let view as UIPageControl: .pageControl(pages: view.numberOfPages, current: view.currentPage)
    case is UIPickerView: .picker
    case is MKMapView: .map
    case is UIDatePicker: .datePicker
    case let view as UISearchBar:
      .searchBar(placeholder: LocalizedText(view.placeholder ?? ""), isMinimal: view.searchBarStyle == .minimal)
    default: nil
    }
  }

  private var barContent: ViewContent? {
    switch self {
    case let view as UINavigationBar: .navigationBar(view.content)
    case let view as UIToolbar: .toolbar((view.items ?? []).map(\.content))
    case let view as UITabBar: .tabBar((view.items ?? []).map(\.content))
    default: nil
    }
  }

  /// A part of a range, from 0 to 1.
  private static func part(_ value: Float, of range: Float) -> Double {
    range > 0 && value.isFinite ? Double(min(1, max(0, value / range))) : 0
  }
}

// MARK: - Texts

extension UIFont {
  /// The font as documents describe it: a text style where it has the size of that style.
  func description(_ textSize: TextSize) -> FontDescription {
    let weight = self.weight.engineWeight
    if let style = style?.engineStyle, family == nil, style.pointSize(at: textSize) == Double(pointSize) {
      return FontDescription(size: .style(style), weight: weight == style.weight ? nil : weight, isItalic: isItalic)
    }
    return FontDescription(family: family, size: .points(Double(pointSize)), weight: weight, isItalic: isItalic)
  }
}

extension NSTextAlignment {
  fileprivate var content: Scenes.TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension NSAttributedString {
  /// The font and colour of its first letters.
  fileprivate var look: (font: UIFont?, color: UIColor?) {
    guard length > 0 else { return (nil, nil) }
    let attributes = unsafe attributes(at: 0, effectiveRange: nil)
    return (attributes[.font] as? UIFont, attributes[.foregroundColor] as? UIColor)
  }
}

extension UILabel {
  fileprivate func labelContent(_ textSize: TextSize) -> LabelContent {
    let look = attributedText?.look
    let color = look?.color ?? textColor
    var content = LabelContent(
      text: LocalizedText(text ?? ""), font: (look?.font ?? font ?? .systemFont(ofSize: 17)).description(textSize),
      color: color == .label ? nil : color?.viewColor, alignment: textAlignment.content,
      numberOfLines: max(0, numberOfLines),
      preferredMaxLayoutWidth: preferredMaxLayoutWidth > 0 ? Double(preferredMaxLayoutWidth) : nil)
    if adjustsFontSizeToFitWidth { content.smallestLetters = .factor(Double(minimumScaleFactor)) }
    content.tightensLetters = allowsDefaultTighteningForTruncation
    return content
  }
}

extension UITextView {
  fileprivate func labelContent(_ textSize: TextSize) -> LabelContent {
    let look = attributedText?.string == text ? attributedText?.look : nil
    var content = LabelContent(
      text: LocalizedText(text ?? ""), font: (look?.font ?? font ?? .systemFont(ofSize: 12)).description(textSize),
      color: (look?.color ?? textColor)?.viewColor, alignment: textAlignment.content,
      numberOfLines: max(0, textContainer.maximumNumberOfLines))
    content.isScrollEnabled = isScrollEnabled
    return content
  }
}

extension UITextField {
  fileprivate func textFieldContent(_ textSize: TextSize) -> TextFieldContent {
    var content = TextFieldContent(
      text: LocalizedText(shownText), placeholder: LocalizedText(placeholder ?? ""),
      font: (font ?? .systemFont(ofSize: 17)).description(textSize), color: textColor?.viewColor,
      alignment: textAlignment.content, hasBorder: borderStyle != .none)
    if adjustsFontSizeToFitWidth { content.smallestLetters = .pointSize(Double(minimumFontSize)) }
    return content
  }

  /// The text as it is seen: secrets as dots.
  private var shownText: String {
    let text = text ?? ""
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }
}

// MARK: - Buttons and images

extension UIButton {
  fileprivate func buttonContent(_ textSize: TextSize) -> ButtonContent {
    let title = currentAttributedTitle
    var content = ButtonContent(
      title: LocalizedText(title?.string ?? currentTitle ?? ""), font: titleFont.description(textSize),
      color: (title?.look.color ?? configuration?.baseForegroundColor ?? titleColor(for: state))?.viewColor,
      style: style, image: currentImage?.content(in: .center))
    content.backgroundImage = currentBackgroundImage?.content(in: .scaleToFill)
    content.arrangement = arrangement
    if let configuration {
      content.ground = (configuration.background.backgroundColor ?? configuration.baseBackgroundColor)?.viewColor
      content.contentInsets = EdgeInsets(
        UIEdgeInsets(configuration.contentInsets, isRightToLeft: isRightToLeft))
    } else if contentEdgeInsets != .zero {
      content.contentInsets = EdgeInsets(contentEdgeInsets)
    }
    return content
  }

  /// The places of title and image.
  private var arrangement: ButtonArrangement {
    var arrangement = ButtonArrangement()
    arrangement.horizontal = contentHorizontalAlignment.place
    arrangement.vertical = contentVerticalAlignment.place
    if let configuration {
      arrangement.padding = Double(configuration.imagePadding)
      arrangement.placement = configuration.imagePlacement.place
    } else {
      arrangement.imageInsets = EdgeInsets(imageEdgeInsets)
      arrangement.titleInsets = EdgeInsets(titleEdgeInsets)
    }
    return arrangement
  }

  private var style: ButtonStyle {
    if let configuration { return configuration.look }
    return switch buttonType {
    case .custom: .custom
    case .system: .system
    case .close: .close
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd: .detail
    }
  }
}

extension UIImage {
  fileprivate func content(in mode: UIView.ContentMode) -> ImageContent {
    var content = content
    content.mode = mode.imageMode
    content.tint = shownTint?.viewColor
    if let intent { content.artwork?.intent = intent }
    return content
  }

  /// The way in which it is coloured; nil for that of its files.
  private var intent: Artwork.RenderingIntent? {
    if shownTint != nil { return .template }
    return switch renderingMode {
    case .automatic: nil
    case .alwaysOriginal: .original
    case .alwaysTemplate: .template
    }
  }

  /// The colour that it was given, where that of the place does not count more, as it does for templates.
  private var shownTint: UIColor? {
    renderingMode == .alwaysTemplate || renderingMode == .automatic && isSymbolImage ? nil : tint
  }
}

extension UIControl.ContentHorizontalAlignment {
  fileprivate var place: ButtonArrangement.Alignment {
    switch self {
    case .center: .center
    case .left: .left
    case .right: .right
    case .leading: .leading
    case .trailing: .trailing
    case .fill: .fill
    }
  }
}

extension UIControl.ContentVerticalAlignment {
  fileprivate var place: ButtonArrangement.Alignment {
    switch self {
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .fill: .fill
    }
  }
}

extension NSDirectionalRectEdge {
  fileprivate var place: ButtonArrangement.Placement {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .trailing: .trailing
    default: .leading
    }
  }
}

extension UIView.ContentMode {
  fileprivate var imageMode: ImageContent.Mode {
    switch self {
    case .scaleToFill, .redraw: .scaleToFill
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

// MARK: - Cells, controls and bars

extension UITableViewCell {
  fileprivate var accessory: CellContent.Accessory {
    guard accessoryView == nil else { return .none }
    return switch accessoryType {
    case .none: .none
    case .disclosureIndicator: .disclosureIndicator
    case .detailDisclosureButton: .detailDisclosureButton
    case .checkmark: .checkmark
    case .detailButton: .detailButton
    }
  }
}

extension UISegmentedControl {
  fileprivate var titles: [LocalizedText] { items.map { LocalizedText($0 as? String ?? "") } }

  fileprivate var chosen: Int? { items.indices.contains(selectedSegmentIndex) ? selectedSegmentIndex : nil }
}

extension UINavigationBar {
  fileprivate var content: NavigationBarContent {
    let before = items.flatMap { $0.dropLast().last }
    let item = topItem
    func shown(_ items: [UIBarButtonItem]?, _ one: UIBarButtonItem?) -> [BarItem] {
      (items ?? [one].compactMap(\.self)).map(\.content)
    }
    return NavigationBarContent(
      title: item?.title.map { LocalizedText($0) },
      back: item?.hidesBackButton == true
        ? nil : before.map { LocalizedText($0.backButtonTitle ?? $0.title ?? "Back") },
      leading: shown(item?.leftBarButtonItems, item?.leftBarButtonItem),
      trailing: shown(item?.rightBarButtonItems, item?.rightBarButtonItem))
  }
}

extension UIBarItem {
  fileprivate var content: BarItem {
    BarItem(title: LocalizedText(title ?? ""), image: image?.content(in: .center))
  }
}
