public import Foundation
internal import Scenes

/// The name of an image in a catalog, as Xcode generates for each image.
public struct ImageResource: Sendable, Hashable {
  let name: String
  let bundle: Bundle
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// The name of a color in a catalog, as Xcode generates for each color.
public struct ColorResource: Sendable, Hashable {
  let name: String
  let bundle: Bundle
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIImage {
  /// Creates an image of a catalog; an empty one if there is none.
  public convenience init(resource: ImageResource) {
    self.init(AppResources.image(named: resource.name, in: resource.bundle) ?? ImageContent(name: resource.name))
  }
  /// Creates a symbol with a variable value from 0 to 1. It is drawn in full here.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) { self.init(systemName: name, withConfiguration: configuration) }
  /// An image of a plus sign.
  public class var add: UIImage { UIImage(systemName: "plus") ?? UIImage() }
  /// An image of a minus sign.
  public class var remove: UIImage { UIImage(systemName: "minus") ?? UIImage() }
  public class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
  /// An image for actions.
  public class var actions: UIImage { UIImage(systemName: "ellipsis") ?? UIImage() }
  public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
}

extension UIColor {
  /// Creates a color of a catalog; clear if there is none.
  public convenience init(resource: ColorResource) {
    self.init(AppResources.color(named: resource.name, in: resource.bundle) ?? .system(.clear))
  }
}
