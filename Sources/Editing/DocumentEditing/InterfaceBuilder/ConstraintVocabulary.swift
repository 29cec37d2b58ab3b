internal import AutoLayout

/// The attributes and words of constraints in Interface Builder documents.
package enum ConstraintVocabulary {
  /// The attributes of the element, in the order in which Interface Builder writes them.
  package static let keys = ConstraintElement.order
  /// The layout attributes of views and guides, margins last.
  package static let attributes: [String] = {
    let plain = LayoutAttribute.allCases.filter { $0 != .notAnAttribute && !$0.isWithinMargins }
    let edges = plain.filter { $0.kind != .size && $0 != .lastBaseline && $0 != .firstBaseline }
    return plain.map { InterfaceBuilderEditor.word(for: $0, of: .root) }
      + edges.map { InterfaceBuilderEditor.word(for: $0, of: LayoutItemID(view: 0, guide: .layoutMargins)) }
  }()
  package static let relations = LayoutRelation.allCases.map(\.documentWord)
}

extension LayoutRelation {
  /// The word for the relation in documents.
  var documentWord: String {
    switch self {
    case .lessThanOrEqual: "lessThanOrEqual"
    case .equal: "equal"
    case .greaterThanOrEqual: "greaterThanOrEqual"
    }
  }
}
