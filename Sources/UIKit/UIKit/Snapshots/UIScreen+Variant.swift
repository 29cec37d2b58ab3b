internal import AutoLayout
internal import Foundation
internal import Geometry
package import Scenes

extension UIScreen {
  /// Runs an operation with the screen of a variant: size, insets, appearance, language and text size. The current
  /// screen is not changed.
  package static func showing<Result>(_ variant: SceneVariant, _ work: () -> Result) -> Result {
    LayoutSurroundings.$current.withValue(LayoutSurroundings(showing: variant), operation: work)
  }

  fileprivate func show(_ variant: SceneVariant) {
    let safeArea = variant.device.safeArea(in: variant.orientation, under: [], systemVersion: variant.systemVersion)
    let size = variant.device.size(in: variant.orientation)
    set(
      size: CGSize(width: size.width, height: size.height), scale: CGFloat(variant.device.scale),
      safeAreaInsets: UIEdgeInsets(safeArea), idiom: variant.device.idiom == .pad ? .pad : .phone)
    let isRightToLeft = variant.direction == .rightToLeft
    let category = UIContentSizeCategory(variant.textSize)
    settings = UITraitCollection(
      UIUserInterfaceSizeClass(variant.widthClass), UIUserInterfaceSizeClass(variant.heightClass),
      style: variant.appearance == .dark ? .dark : .light, direction: isRightToLeft ? .rightToLeft : .leftToRight,
      category: category)
  }
}

extension LayoutSurroundings {
  /// Creates the surroundings of a layout in a variant. Resources that are missing in bundles are looked up in the
  /// folder of the current surroundings.
  @MainActor
  convenience init(showing variant: SceneVariant) {
    self.init(Self.current.read { $0 })
    Self.$current.withValue(self) { screen.show(variant) }
    let traits = screen.traitCollection
    change { values in
      values.language = variant.locale
      values.traits = traits
      values.direction = variant.direction == .rightToLeft ? .rightToLeft : .leftToRight
      values.textSize = UIContentSizeCategory(variant.textSize)
    }
  }
}

extension UIUserInterfaceSizeClass {
  fileprivate init(_ sizeClass: SizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case nil: self = .unspecified
    }
  }
}
