public import Foundation

/// Changes that may be undone, the last one first.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private typealias Change = (target: ObjectIdentifier, name: String, run: () -> Void)
  private var undone: [Change] = []
  private var redone: [Change] = []
  private var course = Course.changing
  private enum Course { case changing, undoing, redoing }
  /// The most changes; 0 for any number.
  open var levelsOfUndo = 0
  /// Whether changes of one turn of the program are undone together; each is undone alone here.
  open var groupsByEvent = true
  /// False where changes are not kept.
  public private(set) var isUndoRegistrationEnabled = true
  private var actionName = ""

  /// A manager without changes.
  public override nonisolated init() {}

  /// Keeps what takes a change back.
  open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    let change: Change = (ObjectIdentifier(target), actionName, { [weak target] in target.map(handler) })
    if course == .undoing { return redone.append(change) }
    undone.append(change)
    if course == .changing { redone.removeAll() }
    if levelsOfUndo > 0, undone.count > levelsOfUndo { undone.removeFirst(undone.count - levelsOfUndo) }
  }
  /// Takes the last change back.
  open func undo() {
    guard let change = undone.popLast() else { return }
    course = .undoing
    change.run()
    course = .changing
  }
  /// Makes the change again that was taken back last.
  open func redo() {
    guard let change = redone.popLast() else { return }
    course = .redoing
    change.run()
    course = .changing
  }
  /// Whether a change may be taken back.
  open var canUndo: Bool { !undone.isEmpty }
  /// Whether a change may be made again.
  open var canRedo: Bool { !redone.isEmpty }
  /// True while a change is taken back.
  open var isUndoing: Bool { course == .undoing }
  /// True while a change is made again.
  open var isRedoing: Bool { course == .redoing }
  open func setActionName(_ actionName: String) {
    self.actionName = actionName
    if let last = undone.indices.last { undone[last].name = actionName }
  }
  /// The name of the change that would be taken back.
  open var undoActionName: String { undone.last?.name ?? "" }
  /// The name of the change that would be made again.
  open var redoActionName: String { redone.last?.name ?? "" }
  /// Begins changes that belong together.
  open func beginUndoGrouping() {}
  open func endUndoGrouping() {}
  /// Keeps no changes from now on.
  open func disableUndoRegistration() { isUndoRegistrationEnabled = false }
  open func enableUndoRegistration() { isUndoRegistrationEnabled = true }
  open func removeAllActions() { (undone, redone) = ([], []) }
  /// Forgets the changes of an object.
  open func removeAllActions(withTarget target: Any) {
    let identifier = ObjectIdentifier(target as AnyObject)
    undone.removeAll { $0.target == identifier }
    redone.removeAll { $0.target == identifier }
  }
}
