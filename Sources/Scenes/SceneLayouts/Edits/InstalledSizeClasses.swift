internal import AutoLayout
package import Scenes

/// The size classes in which a constraint is installed.
package struct InstalledSizeClasses: Sendable, Hashable {
  /// A width and a height class.
  private struct Pair: Sendable, Hashable {
    var width: SizeClass
    var height: SizeClass

    static let all = SizeClass.allCases.flatMap { width in
      SizeClass.allCases.map { Pair(width: width, height: $0) }
    }

    func isIn(_ widthClass: SizeClass?, _ heightClass: SizeClass?) -> Bool {
      widthClass ?? width == width && heightClass ?? height == height
    }
  }

  private var pairs: Set<Pair>

  /// Finds the size classes of a constraint of a scene. Nil if anything other than size classes decides.
  package init?(of position: Int, in scene: Scene) {
    let deciding = scene.variations.filter { $0.installed.contains(position) || $0.removed.contains(position) }
    guard deciding.allSatisfy(\.condition.isAboutSizeClasses) else { return nil }
    pairs = Set(
      Pair.all.filter { pair in
        deciding.filter { pair.isIn($0.condition.widthClass, $0.condition.heightClass) }
          .reduce(scene.constraints[position].isInstalled) { _, variation in variation.installed.contains(position) }
      })
  }

  /// Returns the size classes after changes.
  package func applying(_ changes: [ConstraintInstallation]) -> InstalledSizeClasses {
    var classes = self
    for change in changes {
      let concerned = Pair.all.filter { $0.isIn(change.widthClass, change.heightClass) }
      if change.isInstalled { classes.pairs.formUnion(concerned) } else { classes.pairs.subtract(concerned) }
    }
    return classes
  }

  /// The fewest conditions that together hold in exactly these size classes. Nil if the constraint is installed
  /// everywhere, empty if it is installed nowhere.
  package var conditions: [VariationCondition]? {
    guard pairs.count < Pair.all.count else { return nil }
    let wide =
      SizeClass.allCases.map { VariationCondition(widthClass: $0) }
      + SizeClass.allCases.map { VariationCondition(heightClass: $0) }
    var conditions = wide.filter { condition in Self.pairs(of: condition).isSubset(of: pairs) }
    let covered = conditions.reduce(Set<Pair>()) { $0.union(Self.pairs(of: $1)) }
    conditions += Pair.all.filter { pairs.contains($0) && !covered.contains($0) }.map {
      VariationCondition(widthClass: $0.width, heightClass: $0.height)
    }
    return conditions
  }

  private static func pairs(of condition: VariationCondition) -> Set<Pair> {
    Set(Pair.all.filter { $0.isIn(condition.widthClass, condition.heightClass) })
  }
}

extension VariationCondition {
  /// Whether the condition only contains size classes.
  fileprivate var isAboutSizeClasses: Bool {
    self == VariationCondition(widthClass: widthClass, heightClass: heightClass)
  }
}
