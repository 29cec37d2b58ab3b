internal import Foundation
public import UIKit

/// The views and controllers of an app that storyboards and xibs describe, by class. `render-layouts run` draws them
/// without a preview.
@preconcurrency @MainActor
public enum DocumentContent {
  /// Returns the controller of a class from the first storyboard or xib that names it. Without one, it is created
  /// without its document.
  ///
  /// - Parameters:
  ///   - kind: The class.
  ///   - prepare: Sets the properties that the app sets before the view is loaded.
  public static func controller<Controller: UIViewController>(
    _ kind: Controller.Type, preparing prepare: (Controller) -> Void = { _ in }
  ) -> UIViewController {
    let reader = AppResources.documents as? DocumentReader
    guard let controller = reader?.controller(ofClass: kind) ?? kind.init(coder: NSCoder()) else {
      return UIViewController()
    }
    prepare(controller)
    return controller
  }

  /// Returns a view or controller after setting the properties that the app sets before it is shown.
  public static func prepared<Content: PreviewContent>(_ content: Content, _ prepare: (Content) -> Void) -> Content {
    prepare(content)
    return content
  }

  /// Returns the view of a class from the first xib or storyboard that names it. Without one, it is created without its
  /// document.
  public static func view<Kind: UIView>(_ kind: Kind.Type) -> UIView {
    let reader = AppResources.documents as? DocumentReader
    return reader?.view(ofClass: kind) ?? kind.init(coder: NSCoder()) ?? UIView()
  }
}
