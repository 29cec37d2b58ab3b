internal import Foundation

/// The drawings that are being made on this thread, the innermost last.
enum DrawingStack {
  private static let key = "UIKit.drawings"

  private static var contexts: [CGContext] {
    get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// The drawing that code draws in; nil for none.
  static var current: CGContext? { contexts.last }

  static func push(_ context: CGContext) { contexts.append(context) }
  static func pop() { _ = contexts.popLast() }

  /// Calls code that draws.
  static func drawing(in context: CGContext, _ draw: () -> Void) {
    push(context)
    defer { pop() }
    draw()
  }
}
