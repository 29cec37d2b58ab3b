// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The drawing that code draws in; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingStack.current }

/// Makes a drawing the one that code draws in.
public func UIGraphicsPushContext(_ context: CGContext) { DrawingStack.push(context) }

/// Goes back to the drawing before.
public func UIGraphicsPopContext() { DrawingStack.pop() }

/// Fills a rectangle.
public func UIRectFill(_ rect: CGRect) { DrawingStack.current?.fill(rect) }

/// Draws the edges of a rectangle.
public func UIRectFrame(_ rect: CGRect) { DrawingStack.current?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

/// Draws only in a rectangle from now on.
public func UIRectClip(_ rect: CGRect) { DrawingStack.current?.clip(to: rect) }
