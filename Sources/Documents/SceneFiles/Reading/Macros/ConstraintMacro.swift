internal import MarkupReading

/// The names that expand to several constraints, as in the listings about visual formats (specification F.4).
enum ConstraintMacro: String, Sendable, CaseIterable {
  case constrainToSuperview, stretchToSuperview
  case constrainViewSize, constrainViewMinSize, constrainViewMaxSize, constrainViewWidth, constrainViewHeight
  case buildLineWithSpacing, matchSizes, pseudoDistributeCenters, pseudoDistributeWithSpacers

  /// The keys that may accompany the name, in the order of the documentation.
  var keys: [String] { requiredKeys + optionalKeys + [ShorthandWord.priority, .describe].map(\.rawValue) }

  /// The keys that must accompany the name.
  var requiredKeys: [String] {
    switch self {
    case .constrainToSuperview: ["minimumSize"]
    case .stretchToSuperview: []
    case .constrainViewSize, .constrainViewMinSize, .constrainViewMaxSize: ["size"]
    case .constrainViewWidth: ["width"]
    case .constrainViewHeight: ["height"]
    case .matchSizes: ["axis"]
    case .buildLineWithSpacing, .pseudoDistributeCenters, .pseudoDistributeWithSpacers: ["align"]
    }
  }

  private var optionalKeys: [String] {
    switch self {
    case .stretchToSuperview: ["indent"]
    case .buildLineWithSpacing: ["spacing"]
    case .pseudoDistributeCenters: ["start", "end"]
    case .pseudoDistributeWithSpacers: ["match"]
    default: []
    }
  }

  /// Returns the macro of a list item, or nil. A view of that name takes precedence.
  static func of(_ item: YAMLNode, _ context: ReadingContext) -> ConstraintMacro? {
    allCases.first { item[$0.rawValue] != nil && context.names.position(of: $0.rawValue) == nil }
  }
}
