public import Foundation

/// Holds what was copied.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard of this program.
  public static let general = UIPasteboard()
  open var string: String?
  open var image: UIImage?
  open var url: URL?
  /// Whether there is a text.
  open var hasStrings: Bool { string != nil }
}
