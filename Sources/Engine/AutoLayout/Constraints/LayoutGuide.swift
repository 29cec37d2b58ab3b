/// The rectangles of a view that constraints may refer to besides the view itself.
public enum LayoutGuide: Int, Sendable, Hashable, CaseIterable {
  /// The part of the view that neither bars nor the shape of the screen cover (specification SAF-01).
  case safeArea
  /// The view inset by its layout margins.
  case layoutMargins
  /// The part inside the margins in which lines of text stay readable.
  case readableContent
  /// The area below the status and navigation bars (specification GUI-01). Its bottom is the top of the usable area.
  case topLayoutGuide
  /// The area that the tab bar or toolbar covers (specification GUI-01). Its top is the bottom of the usable area.
  case bottomLayoutGuide
  /// The area that the keyboard covers. While the keyboard is hidden, it equals the bottom guide. Its top is the bottom
  /// of the usable area.
  case keyboard
  /// The content of a scroll view.
  case scrollContent
  /// The frame of a scroll view, as seen from its content.
  case scrollFrame
  /// The content of a scroll view, inset by the layout margins of the view.
  case contentMargins

  /// The name in equations and messages.
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

  /// Whether the guide moves when its scroll view scrolls.
  package var scrolls: Bool { self == .scrollContent || self == .contentMargins }
}
