/// The tables of rules for Interface Builder's layout, as measured on Xcode documents. Each file has a group of tables.
package enum InterfaceBuilderRules {
  /// All rules as text, in the order of the tables.
  package static let descriptions: [RuleDescription] =
    screens + safeAreas + bars + margins + cells + views + controls + texts + generations
}
