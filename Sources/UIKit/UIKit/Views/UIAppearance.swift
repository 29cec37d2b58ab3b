public import Foundation

/// A class whose instances may be given a common appearance.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// A class in whose instances others may have an appearance of their own.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}
