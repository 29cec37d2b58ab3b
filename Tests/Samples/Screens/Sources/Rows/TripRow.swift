import Combine
import CoreGraphics
import UIKit

@objc protocol TripRowDelegate {
  func tripRowDidToggle(_ row: TripRow)
}

/// A row written like those of apps, with the words that need Objective-C and that 'render-layouts run' rewrites.
@IBDesignable
@objcMembers open class TripRow: UIControl {
  @IBOutlet private weak var title: UILabel!
  @IBOutlet private weak var switcher: UISwitch!
  @IBInspectable open dynamic var spacing: CGFloat = 12
  weak var delegate: TripRowDelegate?

  public init(_ name: String) {
    super.init(frame: .zero)
    let (title, switcher) = (UILabel(), UISwitch())
    title.text = name
    title.font = .preferredFont(forTextStyle: .headline)
    switcher.addTarget(self, action: #selector(toggle(_:)), for: .valueChanged)
    for view in [title, switcher] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    (self.title, self.switcher) = (title, switcher)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = spacing
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      title.centerYAnchor.constraint(equalTo: switcher.centerYAnchor),
      switcher.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: spacing),
      switcher.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      switcher.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      layoutMarginsGuide.bottomAnchor.constraint(equalTo: switcher.bottomAnchor),
    ])
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("not from a document") }

  @IBAction @objc func toggle(_ sender: Any?) { delegate?.tripRowDidToggle(self) }
}

extension TripRow {
  @objc open override func tintColorDidChange() {
    super.tintColorDidChange()
    switcher.onTintColor = tintColor
  }
}

#if os(iOS)
  #Preview("Row", traits: .sizeThatFitsLayout) { TripRow("Lakes") }

  #Preview("Rows", traits: .portrait) {
    let rows = UIStackView(arrangedSubviews: ["Lakes", "Summits", "Tables in the shade"].map { TripRow($0) })
    rows.axis = .vertical
    rows.spacing = 8
    rows.isLayoutMarginsRelativeArrangement = true
    rows.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    rows.distribution = .fillEqually
    rows.backgroundColor = .systemGroupedBackground
    return rows
  }
#endif
