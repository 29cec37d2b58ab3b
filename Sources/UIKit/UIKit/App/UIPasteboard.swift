public import Foundation

/// A pasteboard of this process.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard of this program.
  public static let general = UIPasteboard()
  open var string: String?
  open var image: UIImage?
  open var url: URL?
  open var hasStrings: Bool { string != nil }
}
