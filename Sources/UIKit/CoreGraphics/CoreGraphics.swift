// Sources that import paths and colours by the name of their framework find them in UIKit.
@_exported public import UIKit
