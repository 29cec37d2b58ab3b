internal import AutoLayout
internal import DocumentEditing
internal import Findings
internal import Geometry
internal import HostFiles
internal import MarkupReading
internal import SceneDocuments
internal import SceneLayouts
internal import Scenes

/// A change to a storyboard or xib. The bytes of the document choose it.
struct TriedEdit {
  private let bytes: [UInt8]
  private var choices: Choices

  /// Creates the change of a document.
  init(of bytes: [UInt8]) {
    self.bytes = bytes
    choices = Choices(bytes)
  }

  /// Returns the fault of the changed document, or nil.
  ///
  /// The document must be readable and contain the change. A refused change must have a reason and a hint.
  mutating func fault() -> String? {
    guard let scenes = try? SceneDocument.interfaceBuilder.scenes(in: bytes, path: "fuzzed"), !scenes.isEmpty else {
      return nil
    }
    let position = choices.next(below: scenes.count)
    let scene = scenes[position]
    guard !scene.views.isEmpty, let edit = edit(of: scene) else { return nil }
    do throws(EditRefusal) {
      let edited = try DocumentEdit.bytes(
        bytes, of: .interfaceBuilder, path: "fuzzed", changedBy: [(edit, scene)], equation: { _ in "" })
      return fault(of: edited, from: scenes, at: position, by: edit.added.count - edit.removed.count)
    } catch {
      if error.message.isEmpty || error.hint.isEmpty { return "a refusal without a reason" }
      return error.source.flatMap { PlaceCheck(bytes).fault(ofLine: $0.line, message: error.message) }
    }
  }

  /// Returns the fault of the written document, or nil.
  ///
  /// - Parameters:
  ///   - edited: The bytes of the written document.
  ///   - scenes: The scenes before the change.
  ///   - position: The position of the changed scene.
  ///   - difference: The number of constraints that the change adds.
  private func fault(of edited: [UInt8], from scenes: [Scene], at position: Int, by difference: Int) -> String? {
    do throws(DocumentError) {
      let again = try SceneDocument.interfaceBuilder.scenes(in: edited, path: "written")
      return WrittenEdit.fault(before: scenes, after: again, moreConstraints: [position: difference])
    } catch {
      return "what was written cannot be read: \(error)"
    }
  }

  // MARK: - Edits

  private mutating func edit(of scene: Scene) -> SceneEdit? {
    switch choices.next(below: 5) {
    case 0:
      return SceneEdit(added: [constraint(in: scene)])
    case 1:
      return constraintPosition(in: scene).map { SceneEdit(removed: [$0]) }
    case 2:
      return constraintPosition(in: scene).map { SceneEdit(changed: [change(of: $0, in: scene)]) }
    case 3:
      var edit = SceneEdit()
      edit.priorities = [priority(in: scene)]
      return edit
    default:
      guard let position = constraintPosition(in: scene) else { return nil }
      var edit = SceneEdit()
      edit.installations = [installation(of: position)]
      return edit
    }
  }

  /// Returns the position of a constraint that the document contains, or nil.
  private mutating func constraintPosition(in scene: Scene) -> Int? {
    let written = scene.constraints.indices.filter { scene.constraints[$0].constraint.origin == .author }
    return written.isEmpty ? nil : written[choices.next(below: written.count)]
  }

  private mutating func constraint(in scene: Scene) -> LayoutConstraint {
    let first = LayoutItemID(view: choices.next(below: scene.views.count))
    if choices.next(below: 3) == 0 {
      return LayoutConstraint(first, .width, .greaterThanOrEqual, constant: 12.5, priority: .defaultLow)
    }
    let guides: [LayoutGuide?] = [nil, nil, .safeArea, .layoutMargins, .keyboard, .topLayoutGuide]
    let second = LayoutItemID(
      view: choices.next(below: scene.views.count), guide: guides[choices.next(below: guides.count)])
    let attribute: LayoutAttribute = [.leading, .top, .centerX, .lastBaseline][choices.next(below: 4)]
    return LayoutConstraint(first, attribute, .equal, second, attribute, constant: -8)
  }

  private mutating func change(of position: Int, in scene: Scene) -> SceneEdit.Change {
    var constraint = scene.constraints[position].constraint
    constraint.priority = LayoutPriority(Double(1 + choices.next(below: 1000)))
    constraint.identifier = choices.next(below: 2) == 0 ? "a \"<&>\" b" : nil
    constraint.isPlaceholder.toggle()
    return SceneEdit.Change(position: position, constraint: constraint)
  }

  private mutating func priority(in scene: Scene) -> ContentPriority {
    ContentPriority(
      view: choices.next(below: scene.views.count),
      kind: choices.next(below: 2) == 0 ? .contentHugging : .compressionResistance,
      axis: choices.next(below: 2) == 0 ? .horizontal : .vertical,
      priority: LayoutPriority(Double(1 + choices.next(below: 1000))))
  }

  private mutating func installation(of position: Int) -> ConstraintInstallation {
    let classes: [SizeClass?] = [nil, .compact, .regular]
    return ConstraintInstallation(
      position: position, widthClass: classes[choices.next(below: 3)], heightClass: classes[choices.next(below: 3)],
      isInstalled: choices.next(below: 2) == 0)
  }
}

/// Pseudorandom numbers, seeded with the FNV-1a hash of the given bytes.
private struct Choices {
  private var state: UInt64

  init(_ bytes: [UInt8]) {
    state = bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// Returns the next number, at least 0 and less than `limit`, which must be positive.
  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
