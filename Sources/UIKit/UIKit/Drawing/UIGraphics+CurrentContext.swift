// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Makes a drawing the one that code draws in; nothing is drawn here.
@MainActor
public func UIGraphicsPushContext(_ context: CGContext) {}

/// Takes a drawing back.
@MainActor
public func UIGraphicsPopContext() {}

/// Fills a rectangle; nothing is drawn here.
@MainActor
public func UIRectFill(_ rect: CGRect) {}

/// Draws the edges of a rectangle; nothing is drawn here.
@MainActor
public func UIRectFrame(_ rect: CGRect) {}

/// Draws only in a rectangle from now on; nothing is drawn here.
@MainActor
public func UIRectClip(_ rect: CGRect) {}
