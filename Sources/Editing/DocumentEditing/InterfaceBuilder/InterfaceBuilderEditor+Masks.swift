internal import Findings

extension InterfaceBuilderEditor {
  /// The first version of Xcode's tools that writes no mask for a view with constraints, measured on 8,700 views.
  private static let firstVersionWithoutMasks = 6000

  /// Lets constraints place a view instead of its frame and mask.
  ///
  /// - Throws: ``EditRefusal`` if the document has an unexpected form in a place that has to change.
  mutating func constrain(_ view: String) throws(EditRefusal) {
    let element = try element(ofObject: view)
    if let mark = source.attribute("fixedFrame", of: element) {
      replacements.append(TextReplacement(mark.range, with: ""))
    }
    let name = "translatesAutoresizingMaskIntoConstraints"
    if let attribute = source.attribute(name, of: element) {
      if source.text(of: attribute.value) != "NO" {
        replacements.append(TextReplacement(attribute.value, with: "NO"))
      }
    } else if let id = source.attribute("id", of: element) {
      // Xcode writes it right before the id.
      replacements.append(TextReplacement(insertedAt: id.range.lowerBound, " \(name)=\"NO\""))
    }
    if toolsVersion >= Self.firstVersionWithoutMasks,
      let mask = source.child("autoresizingMask", key: "autoresizingMask", of: element)
    {
      replacements.append(TextReplacement(source.lines(of: mask), with: ""))
    }
  }
}
