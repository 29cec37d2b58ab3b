public import AutoLayout
internal import Scenes

/// A constraint that is installed, or is not, in size classes (specification IBA-06).
public struct ConstraintInstallation: Sendable, Hashable {
  /// The position of the constraint in the scene.
  public var position: Int
  /// The width class; nil for any.
  public var widthClass: SizeClass?
  /// The height class; nil for any. Without both it is said for all size classes that say nothing else.
  public var heightClass: SizeClass?
  /// True where the constraint is installed.
  public var isInstalled: Bool

  /// A constraint with what is said of it in size classes.
  public init(position: Int, widthClass: SizeClass? = nil, heightClass: SizeClass? = nil, isInstalled: Bool) {
    self.position = position
    self.widthClass = widthClass
    self.heightClass = heightClass
    self.isInstalled = isInstalled
  }

  /// True where it is said for all size classes that say nothing else.
  public var isForAll: Bool { widthClass == nil && heightClass == nil }

  /// The name of the size classes as Interface Builder writes it: `default`, `heightClass=regular-widthClass=compact`.
  public var variationName: String {
    let parts = [heightClass.map { "heightClass=\($0.rawValue)" }, widthClass.map { "widthClass=\($0.rawValue)" }]
    let said = parts.compactMap(\.self)
    return said.isEmpty ? "default" : said.joined(separator: "-")
  }
}

extension Scene {
  /// Says in which size classes constraints are installed.
  mutating func install(_ installations: [ConstraintInstallation]) {
    for change in installations where constraints.indices.contains(change.position) {
      if change.isForAll {
        constraints[change.position].isInstalled = change.isInstalled
      } else {
        install(change, in: variation(for: change))
      }
    }
  }

  private mutating func install(_ change: ConstraintInstallation, in variation: Int) {
    variations[variation].installed.removeAll { $0 == change.position }
    variations[variation].removed.removeAll { $0 == change.position }
    // What is so everywhere is not said.
    guard change.isInstalled != constraints[change.position].isInstalled else { return }
    if change.isInstalled {
      variations[variation].installed.append(change.position)
    } else {
      variations[variation].removed.append(change.position)
    }
  }

  /// The position of the variation for size classes, which is made where there is none: the more specific have the last word.
  private mutating func variation(for change: ConstraintInstallation) -> Int {
    let condition = VariationCondition(widthClass: change.widthClass, heightClass: change.heightClass)
    if let known = variations.firstIndex(where: { $0.condition == condition }) { return known }
    func rank(_ condition: VariationCondition) -> Int {
      (condition.widthClass == nil ? 0 : 1) + (condition.heightClass == nil ? 0 : 1)
    }
    let place = variations.firstIndex { rank($0.condition) > rank(condition) } ?? variations.count
    variations.insert(SceneVariation(name: change.variationName, condition: condition), at: place)
    return place
  }
}
