// Screens as apps write them.
import Foundation
import UIKit

@MainActor
public enum Screens {
  /// Frames of views by name.
  public static func frames() -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    for screen in [maker, operators, arrays, attributes, extensions, pins, controller, cells] {
      frames.merge(screen()) { _, new in new }
    }
    return frames
  }

  static func stage() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }

  static func maker() -> [String: CGRect] {
    let (root, box, badge) = (stage(), UIView(), UIView())
    root.addSubview(box)
    box.addSubview(badge)
    box.lay.make { make in
      make.edges.equalToSuperview().inset(UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    }
    badge.lay.make {
      $0.size.equalTo(44)
      $0.center.equalTo(box).offset(4)
      $0.width.lessThanOrEqualTo(box).multipliedBy(0.5).priority(999)
    }
    badge.lay.update { $0.center.equalTo(box).offset(6) }
    root.layoutIfNeeded()
    let result = ["maker.box": box.frame, "maker.badge": badge.frame]
    box.lay.remake { $0.edges.equalTo(root) }
    root.layoutIfNeeded()
    return result.merging(["maker.remade": box.frame]) { first, _ in first }
  }

  static func operators() -> [String: CGRect] {
    let (root, first, second) = (stage(), UIView(), UIView())
    root.addSubview(first)
    root.addSubview(second)
    constrain(first, root) { first, root in
      first.left == root.left + 16
      first.top == root.top + 8
      first.width == root.width / 2 - 20
      first.height == 40
    }
    constrain(second, first) { second, first in
      second.left == first.right + 8
      second.centerY == first.centerY
      second.height == first.height * 2 - 10 ~~ 750
      second.width == 30
    }
    root.layoutIfNeeded()
    return ["operators.first": first.frame, "operators.second": second.frame]
  }

  static func arrays() -> [String: CGRect] {
    let (root, first, second, third) = (stage(), UIView(), UIView(), UIView())
    root.subviews(first, second, third)
    root.layout(20, first, 8.0, second, "|")
    |-first-|
    |-second
    second |=| third
    first.heightAnchor.constraint(equalToConstant: 50).isActive = true
    second.widthAnchor.constraint(equalToConstant: 60).isActive = true
    root.format("H:[third(wide)]", "V:[third(20)]", metrics: ["wide": 70], views: ["third": third])
    first.heightConstraint?.constant = 55
    root.layoutIfNeeded()
    return ["arrays.first": first.frame, "arrays.second": second.frame, "arrays.third": third.frame]
  }

  static func attributes() -> [String: CGRect] {
    let (root, box) = (stage(), UIView())
    root.addSubview(box)
    var isWide = false
    box.apply(
      Top(10), Left(10), Height(20, .greaterThanOrEqual), Right(30).when { isWide },
      Width(100).with(.defaultHigh).when { !isWide })
    root.layoutIfNeeded()
    let narrow = box.frame
    isWide = true
    for constraint in box.constraints { constraint.isActive = false }
    box.applyAgain()
    root.layoutIfNeeded()
    return ["attributes.narrow": narrow, "attributes.wide": box.frame]
  }

  static func extensions() -> [String: CGRect] {
    let (root, box, inner) = (stage(), UIView(), UIView())
    let guide = UILayoutGuide()
    root.addSubview(box)
    root.addLayoutGuide(guide)
    guide.edges(to: root, insets: UIEdgeInsets(top: 0, left: 0, bottom: 80, right: 0))
    box.center(in: guide, offset: CGPoint(x: 0, y: 10))
    box.size(CGSize(width: 200, height: 100)).deactivate()
    box.size(CGSize(width: 210, height: 100))
    box.stack([inner], spacing: 4)
    inner.heightAnchor.constraint(equalToConstant: 30).isActive = true
    inner.aspect(2)
    root.layoutIfNeeded()
    return ["extensions.box": box.frame, "extensions.inner": inner.frame, "extensions.guide": guide.layoutFrame]
  }

  static func pins() -> [String: CGRect] {
    let view = FrameView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.layoutIfNeeded()
    return ["pins.title": view.title.frame, "pins.line": view.line.frame]
  }

  static func controller() -> [String: CGRect] {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = FormController()
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return ["controller.banner": controller.banner.frame, "controller.steps": controller.stepsFrame]
  }

  static func cells() -> [String: CGRect] {
    let list = ListController(style: .plain)
    list.view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    list.view.layoutIfNeeded()
    return ["cells.second": list.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.frame ?? .zero]
  }
}

final class FormController: UIViewController {
  let banner = UIView()
  private(set) var steps: [String] = []
  var stepsFrame: CGRect { CGRect(x: 0, y: 0, width: CGFloat(steps.count), height: 1) }
  private lazy var field: UITextField = {
    let field = UITextField()
    field.placeholder = NSLocalizedString("Name", comment: "")
    field.borderStyle = .roundedRect
    return field
  }()
  private var heightConstraint: NSLayoutConstraint!

  override func loadView() {
    view = UIView()
    view.backgroundColor = .systemBackground
    steps.append("load")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    steps.append("did load")
    title = "Form"
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
    view.addSubview(banner)
    view.addSubview(field)
    for subview in view.subviews { subview.translatesAutoresizingMaskIntoConstraints = false }
    heightConstraint = banner.heightAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      banner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      banner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      banner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      heightConstraint,
      field.topAnchor.constraint(equalTo: banner.bottomAnchor, constant: 8),
      field.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      field.bottomAnchor.constraint(lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    steps.append("will appear")
    UIView.animate(withDuration: 0.3) {
      self.heightConstraint.constant = 60
      self.view.layoutIfNeeded()
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if steps.last != "laid out" { steps.append("laid out") }
  }
}

final class ListController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ListCell.self, forCellReuseIdentifier: ListCell.identifier)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: ListCell.identifier, for: indexPath) as! ListCell
    cell.height.constant = CGFloat(20 + indexPath.row * 10)
    return cell
  }
}

final class ListCell: UITableViewCell {
  static let identifier = "ListCell"
  private let box = UIView()
  private(set) lazy var height: NSLayoutConstraint = box.heightAnchor.constraint(equalToConstant: 20)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(box)
    box.edges(to: contentView, insets: UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
    height.isActive = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    height.constant = 0
  }
}
