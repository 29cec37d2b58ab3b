public import Foundation

extension UICalendarView {
  /// The size of a mark relative to others.
  public enum DecorationSize: Int, Sendable {
    case small
    case medium
    case large
  }

  /// A mark below the number of a day.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    private enum Content {
      case circle
      case image(UIImage)
      case view(@MainActor () -> UIView)
    }

    private let content: Content
    private let color: UIColor
    private let size: DecorationSize

    private init(_ content: Content, _ color: UIColor?, _ size: DecorationSize) {
      (self.content, self.color, self.size) = (content, color ?? .systemFill, size)
    }

    /// Creates a filled circle of medium size in the system's fill color.
    public override convenience init() { self.init(.circle, nil, .medium) }

    /// Returns a filled circle. By default, it has the system's fill color and medium size.
    public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(.circle, color, size)
    }
    /// Returns an image in one color, or a circle if it is nil.
    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration {
      Decoration(image.map(Content.image) ?? .circle, color, size)
    }
    /// Returns a view of the app. It is created once and clipped to the room below the number.
    public static func customView(_ makeView: @escaping @MainActor () -> UIView) -> Decoration {
      Decoration(.view(makeView), nil, .medium)
    }

    /// The diameter of the circle and the height of the image, in points. Apple documents their order only.
    private var extents: (circle: CGFloat, image: CGFloat) {
      switch size {
      case .small: (4, 9)
      case .medium: (6, 11)
      case .large: (8, 13)
      }
    }

    /// Draws the circle or the image at the center of a rectangle, in the current context. A view of the app is a
    /// subview of the calendar instead.
    func draw(in room: CGRect) {
      switch content {
      case .circle:
        color.setFill()
        UIBezierPath(ovalIn: Self.centered(CGSize(width: extents.circle, height: extents.circle), in: room)).fill()
      case .image(let image):
        guard image.size.height > 0 else { return }
        let scale = extents.image / image.size.height
        let size = CGSize(width: min(room.width, image.size.width * scale), height: extents.image)
        image.withTintColor(color).draw(in: Self.centered(size, in: room))
      case .view: return
      }
    }

    /// Returns the view of the app, at the center of a rectangle. Nil for circles and images.
    func view(in room: CGRect) -> UIView? {
      guard case .view(let make) = content else { return nil }
      let view = make()
      let own =
        view.bounds.size == .zero
        ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.bounds.size
      let size = CGSize(width: min(own.width, room.width), height: min(own.height, room.height))
      view.frame = Self.centered(size, in: room)
      view.clipsToBounds = true
      return view
    }

    private static func centered(_ size: CGSize, in room: CGRect) -> CGRect {
      CGRect(
        x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
    }
  }
}
