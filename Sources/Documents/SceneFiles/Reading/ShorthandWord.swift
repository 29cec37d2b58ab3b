internal import AutoLayout

/// The words of the short notation `- title: { below: logo + 16 }`.
enum ShorthandWord: String, Sendable, CaseIterable {
  case pin, inset, except, center, centerX, centerY, leading, trailing, left, right, top, bottom
  case below, above, after, before, width, height, minWidth, maxWidth, minHeight, maxHeight, aspect, size, priority
  case describe

  /// The equation of a word with a single value.
  struct Equation: Sendable {
    /// The attribute of the view.
    let attribute: LayoutAttribute
    /// The relation between that attribute and the value.
    var relation = LayoutRelation.equal
    /// The attribute of the other item if the value names only the item.
    let implied: LayoutAttribute
  }

  /// The equation of the word. Nil for a word that expands to several equations or none.
  var equation: Equation? {
    switch self {
    case .centerX: Equation(attribute: .centerX, implied: .centerX)
    case .centerY: Equation(attribute: .centerY, implied: .centerY)
    case .leading: Equation(attribute: .leading, implied: .leading)
    case .trailing: Equation(attribute: .trailing, implied: .trailing)
    case .left: Equation(attribute: .left, implied: .left)
    case .right: Equation(attribute: .right, implied: .right)
    case .top: Equation(attribute: .top, implied: .top)
    case .bottom: Equation(attribute: .bottom, implied: .bottom)
    case .below: Equation(attribute: .top, implied: .bottom)
    case .above: Equation(attribute: .bottom, implied: .top)
    case .after: Equation(attribute: .leading, implied: .trailing)
    case .before: Equation(attribute: .trailing, implied: .leading)
    case .width: Equation(attribute: .width, implied: .width)
    case .height: Equation(attribute: .height, implied: .height)
    case .minWidth: Equation(attribute: .width, relation: .greaterThanOrEqual, implied: .width)
    case .maxWidth: Equation(attribute: .width, relation: .lessThanOrEqual, implied: .width)
    case .minHeight: Equation(attribute: .height, relation: .greaterThanOrEqual, implied: .height)
    case .maxHeight: Equation(attribute: .height, relation: .lessThanOrEqual, implied: .height)
    case .pin, .inset, .except, .center, .aspect, .size, .priority, .describe: nil
    }
  }
}
