internal import MarkupReading
internal import Scenes

/// Reads user-defined runtime attributes: properties that UIKit sets when a view is loaded, by key path.
///
/// Interface Builder's canvas, and with it the frames that documents record, knows nothing of them.
enum RuntimeAttributes {
  /// The key paths that are understood.
  static let known: Set<String> = [
    "cornerRadius", "layer.cornerRadius", "hidden", "isHidden", "text", "numberOfLines", "spacing",
  ]

  /// The radius of the corners that a view's attributes set, in points; 0 where they set none.
  static func cornerRadius(of element: XMLElement) -> Double {
    let radii = attributes(of: element).filter { $0[.keyPath]?.hasSuffix("cornerRadius") == true }
    return max(0, radii.last.flatMap(number) ?? 0)
  }

  /// The changes to layout that a view's attributes make when it is loaded, in their order.
  static func changes(of element: XMLElement) -> [ViewProperty] {
    attributes(of: element).compactMap { attribute in
      switch attribute[.keyPath] {
      case "hidden", "isHidden": attribute[.value].map { .isHidden($0 == "YES") }
      case "text": TextReader.string(.value, of: attribute).map { .text(LocalizedText($0)) }
      case "numberOfLines": number(attribute).flatMap { Int(exactly: $0) }.map { .numberOfLines(max(0, $0)) }
      case "spacing": number(attribute).map { .stackSpacing($0) }
      default: nil
      }
    }
  }

  private static func attributes(of element: XMLElement) -> XMLElement.Children {
    element.list(.userDefinedRuntimeAttributes)
  }

  private static func number(_ attribute: XMLElement) -> Double? { attribute.child(key: .value)?.number(.value) }
}
