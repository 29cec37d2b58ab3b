internal import AutoLayout

extension VisualFormatError {
  /// The fault of the printed caret; nil if it is below the location of the error.
  var faultOfCaret: String? {
    description.hasSuffix("\(String(repeating: " ", count: offset))^") ? nil : "the caret is printed elsewhere"
  }
}
