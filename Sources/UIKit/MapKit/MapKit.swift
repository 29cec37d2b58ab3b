// Sources that import maps by the name of their framework find them in UIKit.
@_exported public import UIKit
