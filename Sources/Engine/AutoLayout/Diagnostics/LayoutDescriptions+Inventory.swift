public import Geometry

extension LayoutDescriptions {
  /// Returns the frame of each subview of a view, as programs print them: `View: {{40, 40}, {400, 240}}` (specification
  /// INV-01).
  ///
  /// - Parameters:
  ///   - view: The position of the view in the system, by default the root.
  ///   - frames: The frame of every view in its superview's coordinates, in points, in the order of the system's items.
  public func inventory(ofView view: Int = 0, frames: [Rect]) -> [String] {
    let subviews = system.items.subviews
    guard subviews.indices.contains(view) else { return [] }
    return subviews[view].filter(frames.indices.contains).map {
      let (x, y, width, height) = Self.numbers(frames[$0])
      return "View: {{\(x), \(y)}, {\(width), \(height)}}"
    }
  }

  /// Returns a view as UIKit prints it: `<UILabel: 0x8c00010; frame = (0 0; 42 21); layer = <CALayer: 0x8c00090>>`
  /// (specification INV-03).
  ///
  /// - Parameters:
  ///   - view: The position of the view in the system.
  ///   - frame: The view's frame in its superview's coordinates, in points. Zero before a layout.
  public func text(ofView view: Int, frame: Rect = .zero) -> String {
    let item = LayoutItemID(view: view)
    let (x, y, width, height) = Self.numbers(frame)
    let layer = LayoutAddresses.text(addresses.layerAddress(ofView: view))
    return "<\(className(of: item)): \(reference(to: item)); frame = (\(x) \(y); \(width) \(height)); "
      + "layer = <CALayer: \(layer)>>"
  }

  /// Returns the views that a visual format may name, as UIKit prints their dictionary, without a final line break
  /// (specification INV-03).
  ///
  /// - Parameter bindings: The views by name. Guides are skipped, because UIKit prints no frame for them.
  public func text(ofBindings bindings: [String: LayoutItemID]) -> String {
    let lines = bindings.filter { $0.value.guide == nil }.sorted { $0.key < $1.key }.map {
      "    \(Self.quoted($0.key.oneLine)) = \(Self.quoted(text(ofView: $0.value.view)));\n"
    }
    return "{\n\(lines.joined())}"
  }

  private static func numbers(_ rect: Rect) -> (String, String, String, String) {
    (
      number(rect.minX), number(rect.minY), number(rect.width),
      number(rect.height)
    )
  }
}
