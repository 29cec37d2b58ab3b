// Sources that import Core Graphics for its paths and colours find them in UIKit.
@_exported public import UIKit
