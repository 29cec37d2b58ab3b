@testable import UIKit

extension UIView {
  /// All constraints of the view and its descendants, in the order of installation.
  var installedConstraints: [NSLayoutConstraint] { ViewTree(root: self, isWhole: true).installedConstraints }
}
