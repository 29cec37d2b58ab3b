internal import AutoLayout
public import Foundation
internal import Geometry

/// A rectangle in a view that constraints may name and that is not drawn.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutAnchoring {
  weak var holder: UIView?
  /// The identifier for code and messages.
  open var identifier = ""
  let standardGuide: LayoutGuide?
  /// The frame from constraints, in the coordinates of the owning view, in points.
  var solvedFrame = CGRect.zero

  /// Creates a guide to be added to a view and placed by constraints.
  public override init() {
    standardGuide = nil
    super.init()
  }

  /// Creates a guide from an archive; here an empty guide.
  public required init?(coder: NSCoder) {
    standardGuide = nil
    super.init()
  }

  init(_ kind: LayoutGuide, of view: UIView) {
    standardGuide = kind
    holder = view
    super.init()
    identifier = Self.identifiers[kind] ?? ""
  }

  private static let identifiers: [LayoutGuide: String] = [
    .safeArea: "UIViewSafeAreaLayoutGuide", .layoutMargins: "UIViewLayoutMarginsGuide",
    .readableContent: "UIViewReadableContentGuide", .scrollContent: "UIScrollView-contentLayoutGuide",
    .scrollFrame: "UIScrollView-frameLayoutGuide",
  ]

  /// The view that owns the guide. Setting it moves the guide to another view.
  open var owningView: UIView? {
    get { holder }
    set {
      guard newValue !== holder else { return }
      guard let newValue else { return holder?.removeLayoutGuide(self) ?? () }
      newValue.addLayoutGuide(self)
    }
  }

  /// The frame of the guide in the coordinates of the owning view, in points.
  open var layoutFrame: CGRect {
    guard let standardGuide, let view = holder else { return solvedFrame }
    return isPlaced ? Self.frame(of: standardGuide, in: view) : .zero
  }

  /// Whether a layout has placed the guide.
  var isPlaced: Bool { true }

  private static func frame(of kind: LayoutGuide, in view: UIView) -> CGRect {
    let (bounds, insets) = (view.bounds, view.guideInsets)
    switch kind {
    case .safeArea: return bounds.inset(by: UIEdgeInsets(insets.safeArea))
    case .layoutMargins: return bounds.inset(by: UIEdgeInsets(insets.layoutMargins))
    case .readableContent: return bounds.inset(by: UIEdgeInsets(insets.readableContent))
    case .topLayoutGuide: return CGRect(x: 0, y: 0, width: bounds.width, height: insets.safeArea.top)
    case .bottomLayoutGuide, .keyboard:
      let height = kind == .keyboard ? insets.keyboardGuideHeight : insets.safeArea.bottom
      return CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
    case .scrollContent: return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? bounds.size)
    case .scrollFrame: return bounds
    case .contentMargins: return frame(of: .scrollContent, in: view).inset(by: UIEdgeInsets(insets.layoutMargins))
    }
  }

  var ownerView: UIView? { holder }
  var enclosingView: UIView? { holder }
  var messageName: String {
    standardGuide.map { "\(holder?.messageName ?? "(gone)").\($0.name)" }
      ?? (identifier.isEmpty ? "UILayoutGuide" : identifier)
  }
}
