public import AutoLayout
internal import Scenes

/// Whether a constraint is installed in some size classes (specification IBA-06).
public struct ConstraintInstallation: Sendable, Hashable {
  /// The position of the constraint in the scene.
  public var position: Int
  /// The width class, or nil for any.
  public var widthClass: SizeClass?
  /// The height class, or nil for any. With neither, the setting is the default for all size classes.
  public var heightClass: SizeClass?
  public var isInstalled: Bool

  /// Creates the setting of a constraint in size classes.
  public init(position: Int, widthClass: SizeClass? = nil, heightClass: SizeClass? = nil, isInstalled: Bool) {
    self.position = position
    self.widthClass = widthClass
    self.heightClass = heightClass
    self.isInstalled = isInstalled
  }

  /// Whether the setting is the default for all size classes.
  public var isForAll: Bool { widthClass == nil && heightClass == nil }

  /// The name of the size classes in Interface Builder's notation: `default`, `heightClass=regular-widthClass=compact`.
  public var variationName: String {
    let parts = [heightClass.map { "heightClass=\($0.rawValue)" }, widthClass.map { "widthClass=\($0.rawValue)" }]
    let said = parts.compactMap(\.self)
    return said.isEmpty ? "default" : said.joined(separator: "-")
  }
}

extension Scene {
  /// Sets in which size classes constraints are installed.
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
    // Settings that equal the default are not stored.
    guard change.isInstalled != constraints[change.position].isInstalled else { return }
    if change.isInstalled {
      variations[variation].installed.append(change.position)
    } else {
      variations[variation].removed.append(change.position)
    }
  }

  /// Returns the position of the variation for size classes, which is added if necessary. More specific variations come
  /// later and take precedence.
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
