public import Foundation

/// Hears which picture was chosen.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called with what was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called where nothing was chosen.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Lets a picture be chosen; there are none here.
open class UIImagePickerController: UINavigationController {
  /// Places of pictures.
  public enum SourceType: Int, Sendable {
    /// Albums.
    case photoLibrary = 0
    /// The camera.
    case camera = 1
    /// The album of what was taken.
    case savedPhotosAlbum = 2
  }
  /// Names of what was chosen.
  public struct InfoKey: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of what was chosen.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as it was cut.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The place of a film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The place of a picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }
  /// The place that pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// True where a picture may be cut.
  open var allowsEditing = false
  /// The kinds that may be chosen.
  open var mediaTypes: [String] = ["public.image"]
  /// False: there are no pictures.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}
