import Testing
import UIKit

/// Members of texts, traits and changes that are taken back, as code reads and sets them.
///
/// Sources: https://developer.apple.com/documentation/uikit/uitextinput,
/// https://developer.apple.com/documentation/uikit/uitraitcollection,
/// https://developer.apple.com/documentation/foundation/undomanager
@MainActor
struct TextInputTests {
  /// UIKit, UITextInput, `position(from:offset:)` and `offset(from:to:)`.
  @Test func `places and parts of a text are counted in UTF-16`() throws {
    let field = UITextField()
    field.text = "a😀b"
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 4)
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let end = try #require(field.position(from: start, offset: 2))
    let range = try #require(field.textRange(from: start, to: end))
    #expect(field.text(in: range) == "😀")
    #expect(field.position(from: end, offset: 2) == nil)
    #expect(field.position(from: end, offset: .max) == nil)
    #expect(field.compare(start, to: end) == .orderedAscending)
    field.replace(range, withText: "xyz")
    #expect(field.text == "axyzb")
  }

  /// UIKit, UITextView, `textStorage`: the text that the view shows.
  @Test func `the text of a view changes with its storage`() {
    let view = UITextView()
    view.text = "one two"
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
    #expect(view.text == "three two")
    view.textStorage.deleteCharacters(in: NSRange(location: 5, length: 4))
    #expect(view.textStorage.string == "three")
  }

  /// UIKit, UIView, `traitOverrides`, and UITraitChangeObservable, `registerForTraitChanges(_:handler:)`.
  @Test func `traits that a view says hold for what it holds, and are told`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    var told: [UIUserInterfaceStyle] = []
    let registration = inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
      told.append(view.traitCollection.userInterfaceStyle)
    }
    outer.traitOverrides.userInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    inner.unregisterForTraitChanges(registration)
    outer.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(inner.traitCollection.userInterfaceStyle == UITraitCollection.current.userInterfaceStyle)
    #expect(told == [.dark])
  }

  /// UIKit, UITraitDefinition, `defaultValue`.
  @Test func `traits of one's own have a value where nobody says another`() {
    let controller = UIViewController()
    #expect(controller.traitCollection[Dense.self] == false)
    controller.traitOverrides[Dense.self] = true
    #expect(controller.traitCollection[Dense.self])
    #expect(controller.view.traitCollection[Dense.self])
  }

  private struct Dense: UITraitDefinition { static let defaultValue = false }

  /// Foundation, UndoManager, `registerUndo(withTarget:handler:)`, `undo()` and `redo()`.
  @Test func `a change is taken back and made again`() {
    let (manager, label) = (UndoManager(), UILabel())
    func set(_ text: String?) {
      let former = label.text
      manager.registerUndo(withTarget: label) { _ in set(former) }
      label.text = text
    }
    set("one")
    set("two")
    manager.undo()
    #expect(label.text == "one")
    #expect(manager.canRedo)
    manager.redo()
    #expect(label.text == "two")
    set("three")
    #expect(!manager.canRedo)
  }
}
