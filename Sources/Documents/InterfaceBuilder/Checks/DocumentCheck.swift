internal import AutoLayout
internal import Findings
internal import MarkupReading
internal import Scenes

/// A rule that finds one kind of fault in how a storyboard or xib is put together, whatever its layouts are.
protocol DocumentCheck: SendableMetatype {
  /// The code of everything that the rule finds.
  static var code: FindingCode { get }

  /// The faults of a document, in its order.
  static func faults(in facts: CheckedElements) -> [DocumentFault]
}

/// A fault of one object of a document.
struct DocumentFault {
  /// The element that shows the fault.
  var element: XMLElement
  /// The object that it is about: a view, a controller, or something else with an id of its own.
  var object: XMLElement
  /// The other objects that it is about.
  var others: [XMLElement] = []
  /// The seriousness where it is not that of the rule.
  var severity: Finding.Severity?
  /// The fault, in one sentence without a full stop.
  var message: Finding.Message
  /// The advice what to do about it, or nil.
  var hint: Finding.Message?
  /// Further lines that belong to it.
  var notes: [Finding.Note] = []
  /// The edit that mends it, or nil.
  var fix: Finding.Fix?

  /// A fault that an object shows itself, or an element in it.
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

/// Every rule for documents, in the order in which their findings are listed.
enum DocumentChecks {
  /// The rules; `scripts/rule-pages` adds new ones at the end.
  static let all: [any DocumentCheck.Type] = [
    RepeatedIdentifierCheck.self, UnknownDestinationCheck.self, StoryboardIdentifierCheck.self,
    StaticTableCheck.self, LaunchScreenCheck.self, ReuseIdentifierCheck.self, UnreachableSceneCheck.self,
    SegueIdentifierCheck.self, MissingModuleCheck.self, AccessibilityLabelCheck.self,
    AccessibilityIdentifierCheck.self, IgnoredTextSizeCheck.self, FixedTextSizeCheck.self, LiteralColorCheck.self,
    HiddenViewCheck.self, SingleArrangedViewCheck.self, NeverInstalledCheck.self, OldSettingsCheck.self,
    MarginConstraintCheck.self, ClassNameCheck.self, UnnamedControlCheck.self,
  ]

  /// Gives each scene of a document the faults of its objects.
  ///
  /// A fault in no scene that has a view goes to the scene before it, so that no fault of a document is lost but where it
  /// has no scenes at all.
  ///
  /// - Parameter hasLints: Whether there is also told what could be written better.
  static func complete(_ scenes: inout [Scene], of document: InterfaceBuilderDocument, hasLints: Bool) {
    guard !scenes.isEmpty else { return }
    let facts = CheckedElements(document, hasLints: hasLints)
    // Hardly any document has a fault.
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

/// The scenes and views of a document by the ids of its objects.
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

  /// The scene that an object is in: that of its view, else the last one that begins before it. Of several scenes with the
  /// same id the one around the object is meant.
  func scene(of object: XMLElement, at line: Int) -> Int {
    let around = firstLines.lastIndex { $0 <= line } ?? 0
    let own = object[.id].flatMap { views[$0] } ?? []
    return own.contains { $0.scene == around } ? around : own.first?.scene ?? around
  }

  /// The position of the view that an object is in a scene; nil for other objects.
  func view(of object: XMLElement, in scene: Int) -> Int? {
    object[.id].flatMap { views[$0]?.first { $0.scene == scene }?.view }
  }
}
