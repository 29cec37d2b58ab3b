extension UIView: UIFocusEnvironment {}
extension UIViewController: UIFocusEnvironment {}
