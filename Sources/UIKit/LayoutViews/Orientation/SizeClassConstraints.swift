public import AutoLayout

/// Sets of constraints that are installed where there is as much room as each asks for (specification ORI-10).
///
/// Unlike those of ``OrientationConstraints`` several sets may be installed at once: on a phone held sideways those for
/// a compact height and those for a compact width.
public final class SizeClassConstraints {
  /// The room that a set asks for.
  public struct Condition: Sendable, Hashable {
    /// The class from left to right; nil for any.
    public var horizontal: SizeClass?
    /// The class from top to bottom; nil for any.
    public var vertical: SizeClass?

    /// A condition; without arguments it always holds.
    public init(horizontal: SizeClass? = nil, vertical: SizeClass? = nil) {
      self.horizontal = horizontal
      self.vertical = vertical
    }

    /// A condition in short form: `wC`, `hR`, or both as `wC-hR`; nil for a text that is none, or that names an axis
    /// twice.
    public init?(_ text: String) {
      self.init()
      for part in text.split(separator: "-", omittingEmptySubsequences: false) {
        switch part {
        case "wC" where horizontal == nil: horizontal = .compact
        case "wR" where horizontal == nil: horizontal = .regular
        case "hC" where vertical == nil: vertical = .compact
        case "hR" where vertical == nil: vertical = .regular
        default: return nil
        }
      }
    }

    /// Returns whether the traits have the size classes that the condition asks for.
    public func holds(in traits: TraitCollection) -> Bool {
      (horizontal ?? traits.horizontalSizeClass) == traits.horizontalSizeClass
        && (vertical ?? traits.verticalSizeClass) == traits.verticalSizeClass
    }
  }

  /// The sets with what they ask for, from general to specific (specification ORI-11).
  public let sets: [(condition: Condition, constraints: [ViewConstraint])]
  /// The room that the installed sets were chosen for; nil while none was.
  public private(set) var traits: TraitCollection?

  /// Sets of constraints that are made and not installed yet.
  public init(_ sets: [(condition: Condition, constraints: [ViewConstraint])]) { self.sets = sets }

  /// Removes the constraints that ask for other room and installs those that ask for this, each on the view that it
  /// belongs to, in the order of the sets. What stays is not touched, so that it keeps its place in the order of
  /// installation. Where the sets are shown already nothing happens.
  ///
  /// - Throws: ``ConstraintError`` for a constraint that cannot be installed; the sets are left as they were.
  public func show(_ traits: TraitCollection) throws(ConstraintError) {
    guard self.traits != traits else { return }
    let (old, new) = (self.traits.map(constraints) ?? [], constraints(for: traits))
    let (installed, wanted) = (Set(old.map(ObjectIdentifier.init)), Set(new.map(ObjectIdentifier.init)))
    try ViewConstraint.replace(
      old.filter { !wanted.contains(ObjectIdentifier($0)) },
      with: new.filter { !installed.contains(ObjectIdentifier($0)) })
    self.traits = traits
  }

  /// The constraints of all sets that hold in some room.
  private func constraints(for traits: TraitCollection) -> [ViewConstraint] {
    sets.filter { $0.condition.holds(in: traits) }.flatMap(\.constraints)
  }
}
