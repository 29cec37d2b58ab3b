internal import AutoLayout
internal import Findings
internal import MarkupReading
internal import Scenes

/// A rule about the structure of a storyboard or xib, independent of its layouts.
protocol DocumentCheck: SendableMetatype {
  static var code: FindingCode { get }

  /// Returns the faults of a document, in document order.
  static func faults(in facts: CheckedElements) -> [DocumentFault]
}

/// A fault of an object in a document.
struct DocumentFault {
  /// The element at which the fault is reported.
  var element: XMLElement
  /// The object with the fault: a view, a controller, or another object with an id.
  var object: XMLElement
  /// The other objects involved.
  var others: [XMLElement] = []
  /// The severity. Nil to use the rule's.
  var severity: Finding.Severity?
  /// The message, without a full stop.
  var message: Finding.Message
  /// The advice on how to fix it, or nil.
  var hint: Finding.Message?
  /// Additional notes.
  var notes: [Finding.Note] = []
  /// The edit that fixes it, or nil.
  var fix: Finding.Fix?

  /// Creates a fault of an object, located at the object or at an element in it.
  init(
    _ object: XMLElement, at element: XMLElement? = nil, _ message: Finding.Message, hint: Finding.Message? = nil,
    fix: Finding.Fix? = nil
  ) {
    self.element = element ?? object
    self.object = object
    self.message = message
    self.hint = hint
    self.fix = fix
  }
}

/// All checks, in the order in which their findings are listed.
enum DocumentChecks {
  /// The checks. `scripts/rule-pages` appends new ones.
  static let all: [any DocumentCheck.Type] = [
    RepeatedIdentifierCheck.self, UnknownDestinationCheck.self, StoryboardIdentifierCheck.self,
    StaticTableCheck.self, LaunchScreenCheck.self, ReuseIdentifierCheck.self, UnreachableSceneCheck.self,
    SegueIdentifierCheck.self, MissingModuleCheck.self, AccessibilityLabelCheck.self,
    AccessibilityIdentifierCheck.self, IgnoredTextSizeCheck.self, FixedTextSizeCheck.self, LiteralColorCheck.self,
    HiddenViewCheck.self, SingleArrangedViewCheck.self, NeverInstalledCheck.self, OldSettingsCheck.self,
    MarginConstraintCheck.self, ClassNameCheck.self, UnnamedControlCheck.self,
  ]

  /// Adds the faults of a document to the findings of its scenes.
  ///
  /// A fault outside all scenes goes to the scene before it, so that a fault is lost only if the document has no
  /// scenes.
  ///
  /// Pass true for `hasLints` to run lint checks as well.
  static func complete(_ scenes: inout [Scene], of document: InterfaceBuilderDocument, hasLints: Bool) {
    guard !scenes.isEmpty else { return }
    let facts = CheckedElements(document, hasLints: hasLints)
    // Lazy, since hardly any document has a fault.
    lazy var owners = SceneObjects(scenes)
    for check in all where hasLints || !check.code.isLint {
      for fault in check.faults(in: facts) {
        let place = document.source(of: fault.element)
        let scene = owners.scene(of: fault.object, at: place.line)
        var finding = Finding(
          code: check.code, severity: fault.severity, message: fault.message, hint: fault.hint, notes: fault.notes,
          source: place, views: ([fault.object] + fault.others).compactMap { owners.view(of: $0, in: scene) })
        finding.fix = fault.fix
        scenes[scene].findings.append(finding)
      }
    }
  }
}

/// The scenes and views of a document by object id.
private struct SceneObjects {
  private var views: [String: [(scene: Int, view: Int)]] = [:]
  private let firstLines: [Int]

  init(_ scenes: [Scene]) {
    firstLines = scenes.map { $0.source.line }
    for (number, scene) in scenes.enumerated() {
      for (position, view) in scene.views.enumerated() {
        views[view.name, default: []].append((number, position))
      }
    }
  }

  /// Returns the scene that contains an object: the scene of its view, otherwise the last one that begins before it. If
  /// several scenes have the id, the scene around the object is returned.
  func scene(of object: XMLElement, at line: Int) -> Int {
    let around = firstLines.lastIndex { $0 <= line } ?? 0
    let own = object[.id].flatMap { views[$0] } ?? []
    return own.contains { $0.scene == around } ? around : own.first?.scene ?? around
  }

  /// Returns the position of an object's view in a scene. Nil for other objects.
  func view(of object: XMLElement, in scene: Int) -> Int? {
    object[.id].flatMap { views[$0]?.first { $0.scene == scene }?.view }
  }
}
