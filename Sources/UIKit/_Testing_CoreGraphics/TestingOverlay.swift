// The compiler imports this module if a file imports both Testing and CoreGraphics, as for UIKit.
@_exported public import CoreGraphics
