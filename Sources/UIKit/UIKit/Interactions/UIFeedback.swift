public import Foundation

/// Holds what was copied.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard of this program.
  public static let general = UIPasteboard()
  /// The text.
  open var string: String?
  /// The picture.
  open var image: UIImage?
  /// The address.
  open var url: URL?
  /// True where there is a text.
  open var hasStrings: Bool { string != nil }
}
