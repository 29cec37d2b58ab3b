internal import Findings
internal import Geometry
internal import HostFiles
package import LayoutRules
internal import ReviewReports
public import SceneLayouts
public import Scenes

/// A plan of the layouts that a review solves and draws, and of the names of its files. It is complete before the first
/// file is written.
public struct ReviewPlan: Sendable, Hashable {
  /// One scene with its layouts.
  public struct PlannedScene: Sendable, Hashable {
    public var scene: Scene
    /// The position of its document in the plan.
    package var document: Int
    /// The name of its folder and its sheet, unique among all scenes.
    public var slug: String
    /// The layouts, in the order of the contact sheet.
    public var layouts: [PlannedLayout]
    /// The sweeps that the layouts show as a film strip; empty in other reviews.
    package var sweeps: [LayoutSweep] = []
    /// The layouts that were made elsewhere, as by code that lays out its own views; empty if the scene is solved.
    package var made: [Layout] = []
  }

  /// One layout of a scene.
  public struct PlannedLayout: Sendable, Hashable {
    /// The position of its scene in the plan.
    public var scene: Int
    /// The position among the layouts of its scene.
    package var position: Int
    public var variant: SceneVariant
    /// Whether the scene is solved as its document recorded it.
    package var isAsSaved: Bool
    /// The name of its files without extension, unique among the layouts of the scene.
    public var name: String

    /// Creates a layout of a plan.
    package init(scene: Int, position: Int, variant: SceneVariant, isAsSaved: Bool, name: String) {
      self.scene = scene
      self.position = position
      self.variant = variant
      self.isAsSaved = isAsSaved
      self.name = name
    }
  }

  /// The request.
  public var selection: ReviewSelection
  /// The documents, including those that could not be read.
  public var documents: [ReviewDocument]
  /// The selected scenes, in the order of the documents.
  public var scenes: [PlannedScene]
  /// The share of a run that the plan covers; nil for the whole run. The plan includes the scenes of other shares
  /// without layouts; ``ofShare`` drops them.
  package var share: Share?

  /// Creates the plan for the scenes of these documents.
  public init(documents: [ReviewDocument], selection: ReviewSelection) {
    self.init(of: documents, selection)
    for position in scenes.indices { planLayouts(ofSceneAt: position) }
  }

  /// Creates the plan for one share of the scenes of these documents.
  ///
  /// The layouts of other shares are only counted, since there may be millions.
  package init(documents: [ReviewDocument], selection: ReviewSelection, in shard: Shard, by costs: SceneCosts) {
    self.init(of: documents, selection)
    var counts = LayoutCounts(for: selection)
    let sizes = zip(sizes, scenes).map { size, planned in
      var size = size
      size.layoutCount = counts.count(of: planned.scene)
      return size
    }
    let plan = ShardPlan(of: sizes, in: shard.count, by: costs, contents: documents.map(\.contentDigest))
    let positions = plan.positions(of: shard)
    share = Share(shard: shard, plan: plan.digest, sceneCount: scenes.count, positions: positions)
    for position in positions { planLayouts(ofSceneAt: position) }
  }

  /// Creates a plan of the scenes without their layouts.
  private init(of documents: [ReviewDocument], _ selection: ReviewSelection) {
    self.selection = selection
    self.documents = documents.map { $0.accepting(selection.known) }
    let (lookedAt, names) = (Self.scenes(of: documents, for: selection), Self.names(of: documents, for: selection))
    scenes = lookedAt.indices.flatMap { position -> [PlannedScene] in
      guard !lookedAt[position].isEmpty else { return [] }
      let accepted = selection.known?.findings(of: documents[position])
      return zip(lookedAt[position], names[position]).map {
        PlannedScene(scene: selection.prepared($0, accepting: accepted), document: position, slug: $1, layouts: [])
      }
    }
  }

  private mutating func planLayouts(ofSceneAt position: Int) {
    let scene = scenes[position].scene
    let layouts = Self.layouts(of: scene, at: position, selection: selection)
    scenes[position].layouts = layouts
    scenes[position].scene = Self.tellingMissingChecks(
      Self.tellingUnusedVariants(scene, layouts), layouts, selection)
  }

  /// Returns the selected scenes of each document; empty for documents from the cache.
  static func scenes(of documents: [ReviewDocument], for selection: ReviewSelection) -> [[Scene]] {
    let turned = documentsForLandscape(documents)
    return documents.map { turned.contains($0.name) ? [] : $0.scenes.filter(selection.includes) }
  }

  /// Returns the names of the documents that others show in landscape. They are laid out as a part of those.
  static func documentsForLandscape(_ documents: [ReviewDocument]) -> Set<String> {
    Set(
      documents.flatMap(\.scenes).compactMap { scene in
        if case .other(let other) = scene.landscape { FolderPath.shortened(other.documentPath) } else { nil }
      })
  }

  /// Returns the scene with findings about declared variants that neither the planned layouts nor its own defaults use.
  private static func tellingUnusedVariants(_ scene: Scene, _ layouts: [PlannedLayout]) -> Scene {
    scene.telling(
      scene.unusedVariants(in: layouts.map(\.variant), own: variants(of: scene, selection: ReviewSelection())))
  }

