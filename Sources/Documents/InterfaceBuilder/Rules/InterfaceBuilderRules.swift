/// The tables of the rules by which Interface Builder laid documents out, measured on Xcode documents; one file for each
/// group of kinds.
package enum InterfaceBuilderRules {
  /// All rules in words, kind by kind.
  package static let descriptions: [RuleDescription] =
    screens + safeAreas + bars + margins + cells + views + controls + texts + generations
}
