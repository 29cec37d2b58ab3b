/// The views that a view which takes a text has above and in the place of the keyboard.
struct InputViews {
  var inputView: UIView?
  var accessoryView: UIView?
}