  /// The scenes whose results are from earlier reviews and that are not drawn.
  package var cachedScenes: [SceneRecord<DrawingDetails>] { documents.flatMap { $0.cached?.scenes ?? [] } }

  /// Whether there are neither scenes to draw nor finished ones.
  package var isEmpty: Bool { scenes.isEmpty && cachedScenes.isEmpty }

  /// The paths of the documents that were read and contain no scene, in order; empty if filters are used.
  package var pathsWithoutScenes: [String] {
    guard selection.filters.isEmpty else { return [] }
    return documents.filter { document in
      switch document.contents {
      case .scenes(let scenes): scenes.isEmpty
      case .cached(let cached): cached.scenes.isEmpty
      case .invalid, .accepted, .unreadable: false
      }
    }
    .map(\.path)
  }

  /// The languages that scenes are translated to but not laid out in, sorted; empty if the user selected languages.
  package var untouchedLanguages: [String] {
    guard !selection.hasAllLanguages, selection.variants.locales.isEmpty else { return [] }
    return Set(scenes.flatMap(\.scene.otherLanguages) + cachedScenes.flatMap(\.otherLanguages)).sorted()
  }

  /// The settings of apps that exclude standard devices or orientations, by their words; empty if the user selected
  /// both. Settings that do not apply to all scenes begin with their number: `1 of 13 scenes: iPad only`.
  package var followedSettings: [(words: String, sources: [String])] {
    let chosen = selection.variants
    guard chosen.devices.isEmpty || chosen.orientations.isEmpty, !selection.isAsSaved else { return [] }
    let scenes = scenes.map(\.scene.settingsTexts) + cachedScenes.map(\.settings)
    let settings = scenes.map { $0.map { $0.split(separator: "\t", maxSplits: 1).map(String.init) } }
    var counts: [String: Int] = [:]
    for words in settings.flatMap({ Set($0.map { $0[0] }) }) { counts[words, default: 0] += 1 }
    let texts = Set(settings.joined()).sorted { $0.lexicographicallyPrecedes($1) }
    return Dictionary(grouping: texts) { $0[0] }.sorted { $0.key < $1.key }
      .map { words, settings in
        let count = counts[words] ?? 0
        let scope = count < scenes.count ? "\(count) of \(scenes.count) scenes: " : ""
        return (scope + words, settings.map { $0[$0.count - 1] })
      }
  }

  /// The first name among the given constants that no constraint has, with the most similar existing name; nil if all
  /// exist.
  package var unknownConstraint: (name: String, suggestion: String?)? {
    unknownConstraint(among: selection.constants.map(\.constraint))
  }

  /// Returns the first of the given names that no constraint of any scene has, with the most similar existing name, or
  /// nil if all exist.
  package func unknownConstraint(among wanted: [String]) -> (name: String, suggestion: String?)? {
    guard !wanted.isEmpty else { return nil }
    let names = Set(scenes.flatMap(\.scene.constraintNames) + cachedScenes.flatMap(\.constraintNames))
    return wanted.first { !names.contains($0) }.map { ($0, NearestName.suggestion(for: $0, in: names.sorted())) }
  }

  /// Returns the given name of a constraint to draw if no constraint of any scene has it, with the most similar
  /// identifier or object id. Nil if one has it.
  package func unknownConstraint(drawnAs name: String) -> (name: String, suggestion: String?)? {
    scenes.contains { $0.scene.hasConstraint(named: name) } ? nil : unknownConstraint(among: [name])
  }

  /// Returns the first of the given names that no view of any scene has, with the most similar existing name, or nil if
  /// all exist.
  package func unknownView(among names: [String]) -> (name: String, suggestion: String?)? {
    let all = Set(scenes.flatMap(\.scene.viewNames) + cachedScenes.flatMap(\.viewNames))
    return names.first { !all.contains($0) }.map { ($0, NearestName.suggestion(for: $0, in: all.sorted())) }
  }

  /// The first selected state that no scene has, with the most similar existing name; nil if all exist.
  package var unknownState: (name: String, suggestion: String?)? {
    let wanted = selection.variants.states.compactMap(\.self)
    guard !wanted.isEmpty else { return nil }
    let names = Set(scenes.flatMap(\.scene.selection.namedStates) + cachedScenes.flatMap(\.states))
    return wanted.first { !names.contains($0) }.map {
      ($0, NearestName.suggestion(for: $0, in: names.sorted()))
    }
  }

  /// The layouts of all scenes, scene by scene.
  public var layouts: [PlannedLayout] { scenes.flatMap(\.layouts) }

  /// Returns the same scenes, each with its first layout only, or with those that differ from it only in orientation.
  package func firstLayouts(withBothOrientations both: Bool = false) -> ReviewPlan {
    var plan = self
    for (position, scene) in scenes.enumerated() {
      guard let first = scene.layouts.first else { continue }
      plan.scenes[position].layouts = scene.layouts.filter { layout in
        var variant = layout.variant
        if both { variant.orientation = first.variant.orientation }
        return variant == first.variant
      }
    }
    return plan
  }

