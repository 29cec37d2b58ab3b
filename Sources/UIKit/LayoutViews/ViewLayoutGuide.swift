internal import AutoLayout
public import Geometry

/// A rectangle in a view that constraints may name and that is not drawn; UIKit's `UILayoutGuide`.
///
/// Guides that are added with ``LayoutView/addLayoutGuide(_:)`` are placed by constraints alone. Each view has guides of
/// its own besides: ``LayoutView/safeAreaLayoutGuide``, ``LayoutView/layoutMarginsGuide`` and others.
public final class ViewLayoutGuide: ConstraintItem {
  /// The view that the guide lies in; nil for one that was not added yet.
  public internal(set) weak var owningView: LayoutView?
  /// The name that messages use for a guide that constraints place; nil for `UILayoutGuide`.
  public var identifier: String?
  private let kind: LayoutGuide?
  /// The frame that layout gave to a guide that constraints place, in points, in the coordinates of the owning view.
  var solvedFrame = Rect.zero

  /// A guide to be added to a view and placed by constraints.
  public override init() {
    kind = nil
    super.init()
  }

  init(_ kind: LayoutGuide, of view: LayoutView) {
    self.kind = kind
    owningView = view
    super.init()
  }

  /// The frame of the guide after the last layout, in points, in the coordinates of the owning view.
  public var layoutFrame: Rect {
    guard let kind, let view = owningView else { return solvedFrame }
    let (bounds, insets) = (view.bounds, view.guideInsets)
    switch kind {
    case .safeArea: return bounds.inset(by: insets.safeArea)
    case .layoutMargins: return bounds.inset(by: insets.layoutMargins)
    case .readableContent: return bounds.inset(by: insets.readableContent)
    case .topLayoutGuide: return Rect(left: 0, top: 0, right: bounds.width, bottom: insets.safeArea.top)
    case .bottomLayoutGuide, .keyboard:
      let height = kind == .keyboard ? insets.keyboardGuideHeight : insets.safeArea.bottom
      let top = bounds.height - height
      return Rect(left: 0, top: top, right: bounds.width, bottom: bounds.height)
    case .scrollContent: return Rect(origin: .zero, size: (view as? LayoutScrollView)?.contentSize ?? bounds.size)
    case .scrollFrame: return bounds
    }
  }

  override var ownerView: LayoutView? { owningView }
  override var enclosingView: LayoutView? { owningView }
  override var standardGuide: LayoutGuide? { kind }
  override var messageName: String {
    kind.map { "\(owningView?.messageName ?? "(gone)").\($0.name)" } ?? identifier ?? "UILayoutGuide"
  }
}

extension LayoutView {
  /// The part of the view that bars and the shape of the screen leave free (specification SAF-01).
  public var safeAreaLayoutGuide: ViewLayoutGuide { standardGuides.guide(.safeArea, of: self) }
  /// The view less its layout margins.
  public var layoutMarginsGuide: ViewLayoutGuide { standardGuides.guide(.layoutMargins, of: self) }
  /// The part of the margins that keeps lines of text readable.
  public var readableContentGuide: ViewLayoutGuide { standardGuides.guide(.readableContent, of: self) }
  /// The strip of the view under the status and navigation bars; its bottom is the usable top of a screen
  /// (specification GUI-01).
  public var topLayoutGuide: ViewLayoutGuide { standardGuides.guide(.topLayoutGuide, of: self) }
  /// The strip of the view under the tab bar or toolbar; its top is the usable bottom of a screen.
  public var bottomLayoutGuide: ViewLayoutGuide { standardGuides.guide(.bottomLayoutGuide, of: self) }
}

/// The guides that a view has of its own, made when they are first named, so that each is one object.
struct StandardGuides {
  private var made: [LayoutGuide: ViewLayoutGuide] = [:]

  mutating func guide(_ kind: LayoutGuide, of view: LayoutView) -> ViewLayoutGuide {
    if let guide = made[kind] { return guide }
    let guide = ViewLayoutGuide(kind, of: view)
    made[kind] = guide
    return guide
  }
}
