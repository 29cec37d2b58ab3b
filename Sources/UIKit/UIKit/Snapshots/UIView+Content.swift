internal import AutoLayout
internal import Foundation
internal import Geometry
internal import Scenes
internal import Typography

extension UIView {
  /// Returns the content of the view: everything that its drawing depends on.
  func viewContent(_ textSize: TextSize) -> ViewContent {
    switch self {
    case let view as UILabel: .label(view.labelContent(textSize))
    case let view as UIButton: .button(view.buttonContent(textSize))
    case let view as UIImageView: .image(view.shownImage?.content(in: view.contentMode) ?? ImageContent())
    case let view as UITextField: .textField(view.textFieldContent(textSize))
    case let view as UITextView: .textView(view.labelContent(textSize))
    case is UITableView: .table
    case is UICollectionView: .collection
    case let view as UITableViewCell:
      .cell(CellContent(accessory: view.accessory, hasSeparator: view.hasUsualSeparator))
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

  /// Returns a value as a fraction of a range, clamped to 0...1.
  private static func part(_ value: Float, of range: Float) -> Double {
    range > 0 && value.isFinite ? Double(min(1, max(0, value / range))) : 0
  }
}
