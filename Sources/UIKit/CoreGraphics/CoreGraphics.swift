// Sources that import Core Graphics for its paths and colors find them in UIKit.
@_exported public import UIKit
