// Sources that import MapKit find its names in UIKit.
@_exported public import UIKit
