internal import MarkupReading

extension XMLElement {
  /// The name of an object's custom class without its module, or nil.
  var customClass: String? { name(.customClass) }

  var customModule: String? { name(.customModule) }

  private func name(_ attribute: XMLName) -> String? { self[attribute].flatMap { $0.isEmpty ? nil : $0 } }
}
