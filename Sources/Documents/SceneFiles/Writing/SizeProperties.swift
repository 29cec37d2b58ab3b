internal import AutoLayout
internal import Geometry

/// Constraints on the size of a single view, written as its `size`, `width`, `height` and `aspect`.
struct SizeProperties {
  /// The keys of each view.
  private(set) var entries: [Int: [WrittenEntry]] = [:]
  /// The constraints that no key expresses.
  private(set) var rest: [WrittenConstraint] = []

  /// Creates the properties by separating the constraints that keys can express.
  init(_ constraints: [WrittenConstraint], _ equations: EquationWriter) {
    var lengths: [Int: [LayoutAttribute: WrittenConstraint]] = [:]
    for constraint in constraints {
      let view = constraint.item.view
      if let ratio = Self.ratio(constraint), !(entries[view] ?? []).contains(where: { $0.key == "aspect" }) {
        entries[view, default: []].append(WrittenEntry("aspect", ratio))
      } else if Self.isLength(constraint), lengths[view]?[constraint.attribute] == nil {
        lengths[view, default: [:]][constraint.attribute] = constraint
      } else {
        rest.append(constraint)
      }
    }
    for (view, lengths) in lengths { entries[view, default: []] += Self.keys(lengths, equations) }
  }

  /// Whether a constraint without an identifier sets the width or height of a view other than the root.
  private static func isLength(_ constraint: WrittenConstraint) -> Bool {
    constraint.other == nil && constraint.relation == .equal && constraint.identifier == nil
      && constraint.item.guide == nil && constraint.item.view > 0 && constraint.constant >= 0
  }

  private static func keys(
    _ lengths: [LayoutAttribute: WrittenConstraint], _ equations: EquationWriter
  ) -> [WrittenEntry] {
    if let width = lengths[.width], let height = lengths[.height], width.isRequired, height.isRequired {
      let size = Size(width: width.constant, height: height.constant)
      return [WrittenEntry("size", size.width == size.height ? WrittenText.length(size.width) : WrittenText.size(size))]
    }
    return [LayoutAttribute.width, .height].compactMap { attribute in
      lengths[attribute].map { WrittenEntry(attribute.name, equations.value($0, implied: attribute)) }
    }
  }

  /// Returns the aspect ratio that a constraint requires, or nil for other constraints.
  private static func ratio(_ constraint: WrittenConstraint) -> String? {
    guard constraint.relation == .equal, constraint.isRequired, constraint.constant == 0,
      (1 / SceneNumber.largest...SceneNumber.largest).contains(constraint.multiplier),
      constraint.other == constraint.item, constraint.item.guide == nil, constraint.item.view > 0
    else { return nil }
    let factor = WrittenText.factor(constraint.multiplier)
    switch (constraint.attribute, constraint.otherAttribute) {
    case (.width, .height): return factor.contains("/") || factor == "1" ? fraction(factor) : factor
    case (.height, .width): return inverse(factor)
    default: return nil
    }
  }

  private static func fraction(_ factor: String) -> String { factor.contains("/") ? factor : "\(factor)/1" }

  /// Returns the reciprocal of a factor.
  private static func inverse(_ factor: String) -> String {
    let parts = factor.split(separator: "/")
    return parts.count == 2 ? "\(parts[1])/\(parts[0])" : "1/\(factor)"
  }
}
