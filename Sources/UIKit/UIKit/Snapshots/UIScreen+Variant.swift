internal import AutoLayout
internal import Foundation
internal import Geometry
package import Scenes

extension UIScreen {
  /// Does some work on the screen of a variant: with its size and insets, the appearance, the language with its direction,
  /// and the text size. Afterwards the screen is what it was.
  package func showing<Result>(_ variant: SceneVariant, _ work: () -> Result) -> Result {
    let former = (bounds.size, scale, safeAreaInsets, idiom, settings)
    let traits = UITraitCollection.current
    let app = UIApplication.shared
    let (direction, category) = (app.userInterfaceLayoutDirection, app.preferredContentSizeCategory)
    let language = AppTexts.language
    defer {
      AppTexts.language = language
      set(size: former.0, scale: former.1, safeAreaInsets: former.2, idiom: former.3)
      settings = former.4
      UITraitCollection.current = traits
      app.userInterfaceLayoutDirection = direction
      app.preferredContentSizeCategory = category
    }
    show(variant)
    return work()
  }

  private func show(_ variant: SceneVariant) {
    AppTexts.language = variant.locale
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
    UITraitCollection.current = traitCollection
    UIApplication.shared.userInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    UIApplication.shared.preferredContentSizeCategory = category
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
