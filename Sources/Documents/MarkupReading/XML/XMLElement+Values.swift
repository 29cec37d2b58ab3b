package import Geometry

extension XMLElement {
  /// Returns an attribute as a number. Nil if it is missing or not a finite number.
  ///
  /// ``NumberCheck`` rejects documents with invalid numbers beforehand.
  package func number(_ attribute: XMLName) -> Double? {
    guard let value = withBytes(of: attribute, XMLNumber.value(of:)) ?? nil, value.isFinite else { return nil }
    return value
  }

  package func integer(_ attribute: XMLName) -> Int? { self[attribute].flatMap { Int($0) } }

  /// Returns the rectangle of a `<rect>` under a key, or nil.
  package func rect(key: XMLName) -> Rect? {
    guard let rect = child(.rect, key: key), let x = rect.number(.x), let y = rect.number(.y),
      let width = rect.number(.width), let height = rect.number(.height)
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// Returns the insets of an `<inset>`, `<edgeInsets>` or `<directionalEdgeInsets>` under a key, or nil.
  package func insets(key: XMLName) -> EdgeInsets? {
    guard let insets = child(key: key) else { return nil }
    switch insets.name {
    case .inset:
      return EdgeInsets(
        top: insets.number(.minY) ?? 0, left: insets.number(.minX) ?? 0,
        bottom: insets.number(.maxY) ?? 0, right: insets.number(.maxX) ?? 0)
    case .edgeInsets, .directionalEdgeInsets:
      return EdgeInsets(
        top: insets.number(.top) ?? 0, left: insets.number(.left) ?? insets.number(.leading) ?? 0,
        bottom: insets.number(.bottom) ?? 0, right: insets.number(.right) ?? insets.number(.trailing) ?? 0)
    default: return nil
    }
  }
}
