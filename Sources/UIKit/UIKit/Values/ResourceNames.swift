public import Foundation
internal import Scenes

/// The name of a picture in a catalogue, as Xcode makes one for each.
public struct ImageResource: Sendable, Hashable {
  let name: String
  let bundle: Bundle
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// The name of a colour in a catalogue, as Xcode makes one for each.
public struct ColorResource: Sendable, Hashable {
  let name: String
  let bundle: Bundle
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIImage {
  /// A picture of a catalogue; an empty one where there is no file.
  public convenience init(resource: ImageResource) {
    self.init(AppResources.image(named: resource.name, in: resource.bundle) ?? ImageContent(name: resource.name))
  }
  /// A symbol that is drawn to a part of it, from 0 to 1; here it is drawn whole.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) { self.init(systemName: name, withConfiguration: configuration) }
  /// A sign that adds.
  public class var add: UIImage { UIImage(systemName: "plus") ?? UIImage() }
  /// A sign that takes away.
  public class var remove: UIImage { UIImage(systemName: "minus") ?? UIImage() }
  public class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
  /// A sign of what is being done.
  public class var actions: UIImage { UIImage(systemName: "ellipsis") ?? UIImage() }
  public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
}

extension UIColor {
  /// A colour of a catalogue; a clear one where there is none.
  public convenience init(resource: ColorResource) {
    self.init(AppResources.color(named: resource.name, in: resource.bundle) ?? .system(.clear))
  }
}
