/// A text input whose positions are offsets in UTF-16, which this module defines.
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
