internal import MarkupReading

extension XMLElement {
  /// Whether it represents the object that loads a xib, usually a controller.
  var isFilesOwner: Bool { name == .placeholder && self[.placeholderIdentifier] == "IBFilesOwner" }
}
