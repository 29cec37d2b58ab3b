public import Scenes

/// The names of views in UIKit's own output.
extension Views.View {
  /// The class in logs: the author's own, or UIKit's for the element or type.
  public var runtimeClassName: String {
    if let customClass = identity.customClass { return customClass }
    return irregularClasses[className] ?? "UI\(className.prefix(1).uppercased())\(className.dropFirst())"
  }
}

extension ResolvedView {
  /// The text that distinguishes a view from others of its class in logs, or nil for views that logs show without one.
  var logTitle: String? {
    let title: String? =
      switch content {
      case .label(let label): label.text
      case .button(let button): button.title
      default: nil
      }
    return title?.isEmpty == true ? nil : title
  }
}

/// The classes of elements and types that have a different name, or are not in UIKit.
private let irregularClasses = [
  "activityIndicator": "UIActivityIndicatorView", "adBannerView": "ADBannerView", "arscnView": "ARSCNView",
  "arskView": "ARSKView", "cell": "UITableViewCell", "collection": "UICollectionView",
  "collectionViewCellContentView": "UIView", "containerView": "UIView", "effect": "UIVisualEffectView",
  "embedded": "UIView", "glkView": "GLKView", "image": "UIImageView", "map": "MKMapView", "mapView": "MKMapView",
  "mtkView": "MTKView", "other": "UIView", "picker": "UIPickerView", "progress": "UIProgressView",
  "sceneKitView": "SCNView", "scroll": "UIScrollView", "skView": "SKView", "stack": "UIStackView",
  "table": "UITableView", "web": "WKWebView", "wkWebView": "WKWebView",
]
