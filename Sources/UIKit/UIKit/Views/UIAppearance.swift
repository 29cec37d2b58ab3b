public import Foundation

/// A class whose instances can share an appearance.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// A class that can contain instances with a special appearance.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}
