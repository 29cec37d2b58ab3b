// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Makes a context the current one. Nothing is drawn here.
@MainActor
public func UIGraphicsPushContext(_ context: CGContext) {}

/// Restores the former context.
@MainActor
public func UIGraphicsPopContext() {}

/// Fills a rectangle. Nothing is drawn here.
@MainActor
public func UIRectFill(_ rect: CGRect) {}

/// Draws the frame of a rectangle. Nothing is drawn here.
@MainActor
public func UIRectFrame(_ rect: CGRect) {}

/// Clips to a rectangle. Nothing is drawn here.
@MainActor
public func UIRectClip(_ rect: CGRect) {}
