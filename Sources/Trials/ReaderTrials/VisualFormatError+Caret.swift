internal import AutoLayout

extension VisualFormatError {
  /// The fault of the line with the caret below the text; nil where the caret stands under what is meant.
  var faultOfCaret: String? {
    description.hasSuffix("\(String(repeating: " ", count: offset))^") ? nil : "the caret is printed elsewhere"
  }
}
