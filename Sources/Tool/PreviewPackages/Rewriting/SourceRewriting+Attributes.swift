extension SourceRewriting {
  /// The attributes that need Objective-C or Interface Builder.
  private static let left: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
    "NSManaged", "NSCopying", "GKInspectable", "UIApplicationMain", "NSApplicationMain",
  ]

  /// Removes an attribute that needs Objective-C, with its arguments.
  mutating func rewriteAttribute(_ position: Int) {
    let name = text(position + 1)
    guard isAttached(position), Self.left.contains(name) || isProgram && name == "main" else { return }
    if name == "objc" { isObjectiveC = true }
    if name == "IBOutlet" { noteOutlet(position) }
    if name == "NSManaged" { remark(position, "Core Data is not available on Linux: the property has no value here") }
    var last = position + 1
    if isAttached(last), text(last + 1) == "(", let end = end(of: last + 1) { last = end }
    blank(position, last)
  }

  /// Removes `dynamic` before a declaration.
  mutating func rewriteModifier(_ position: Int) {
    let next = text(position + 1)
    guard Self.modifiers.contains(next) || Self.keywords.contains(next) || next == "@" else { return }
    blank(position, position)
  }

  /// Begins a protocol. An `@objc` protocol is for classes only.
  mutating func beginProtocol(_ position: Int) {
    guard token(position + 1)?.kind == .word else { return }
    nextScope = .protocol
    let modifiers = (start(ofDeclarationAt: position)..<position).map(text)
    openProtocol = OpenProtocol(
      name: text(position + 1), access: modifiers.first { $0 == "public" || $0 == "package" }, depth: scopes.count)
    if isObjectiveC, text(position + 2) == "{", let name = token(position + 1) {
      insert(": AnyObject", at: name.range.upperBound)
    }
    isObjectiveC = false
  }

  /// Begins a type. A type that only SwiftUI uses is removed.
  mutating func beginType(_ position: Int) {
    isObjectiveC = false
    guard token(position + 1)?.kind == .word, text(position + 1) != "func", text(position + 1) != "var" else { return }
    nextScope = .type
    guard text(position) == "struct",
      let open = (position + 2..<min(position + 200, tokens.code.count)).first(where: {
        text($0) == "{" || text($0) == "}"
      }), text(open) == "{", let name = (position + 2..<open).map(text).first(where: Self.swiftUI.contains),
      let end = end(of: open)
    else { return }
    blank(start(ofDeclarationAt: position), end)
    remark(position, "'\(text(position + 1))' skipped: '\(name)' belongs to SwiftUI, which is not available on Linux")
  }

  /// The protocols of SwiftUI to which structures in UIKit sources conform.
  private static let swiftUI: Set<String> = [
    "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable", "PreviewModifier",
  ]
}
