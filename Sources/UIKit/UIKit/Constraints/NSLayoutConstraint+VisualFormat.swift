internal import AutoLayout
internal import Foundation

extension NSLayoutConstraint {
  /// Returns the constraints of a visual format, in UIKit's order. They are not installed.
  ///
  /// With `extended`, which iOS does not have, groups without a view of their name and spacings other than numbers
  /// become layout guides. These are added at once, and `Z:` also brings its views to the front at once.
  ///
  /// - Parameters:
  ///   - format: The format: `H:|-[title]-8-[button(44)]`.
  ///   - options: The alignment of neighbors and the reading direction of the format.
  ///   - metrics: The values of names, in points.
  ///   - views: The views and guides of names.
  /// - Returns: The constraints; none, with a fault, for a malformed format.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let names = FormatItems()
    let bindings = views.compactMapValues { layoutItem($0).map { names.identifier(of: $0) } }
    let numbers = (metrics ?? [:]).compactMapValues(number)
    do throws(VisualFormatError) {
      let layout = try VisualFormatLayout(
        parsing: format, views: bindings, metrics: numbers,
        options: options,
        superview: { names.item($0)?.enclosingView.map { names.identifier(of: $0) } },
        makeGuide: { names.guide(in: $0, named: $1) })
      for item in layout.order {
        guard let view = names.item(item) as? UIView else { continue }
        view.superview?.bringSubviewToFront(view)
      }
      return layout.constraints.compactMap { names.constraint($0) }
    } catch {
      LayoutFaults.record(LayoutFault(error.description))
      return []
    }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let number as CGFloat: Double(number)
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    case let priority as UILayoutPriority: Double(priority.rawValue)
    default: nil
    }
  }
}

/// The items of a format, numbered in the order of their first use.
@MainActor
private final class FormatItems {
  private var items: [any LayoutAnchoring] = []

  func identifier(of item: any LayoutAnchoring) -> LayoutItemID {
    if let known = items.firstIndex(where: { $0 === item }) { return LayoutItemID(view: known) }
    items.append(item)
    return LayoutItemID(view: items.count - 1)
  }

  func item(_ identifier: LayoutItemID) -> (any LayoutAnchoring)? {
    items.indices.contains(identifier.view) ? items[identifier.view] : nil
  }

  /// Adds a guide to the view of an item.
  func guide(in owner: LayoutItemID, named name: String) -> LayoutItemID {
    let guide = UILayoutGuide()
    guide.identifier = name
    item(owner)?.ownerView?.addLayoutGuide(guide)
    return identifier(of: guide)
  }

  func constraint(_ constraint: LayoutConstraint) -> NSLayoutConstraint? {
    guard let first = item(constraint.firstItem) else { return nil }
    let second = constraint.secondItem.flatMap { item($0) }.map { ($0, constraint.secondAttribute) }
    let made = NSLayoutConstraint(
      (first, constraint.firstAttribute), constraint.relation, second,
      multiplier: CGFloat(constraint.multiplier), constant: CGFloat(constraint.constant), format: constraint.text)
    made.priority = UILayoutPriority(Float(constraint.priority.rawValue))
    made.usesStandardSpacing = constraint.usesStandardSpacing
    return made
  }
}