  /// Returns the scene of a layout with the values of its variant.
  public func resolved(_ layout: PlannedLayout) -> ResolvedScene {
    let scene = scenes[layout.scene].scene
    let saved = layout.isAsSaved ? scene.resolvedAsSaved(leafSizes: selection.leafSizes) : nil
    var resolved = saved ?? scene.resolved(for: layout.variant, at: selection.stage)
    resolved.safeArea = resolved.safeArea + selection.additionalInsets
    resolved.infer(selection.inference)
    resolved.hasLints = selection.hasLints
    resolved.rounding = selection.rounding
    return resolved
  }

  /// Returns a scene, by position, with the values of any variant, which need not be among its layouts.
  package func resolved(sceneAt position: Int, for variant: SceneVariant) -> ResolvedScene {
    resolved(PlannedLayout(scene: position, position: 0, variant: variant, isAsSaved: false, name: ""))
  }

  /// Returns the position of the first cached document whose files would now have different names, or nil if there is
  /// none.
  package static func renamedDocument(among documents: [ReviewDocument], for selection: ReviewSelection) -> Int? {
    guard documents.contains(where: { $0.cached != nil }) else { return nil }
    return zip(documents, names(of: documents, for: selection)).enumerated().first { _, item in
      item.0.cached.map { $0.scenes.map(\.slug) != item.1 } ?? false
    }?.offset
  }

  /// Returns the names for the files of all selected scenes, document by document.
  private static func names(of documents: [ReviewDocument], for selection: ReviewSelection) -> [[String]] {
    let wanted = zip(documents, scenes(of: documents, for: selection)).map { document, scenes in
      if let cached = document.cached { return cached.scenes.map(\.wantedSlugs) }
      let names = scenes.first.map { DocumentFileNames(path: $0.documentPath) }
      return scenes.map { names?.names(for: $0) ?? [] }
    }
    var names = OutputName.distinctNames(for: wanted.flatMap(\.self))[...]
    return wanted.map { scenes in
      defer { names = names.dropFirst(scenes.count) }
      return Array(names.prefix(scenes.count))
    }
  }

  package static func layouts(of scene: Scene, at position: Int, selection: ReviewSelection) -> [PlannedLayout] {
    let isAsSaved = selection.isAsSaved && scene.saved != nil
    let variants = plannedVariants(of: scene, selection: selection)
    let names = OutputName.distinctNames(for: variants.map { [OutputName.name(for: $0.identifier)] })
    return zip(variants, names).enumerated().map { index, item in
      PlannedLayout(scene: position, position: index, variant: item.0, isAsSaved: isAsSaved, name: item.1)
    }
  }

  /// Returns the variants in which a scene is laid out, each once, in the order of sheets.
  static func plannedVariants(of scene: Scene, selection: ReviewSelection) -> [SceneVariant] {
    if selection.isAsSaved, let saved = scene.saved {
      return [SceneVariant(device: saved.device, orientation: saved.orientation, textSize: saved.textSize)]
        .inWindows(of: scene, selection)
    }
    return variants(of: scene, selection: selection).inWindows(of: scene, selection)
  }

  /// Returns every variant once, in the order of sheets.
  static func variants(of scene: Scene, selection: ReviewSelection) -> [SceneVariant] {
    guard !selection.isThorough else { return thoroughVariants(of: scene, selection) }
    var fallback = scene.selection
    if fallback.devices.isEmpty { fallback.devices = scene.app.supported(among: DeviceCatalogue.standard) }
    if selection.hasAllLanguages, !scene.languages.isEmpty { fallback.locales = scene.languages }
    var wanted = selection.variants
    if !wanted.states.isEmpty {
      // Scenes without any of the selected states are shown in their default state.
      let known = fallback.states.isEmpty ? [nil] : fallback.states
      wanted.states = wanted.states.filter(known.contains)
      if wanted.states.isEmpty { wanted.states = [nil] }
    }
    let isHeldFreely = !wanted.orientations.isEmpty || !fallback.orientations.isEmpty
    var seen: Set<SceneVariant> = []
    return wanted.variants(fallback: fallback).filter {
      (isHeldFreely || scene.app.supports($0)) && scene.idiom ?? $0.device.idiom == $0.device.idiom
        && seen.insert($0).inserted
    }
    .map { $0.placed(in: scene.surroundings) }
  }
}

extension Scene {
  /// The languages that the scene is translated to and does not select, sorted.
  var otherLanguages: [String] { Set(languages).subtracting(selection.locales).sorted() }

  /// The settings of its app that exclude devices or orientations, as text, with the source after a tab.
  var settingsTexts: [String] { app.words.map { words in app.sources.map { "\(words)\t\($0)" } } ?? [] }

  /// The names by which views of the scene can be selected, each once, sorted.
  var viewNames: [String] { Set(views.flatMap(\.allNames)).sorted() }
}

extension VariantSelection {
  var namedStates: [String] { states.compactMap(\.self) }
}
