public import Foundation

/// A stack of changes that can be undone.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private typealias Change = (target: ObjectIdentifier, name: String, run: () -> Void)
  private var undone: [Change] = []
  private var redone: [Change] = []
  private var course = Course.changing
  private enum Course { case changing, undoing, redoing }
  /// The maximum number of changes; 0 for no limit.
  open var levelsOfUndo = 0
  /// Whether changes in one run loop pass are undone together. Here each is undone on its own.
  open var groupsByEvent = true
  /// Whether changes are registered.
  public private(set) var isUndoRegistrationEnabled = true
  private var actionName = ""

  /// Creates a manager without changes.
  public override nonisolated init() {}

  /// Registers a function that undoes a change.
  open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    let change: Change = (ObjectIdentifier(target), actionName, { [weak target] in target.map(handler) })
    if course == .undoing { return redone.append(change) }
    undone.append(change)
    if course == .changing { redone.removeAll() }
    if levelsOfUndo > 0, undone.count > levelsOfUndo { undone.removeFirst(undone.count - levelsOfUndo) }
  }
  /// Undoes the last change.
  open func undo() {
    guard let change = undone.popLast() else { return }
    course = .undoing
    change.run()
    course = .changing
  }
  /// Redoes the last undone change.
  open func redo() {
    guard let change = redone.popLast() else { return }
    course = .redoing
    change.run()
    course = .changing
  }
  /// Whether there is a change to undo.
  open var canUndo: Bool { !undone.isEmpty }
  /// Whether there is a change to redo.
  open var canRedo: Bool { !redone.isEmpty }
  /// Whether a change is being undone.
  open var isUndoing: Bool { course == .undoing }
  /// Whether a change is being redone.
  open var isRedoing: Bool { course == .redoing }
  open func setActionName(_ actionName: String) {
    self.actionName = actionName
    if let last = undone.indices.last { undone[last].name = actionName }
  }
  /// The name of the change to undo.
  open var undoActionName: String { undone.last?.name ?? "" }
  /// The name of the change to redo.
  open var redoActionName: String { redone.last?.name ?? "" }
  /// Begins a group of changes. Groups have no effect here.
  open func beginUndoGrouping() {}
  open func endUndoGrouping() {}
  /// Stops registering changes.
  open func disableUndoRegistration() { isUndoRegistrationEnabled = false }
  open func enableUndoRegistration() { isUndoRegistrationEnabled = true }
  open func removeAllActions() { (undone, redone) = ([], []) }
  /// Removes the changes of an object.
  open func removeAllActions(withTarget target: Any) {
    let identifier = ObjectIdentifier(target as AnyObject)
    undone.removeAll { $0.target == identifier }
    redone.removeAll { $0.target == identifier }
  }
}
