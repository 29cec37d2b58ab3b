// Sources that import QuartzCore for its layers find them in UIKit.
@_exported public import UIKit
