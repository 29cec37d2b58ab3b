internal import Foundation

extension UIView {
  /// Returns the layout direction for a kind of content in the app's language.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// Returns the layout direction for a kind of content in a language with the given direction.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }

  /// The direction in which the view lays out its subviews.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let language: UIUserInterfaceLayoutDirection =
      switch traitCollection.layoutDirection {
      case .rightToLeft: .rightToLeft
      case .leftToRight: .leftToRight
      case .unspecified: UIApplication.shared.userInterfaceLayoutDirection
      }
    return UIView.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: language)
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The traits of the controller, or else of the superview, or else of a phone.
  var effectiveTraits: UITraitCollection {
    let traits = controller?.traitCollection ?? superview?.traitCollection ?? UITraitCollection.current
    guard overrideUserInterfaceStyle != .unspecified || keptValues != nil else { return traits }
    return UITraitCollection(traitsFrom: [
      traits, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle), traitOverrides.collection,
    ])
  }

  /// The traits that the view overrides.
  public var traitOverrides: UITraitOverrides {
    get { kept(UITraitOverrides()) }
    set {
      let former = traitCollection
      keep(newValue)
      guard former != traitCollection else { return }
      notifyOfTraits(former)
      invalidateLayout()
    }
  }
}
