public import Scenes

/// The names by which UIKit's own texts speak of a view.
extension Views.View {
  /// The class that logs print: the author's own, or the one of UIKit that the element or type stands for.
  public var runtimeClassName: String {
    if let customClass = identity.customClass { return customClass }
    return irregularClasses[className] ?? "UI\(className.prefix(1).uppercased())\(className.dropFirst())"
  }
}

extension ResolvedView {
  /// The text by which logs tell a view from others of its class, or nil for views that logs show without one.
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

/// Elements of documents and types of scenes whose class is called otherwise, or is not in UIKit.
private let irregularClasses = [
  "activityIndicator": "UIActivityIndicatorView", "adBannerView": "ADBannerView", "arscnView": "ARSCNView",
  "arskView": "ARSKView", "cell": "UITableViewCell", "collection": "UICollectionView",
  "collectionViewCellContentView": "UIView", "containerView": "UIView", "effect": "UIVisualEffectView",
  "embedded": "UIView", "glkView": "GLKView", "image": "UIImageView", "map": "MKMapView", "mapView": "MKMapView",
  "mtkView": "MTKView", "other": "UIView", "picker": "UIPickerView", "progress": "UIProgressView",
  "sceneKitView": "SCNView", "scroll": "UIScrollView", "skView": "SKView", "stack": "UIStackView",
  "table": "UITableView", "web": "WKWebView", "wkWebView": "WKWebView",
]
