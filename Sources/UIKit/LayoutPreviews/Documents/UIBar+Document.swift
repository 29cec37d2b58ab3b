internal import Foundation
internal import Scenes
internal import UIKit

extension UINavigationBar {
  /// Takes the items of a bar of a document.
  func show(_ bar: ResolvedViews.NavigationBar) {
    let item = UINavigationItem(title: bar.title ?? "")
    item.leftBarButtonItems = bar.leading.map { UIBarButtonItem($0) }
    item.rightBarButtonItems = bar.trailing.map { UIBarButtonItem($0) }
    items = [bar.back.map { UINavigationItem(title: $0) }, item].compactMap(\.self)
    prefersLargeTitles = bar.hasLargeTitle
    if bar.isClear { standardAppearance.configureWithTransparentBackground() }
    if let color = bar.titleColor {
      standardAppearance.titleTextAttributes[.foregroundColor] = UIColor(color.description)
    }
    if let color = bar.largeTitleColor {
      standardAppearance.largeTitleTextAttributes[.foregroundColor] = UIColor(color.description)
    }
  }
}

extension UIBarButtonItem {
  /// Creates a button of a document, or the space between two of them.
  convenience init(_ item: ResolvedViews.BarItem) {
    switch item.space {
    case .flexible: self.init(barButtonSystemItem: .flexibleSpace)
    case .fixed(let width):
      self.init(barButtonSystemItem: .fixedSpace)
      self.width = CGFloat(width)
    case nil:
      self.init(title: item.title, style: item.isProminent ? .done : .plain, target: nil, action: nil)
      image = item.image.map { UIImage($0) }
    }
    isEnabled = item.isEnabled
  }
}

extension UITabBarItem {
  /// Creates a tab of a document.
  convenience init(_ item: ResolvedViews.BarItem) {
    self.init(
      title: item.title, image: item.image.map { UIImage($0) }, selectedImage: item.selectedImage.map { UIImage($0) })
    isEnabled = item.isEnabled
  }
}

extension CellContent.Accessory {
  /// The accessory of a table cell in code.
  var type: UITableViewCell.AccessoryType {
    switch self {
    case .none: .none
    case .disclosureIndicator: .disclosureIndicator
    case .detailDisclosureButton: .detailDisclosureButton
    case .checkmark: .checkmark
    case .detailButton: .detailButton
    }
  }
}

extension UIView {
  /// Takes the colors of a control's parts from a document.
  func show(_ parts: ResolvedViews.ControlLook) {
    let (filled, empty, knob) = (parts.filled.map(color), parts.empty.map(color), parts.knob.map(color))
    switch self {
    case let view as UISwitch: (view.onTintColor, view.thumbTintColor) = (filled, knob)
    case let view as UISlider:
      (view.minimumTrackTintColor, view.maximumTrackTintColor, view.thumbTintColor) = (filled, empty, knob)
      view.minimumValueImage = parts.images[.minimum].map { UIImage($0) }
      view.maximumValueImage = parts.images[.maximum].map { UIImage($0) }
      view.setThumbImage(parts.images[.knob].map { UIImage($0) }, for: .normal)
    case let view as UIProgressView: (view.progressTintColor, view.trackTintColor) = (filled, empty)
    case let view as UIPageControl: (view.currentPageIndicatorTintColor, view.pageIndicatorTintColor) = (filled, empty)
    case let view as UIActivityIndicatorView: if let filled { view.color = filled }
    case let view as UISegmentedControl: view.selectedSegmentTintColor = filled
    default: break
    }
  }

  private func color(_ color: ResolvedColor) -> UIColor { UIColor(color.description) }
}
