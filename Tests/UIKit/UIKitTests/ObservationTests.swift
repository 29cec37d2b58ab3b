import LayoutTestSupport
import Testing
import UIKit

/// Features of Foundation's and UIKit's objects that layout code uses besides layouts.
@MainActor
struct ObservationTests {
  @Test func `the content size can be observed`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var heights: [CGFloat] = []
    let observation = scroll.observe(\.contentSize, options: [.initial, .new]) { view, change in
      heights.append(change.newValue?.height ?? view.contentSize.height)
    }
    scroll.contentSize = CGSize(width: 100, height: 300)
    scroll.contentSize = CGSize(width: 100, height: 300)
    scroll.contentOffset.y = 20
    expect(heights, is: [0, 300])
    observation.invalidate()
    scroll.contentSize.height = 400
    expect(heights, is: [0, 300])
  }

  @Test func `frames, bounds and offsets are observed as long as the observation is retained`() {
    let view = UIScrollView()
    var calls: [String] = []
    var kept: [NSKeyValueObservation] = [
      view.observe(\.frame, options: [.old, .new]) { _, change in
        calls.append("frame \(change.oldValue?.width ?? -1) \(change.newValue?.width ?? -1)")
      },
      view.observe(\.bounds) { _, _ in calls.append("bounds") },
      view.observe(\.contentOffset) { _, _ in calls.append("offset") },
    ]
    view.frame.size.width = 10
    view.contentOffset.x = 5
    expect(calls, is: ["frame 0.0 10.0", "bounds", "bounds", "offset"])
    kept.removeAll()
    view.frame.size.width = 20
    expect(calls.count, is: 4)
  }

  @Test func `a property can be observed by its name`() {
    let (view, observer) = (UIView(), Observer())
    view.addObserver(observer, forKeyPath: "bounds", options: [.new], context: nil)
    view.bounds.size.height = 7
    expect(observer.seen, is: ["bounds 7.0"])
    view.removeObserver(observer, forKeyPath: "bounds")
    view.bounds.size.height = 8
    expect(observer.seen.count, is: 1)
  }

  @Test func `any object has accessibility properties`() {
    let (image, object) = (UIImage(), NSObject())
    image.isAccessibilityElement = true
    image.accessibilityLabel = "Photo"
    object.accessibilityLabel = "Row"
    #expect(image.isAccessibilityElement && image.accessibilityLabel == "Photo")
    #expect(object.accessibilityLabel == "Row" && object.accessibilityFrame == .zero)
    #expect(NSObject().accessibilityLabel == nil)
  }

  @Test func `a registered class may have its own initializers`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(StyledCell.self, forCellReuseIdentifier: "styled")
    table.register(TitledHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    let cell = table.dequeueReusableCell(withIdentifier: "styled") as? StyledCell
    #expect(cell?.field.placeholder == "new" && cell?.reuseIdentifier == "styled")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? TitledHeader
    #expect(header?.mark == 3 && header?.reuseIdentifier == "header")
    let collection = UICollectionView(frame: table.frame, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(Tile.self, forCellWithReuseIdentifier: "tile")
    let tile = collection.dequeueReusableCell(withReuseIdentifier: "tile", for: IndexPath(item: 0, section: 0))
    #expect((tile as? Tile)?.side == 12 && tile.reuseIdentifier == "tile")
    expect(FieldCell(placeholder: "Name").field.placeholder, is: "Name")
    #expect(Layered().layer is OwnLayer)
  }
}

private final class Observer: UIView {
  var seen: [String] = []
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    seen.append("\(keyPath ?? "") \((change?[.newKey] as? CGRect)?.height ?? -1)")
  }
}

private final class FieldCell: UITableViewCell {
  let field = UITextField()
  init(placeholder: String) {
    field.placeholder = placeholder
    super.init(style: .default, reuseIdentifier: nil)
    contentView.addSubview(field)
  }
  required init?(coder: NSCoder) { fatalError() }
}

private final class StyledCell: UITableViewCell {
  let field = UITextField()
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    field.placeholder = "new"
  }
  init(placeholder: String) { super.init(style: .default, reuseIdentifier: nil) }
  required init?(coder: NSCoder) { fatalError() }
}

private final class TitledHeader: UITableViewHeaderFooterView {
  let mark = 3
  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  init(title: String) { super.init(reuseIdentifier: nil) }
  required init?(coder: NSCoder) { fatalError() }
}

private final class Tile: UICollectionViewCell {
  let side: CGFloat
  override init(frame: CGRect) {
    side = 12
    super.init(frame: frame)
  }
  init(side: CGFloat) {
    self.side = side
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { fatalError() }
}

private final class OwnLayer: CALayer {}

private final class Layered: UIView {
  override class var layerClass: AnyClass { OwnLayer.self }
}
