import Foundation
import LayoutTestSupport
import Testing
import UIKit

/// Members for text, traits and undo, as code reads and sets them.
///
/// Sources: https://developer.apple.com/documentation/uikit/uitextinput,
/// https://developer.apple.com/documentation/uikit/uitraitcollection,
/// https://developer.apple.com/documentation/foundation/undomanager
@MainActor
struct TextInputTests {
  /// UIKit, UITextInput, `position(from:offset:)` and `offset(from:to:)`.
  ///
  /// https://developer.apple.com/documentation/uikit/uitextinput/position(from:offset:)
  /// https://developer.apple.com/documentation/uikit/uitextinput/offset(from:to:)
  @Test func `positions and ranges of a text are counted in UTF-16`() throws {
    let field = UITextField()
    field.text = "a😀b"
    expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument), is: 4)
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let end = try #require(field.position(from: start, offset: 2))
    let range = try #require(field.textRange(from: start, to: end))
    expect(field.text(in: range), is: "😀")
    #expect(field.position(from: end, offset: 2) == nil)
    #expect(field.position(from: end, offset: .max) == nil)
    expect(field.compare(start, to: end), is: .orderedAscending)
    field.replace(range, withText: "xyz")
    expect(field.text, is: "axyzb")
  }

  /// UIKit, UITextView, `textStorage`: the text that the view shows.
  ///
  /// https://developer.apple.com/documentation/uikit/uitextview/textstorage
  @Test func `the text of a view changes with its storage`() {
    let view = UITextView()
    view.text = "one two"
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
    expect(view.text, is: "three two")
    view.textStorage.deleteCharacters(in: NSRange(location: 5, length: 4))
    expect(view.textStorage.string, is: "three")
  }

  /// UIKit, NSTextStorage: four members are overridden, and `edited(_:range:changeInLength:)` is called.
  ///
  /// https://developer.apple.com/documentation/uikit/nstextstorage
  @Test func `a custom text storage provides the text of a view`() {
    let (storage, manager) = (ShoutingStorage(), NSLayoutManager())
    let container = NSTextContainer(size: CGSize(width: 100, height: 1000))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = UITextView(frame: .zero, textContainer: container)
    view.text = "one"
    #expect(view.text == "one" && storage.string == "ONE")
    storage.append(NSAttributedString(string: " two", attributes: [.font: UIFont.systemFont(ofSize: 30)]))
    #expect(view.text == "ONE TWO" && storage.edits == 2)
    expect(view.attributedText.attribute(.font, at: 5, effectiveRange: nil) as? UIFont, is: .systemFont(ofSize: 30))
    #expect(view.textStorage === storage && view.layoutManager === manager && manager.numberOfGlyphs == 7)
  }

  /// UIKit, UIView, `traitOverrides`, and UITraitChangeObservable, `registerForTraitChanges(_:handler:)`.
  ///
  /// https://developer.apple.com/documentation/uikit/uiview/traitoverrides
  /// https://developer.apple.com/documentation/uikit/uitraitchangeobservable/registerfortraitchanges(_:handler:)
  @Test func `overridden traits apply to subviews and are reported`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    var reported: [UIUserInterfaceStyle] = []
    let registration = inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
      reported.append(view.traitCollection.userInterfaceStyle)
    }
    outer.traitOverrides.userInterfaceStyle = .dark
    expect(inner.traitCollection.userInterfaceStyle, is: .dark)
    inner.unregisterForTraitChanges(registration)
    outer.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    expect(inner.traitCollection.userInterfaceStyle, is: UITraitCollection.current.userInterfaceStyle)
    expect(reported, is: [.dark])
  }

  /// UIKit, UITraitDefinition, `defaultValue`.
  ///
  /// https://developer.apple.com/documentation/uikit/uitraitdefinition/defaultvalue
  @Test func `custom traits have their default value unless overridden`() {
    let controller = UIViewController()
    #expect(controller.traitCollection[Dense.self] == false)
    controller.traitOverrides[Dense.self] = true
    #expect(controller.traitCollection[Dense.self])
    #expect(controller.view.traitCollection[Dense.self])
  }

  private struct Dense: UITraitDefinition { static let defaultValue = false }

  /// Foundation, UndoManager, `registerUndo(withTarget:handler:)`, `undo()` and `redo()`.
  @Test func `a change can be undone and redone`() {
    let (manager, label) = (UndoManager(), UILabel())
    func set(_ text: String?) {
      let former = label.text
      manager.registerUndo(withTarget: label) { _ in set(former) }
      label.text = text
    }
    set("one")
    set("two")
    manager.undo()
    expect(label.text, is: "one")
    #expect(manager.canRedo)
    manager.redo()
    expect(label.text, is: "two")
    set("three")
    #expect(!manager.canRedo)
  }
}

/// A storage that turns its text into capital letters.
private final class ShoutingStorage: NSTextStorage {
  private let text = NSMutableAttributedString()
  private(set) var edits = 0

  override var string: String { text.string }

  override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
    text.attributes(at: location, effectiveRange: range)
  }

  override func replaceCharacters(in range: NSRange, with str: String) {
    text.replaceCharacters(in: range, with: str.uppercased())
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    text.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  override func processEditing() {
    edits += 1
    super.processEditing()
  }

  /// A field as apps write it, whose placeholder has attributes.
  private final class Field: UITextField {
    override var placeholder: String? {
      get { attributedPlaceholder?.string }
      set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }
  }

  @Test func `a placeholder can be overridden with the one that has attributes`() {
    let field = Field()
    field.placeholder = "Name"
    #expect(field.placeholder == "Name" && field.attributedPlaceholder?.string == "Name")
    let plain = UITextField()
    plain.attributedPlaceholder = NSAttributedString(string: "Mail")
    plain.attributedText = NSAttributedString(string: "a@b.c")
    #expect(plain.placeholder == "Mail" && plain.text == "a@b.c")
    plain.text = "d"
    #expect(plain.attributedText == nil)
  }
}
