internal import AutoLayout
public import Foundation
internal import Geometry

/// An item that constraints may name: a view or a guide.
@MainActor
protocol LayoutAnchoring: AnyObject {
  /// The view itself, or the view that a guide lies in.
  var ownerView: UIView? { get }
  /// The view that `|` stands for beside the item in a visual format.
  var enclosingView: UIView? { get }
  /// The kind of the item among a view's own guides.
  var standardGuide: LayoutGuide? { get }
  /// The name of the item in messages.
  var messageName: String { get }
}

extension UIView: LayoutAnchoring {
  var ownerView: UIView? { self }
  var enclosingView: UIView? { superview }
  var standardGuide: LayoutGuide? { nil }
  var messageName: String { accessibilityIdentifier ?? String(describing: type(of: self)) }
}

/// A rectangle in a view that constraints may name and that is not drawn.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutAnchoring {
  weak var holder: UIView?
  /// The name by which code finds the guide, and that messages use.
  open var identifier = ""
  let standardGuide: LayoutGuide?
  /// The frame that constraints gave the guide, in the owning view, in points.
  var solvedFrame = CGRect.zero

  /// A guide to be added to a view and placed by constraints.
  public override init() {
    standardGuide = nil
    super.init()
  }

  /// A guide from an archive: here a guide without anything.
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

  /// The view that the guide lies in. Setting it moves the guide there.
  open var owningView: UIView? {
    get { holder }
    set {
      guard newValue !== holder else { return }
      guard let newValue else { return holder?.removeLayoutGuide(self) ?? () }
      newValue.addLayoutGuide(self)
    }
  }

  /// The frame of the guide in the owning view, in points.
  open var layoutFrame: CGRect {
    guard let standardGuide, let view = holder else { return solvedFrame }
    return isPlaced ? Self.frame(of: standardGuide, in: view) : .zero
  }

  /// Indicates that a layout has placed the guide.
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
    }
  }

  var ownerView: UIView? { holder }
  var enclosingView: UIView? { holder }
  var messageName: String {
    standardGuide.map { "\(holder?.messageName ?? "(gone)").\($0.name)" }
      ?? (identifier.isEmpty ? "UILayoutGuide" : identifier)
  }
}

/// The guide that follows the keyboard.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Unlike the guides of insets, this one has a frame from the layout on that follows its first use.
  override var isPlaced: Bool { wasPlaced }
  var wasPlaced = false
  /// True where the guide follows a keyboard that was taken off the edge.
  open var followsUndockedKeyboard = false
  /// True where the guide ends at the safe area while there is no keyboard.
  open var usesBottomSafeArea = true
  /// Activates constraints where the guide lies at an edge, else deactivates them: it lies at the lower edge alone.
  open func setConstraints(_ constraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
    for constraint in constraints { constraint.isActive = edge == .bottom }
  }
  /// Activates constraints where the guide lies at none of some edges, else deactivates them.
  open func setConstraints(_ constraints: [NSLayoutConstraint], activeWhenAwayFrom edges: NSDirectionalRectEdge) {
    for constraint in constraints { constraint.isActive = !edges.contains(.bottom) }
  }
}

/// The strips of a controller's view that bars cover, from the time before the safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the strip, in points.
  var length: CGFloat { get }
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

/// A strip that bars cover.
final class SupportGuide: UILayoutGuide, UILayoutSupport {
  /// Indicates that the view holds the constraints of the strip.
  var isHeld = false
  var length: CGFloat { layoutFrame.height }
}
