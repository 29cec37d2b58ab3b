// Frames without constraints, edge by edge.
import Foundation
import UIKit

public final class Pin {
  private let view: UIView
  private var leftEdge: CGFloat?
  private var topEdge: CGFloat?
  private var rightEdge: CGFloat?
  private var bottomEdge: CGFloat?
  private var length: CGSize

  @MainActor
  init(_ view: UIView) {
    self.view = view
    length = view.bounds.size
  }

  public func left(_ value: CGFloat = 0) -> Pin { with { $0.leftEdge = value } }
  public func top(_ value: CGFloat = 0) -> Pin { with { $0.topEdge = value } }
  public func right(_ value: CGFloat = 0) -> Pin { with { $0.rightEdge = value } }
  public func bottom(_ value: CGFloat = 0) -> Pin { with { $0.bottomEdge = value } }
  public func width(_ value: CGFloat) -> Pin { with { $0.length.width = value } }
  public func height(_ value: CGFloat) -> Pin { with { $0.length.height = value } }
  public func all(_ insets: UIEdgeInsets) -> Pin {
    left(insets.left).top(insets.top).right(insets.right).bottom(insets.bottom)
  }
  @MainActor
  public func below(_ other: UIView, by gap: CGFloat = 0) -> Pin { top(other.frame.maxY + gap) }
  @MainActor
  public func sizeToFit(width: CGFloat = .greatestFiniteMagnitude) -> Pin {
    let size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return with { $0.length = CGSize(width: min(size.width, width), height: size.height) }
  }

  private func with(_ change: (Pin) -> Void) -> Pin {
    change(self)
    return self
  }

  @MainActor
  public func layout() {
    let room = view.superview?.bounds ?? .zero
    var frame = CGRect(origin: view.frame.origin, size: length)
    if let leftEdge, let rightEdge { frame.size.width = room.width - leftEdge - rightEdge }
    if let topEdge, let bottomEdge { frame.size.height = room.height - topEdge - bottomEdge }
    frame.origin.x = leftEdge ?? rightEdge.map { room.maxX - $0 - frame.width } ?? frame.minX
    frame.origin.y = topEdge ?? bottomEdge.map { room.maxY - $0 - frame.height } ?? frame.minY
    let isRightToLeft = UIView.userInterfaceLayoutDirection(for: view.semanticContentAttribute) == .rightToLeft
    if isRightToLeft { frame.origin.x = room.width - frame.maxX }
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }
}

extension UIView {
  public var pin: Pin { Pin(self) }
}

open class FrameView: UIView {
  public let title = UILabel()
  public let line = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    addSubview(line)
  }

  public required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  open override func layoutSubviews() {
    super.layoutSubviews()
    title.pin.left(10).top(safeAreaInsets.top).right(10).height(20).layout()
    line.pin.below(title, by: 4).left(10).right(10).height(2).layout()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 26) }
}
