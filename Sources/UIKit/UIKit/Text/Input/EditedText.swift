/// A text whose places this module knows.
@MainActor
protocol EditedText: UITextInput {
  var letters: String { get set }
}

extension UITextField: EditedText {
  var letters: String {
    get { text ?? "" }
    set { text = newValue }
  }
}

extension UITextView: EditedText {
  var letters: String {
    get { text ?? "" }
    set { text = newValue }
  }
}
