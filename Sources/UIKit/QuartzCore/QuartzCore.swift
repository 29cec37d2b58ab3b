// Sources that import layers by the name of their framework find them in UIKit.
@_exported public import UIKit
