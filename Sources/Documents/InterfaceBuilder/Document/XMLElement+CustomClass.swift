internal import MarkupReading

extension XMLElement {
  /// The name of the class that an object is of in place of UIKit's own, without its module; nil for none.
  var customClass: String? { name(.customClass) }

  /// The module of that class; nil for none.
  var customModule: String? { name(.customModule) }

  private func name(_ attribute: XMLName) -> String? { self[attribute].flatMap { $0.isEmpty ? nil : $0 } }
}
