internal import Geometry
internal import LinearConstraints

/// The preferences that decide ambiguity (specification G-05). Views are in reverse order, each with width and height
/// before the position. Each quantity prefers the content size, else the kept size, else the designed frame, else zero.
struct AmbiguityPreferences {
  /// A quantity that may be open.
  struct Quantity: Hashable {
    let view: Int
    let attribute: LayoutAttribute
  }

  /// The quantities of views, in the order of ``preferences``.
  let quantities: [Quantity]
  /// The content sizes of scroll views, relative to the scroll view's own size. They come after all other quantities.
  let contentQuantities: [Quantity]
  /// The preferences of all quantities, in the order they are followed.
  let preferences: [LinearProblem.Preference]

  init(items: [LayoutItem], variables: LayoutVariables) {
    var quantities: [Quantity] = []
    var preferences: [LinearProblem.Preference] = []
    for (view, item) in items.enumerated().reversed() {
      for attribute in [LayoutAttribute.width, .height, .left, .top] {
        quantities.append(Quantity(view: view, attribute: attribute))
        preferences.append(Self.preference(view, item, attribute))
      }
    }
    var contentQuantities: [Quantity] = []
    // Scrolled content without its own size is as large as its scroll view.
    for guide in variables.guides where guide.guide == .scrollContent {
      guard let left = variables.left(guide) else { continue }
      for (offset, attribute) in [(2, LayoutAttribute.width), (3, .height)] {
        contentQuantities.append(Quantity(view: guide.view, attribute: attribute))
        preferences.append(
          .init([.init(left + offset, 1), .init(4 * guide.view + offset, -1)], target: 0))
      }
    }
    self.quantities = quantities
    self.contentQuantities = contentQuantities
    self.preferences = preferences
  }

  private static func preference(
    _ view: Int, _ item: LayoutItem, _ attribute: LayoutAttribute
  ) -> LinearProblem.Preference {
    let variable = 4 * view
    switch attribute {
    case .width:
      return .init(
        [.init(variable + 2, 1)], target: length(of: item, along: .horizontal) ?? item.designFrame?.width ?? 0)
    case .height:
      return .init(
        [.init(variable + 3, 1)], target: length(of: item, along: .vertical) ?? item.designFrame?.height ?? 0)
    case .left:
      return position(variable, item.superview.map { 4 * $0 }, item.designFrame?.minX)
    default:
      return position(variable + 1, item.superview.map { 4 * $0 + 1 }, item.designFrame?.minY)
    }
  }

  private static func length(of item: LayoutItem, along axis: Axis) -> Double? {
    item.intrinsicContentSize[axis] ?? item.keptSize[axis]
  }

  /// Returns the preference for a position relative to the superview's.
  private static func position(_ variable: Int, _ superview: Int?, _ target: Double?) -> LinearProblem.Preference {
    .init([.init(variable, 1)] + (superview.map { [.init($0, -1)] } ?? []), target: target ?? 0)
  }
}
