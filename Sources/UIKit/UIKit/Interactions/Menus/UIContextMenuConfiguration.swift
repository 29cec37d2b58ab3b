public import Foundation

/// A menu that is made when it is shown.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The name by which the delegate knows it.
  public let identifier: any NSCopying
  /// A menu with a picture of what it is about.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) { self.identifier = identifier ?? UUID().uuidString as NSString }
}
