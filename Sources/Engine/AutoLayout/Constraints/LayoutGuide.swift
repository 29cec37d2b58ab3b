/// The rectangles of a view that constraints may refer to besides the view itself.
public enum LayoutGuide: Int, Sendable, Hashable, CaseIterable {
  /// The part of the view that bars and the shape of the screen leave free (specification SAF-01).
  case safeArea
  /// The view less its layout margins.
  case layoutMargins
  /// The part of the margins that keeps lines of text readable.
  case readableContent
  /// The area under the status and navigation bars (specification GUI-01); its bottom is the usable top.
  case topLayoutGuide
  /// The area that the tab bar or toolbar covers (specification GUI-01); its top is the usable bottom.
  case bottomLayoutGuide
  /// The area that the keyboard covers while it is shown, else the same as the bottom guide; its top is the usable
  /// bottom.
  case keyboard
  /// The content of a scroll view.
  case scrollContent
  /// The frame of a scroll view, as its contents see it.
  case scrollFrame
  /// The content of a scroll view less the layout margins of the view.
  case contentMargins

  /// The word in equations and messages.
  public var name: String {
    switch self {
    case .safeArea: "safeArea"
    case .layoutMargins: "margins"
    case .readableContent: "readable"
    case .topLayoutGuide: "topGuide"
    case .bottomLayoutGuide: "bottomGuide"
    case .keyboard: "keyboard"
    case .scrollContent: "content"
    case .scrollFrame: "frame"
    case .contentMargins: "contentMargins"
    }
  }

  /// Whether the guide moves with what its scroll view scrolls.
  package var scrolls: Bool { self == .scrollContent || self == .contentMargins }
}
