internal import Foundation

/// The drawings in progress on this thread, the innermost last.
enum DrawingStack {
  private static let key = "UIKit.drawings"

  private static var contexts: [CGContext] {
    get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// The current drawing, or nil if no code is drawing.
  static var current: CGContext? { contexts.last }

  static func push(_ context: CGContext) { contexts.append(context) }
  static func pop() { _ = contexts.popLast() }

  /// Calls code that draws into a context.
  static func drawing(in context: CGContext, _ draw: () -> Void) {
    push(context)
    defer { pop() }
    draw()
  }
}
