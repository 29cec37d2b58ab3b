@testable import UIKit

extension UIView {
  /// Every constraint of the view and of what it holds, in the order of installation.
  var installedConstraints: [NSLayoutConstraint] { ViewTree(root: self, isWhole: true).installedConstraints }
}
