// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Returns the current drawing, or nil outside drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingStack.current }

/// Makes a drawing the current one.
public func UIGraphicsPushContext(_ context: CGContext) { DrawingStack.push(context) }

/// Restores the previous drawing.
public func UIGraphicsPopContext() { DrawingStack.pop() }

/// Fills a rectangle.
public func UIRectFill(_ rect: CGRect) { DrawingStack.current?.fill(rect) }

/// Draws the outline of a rectangle, one point wide and inside it.
public func UIRectFrame(_ rect: CGRect) { DrawingStack.current?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

/// Clips later drawing to a rectangle.
public func UIRectClip(_ rect: CGRect) { DrawingStack.current?.clip(to: rect) }
