internal import Foundation
public import UIKit

/// The views and controllers of an app that storyboards and xibs describe, by class. `render-layouts run` draws them
/// without a preview.
@preconcurrency @MainActor
public enum DocumentContent {
  /// Returns the controller of a class from the first storyboard or xib that names it. Without one, it is created
  /// without its document.
  public static func controller<Controller: UIViewController>(_ kind: Controller.Type) -> UIViewController {
    let reader = AppResources.documents as? DocumentReader
    return reader?.controller(ofClass: kind) ?? kind.init(coder: NSCoder()) ?? UIViewController()
  }

  /// Returns the view of a class from the first xib or storyboard that names it. Without one, it is created without its
  /// document.
  public static func view<Kind: UIView>(_ kind: Kind.Type) -> UIView {
    let reader = AppResources.documents as? DocumentReader
    return reader?.view(ofClass: kind) ?? kind.init(coder: NSCoder()) ?? UIView()
  }
}
