import UIKit

/// The screen of `Scenes/Screens/Settings.scene.yaml` in code, in English.
final class SettingsController: UIViewController {
  private let page = UIScrollView()
  private let heading = Parts.label("Settings", .largeTitle, .bold)
  private let portrait = Parts.picture(.systemBlue, radius: 30)
  private let personName = Parts.label("Noor Lindgren", .title3, .semibold)
  private let personDetail = Parts.label("Backup, devices and payments", .subheadline, color: .secondaryLabel)
  private lazy var personTexts = Parts.stack(.vertical, [personName, personDetail], spacing: 2)
  private lazy var personRow = Parts.stack(.horizontal, [portrait, personTexts], spacing: 14, alignment: .center)
  private lazy var person = Parts.cell(personRow)
  private lazy var connection = group([
    row("flight", "Flight mode", "airplane", .systemOrange, isOn: false),
    row("wifi", "Wireless network", "wifi", .systemBlue, value: "Harbour"),
    row("bluetooth", "Headphones", "dot.radiowaves", .systemBlue, value: "On"),
  ])
  private lazy var attention = group([
    row("notices", "Notifications", "bell.badge", .systemRed),
    row("sounds", "Sounds and haptics", "speaker.wave.3", .systemPink),
    row("focus", "Focus", "moon", .systemIndigo, value: "Resting"),
  ])
  private lazy var first = Parts.stack(.vertical, [person, connection, attention], spacing: 24)
  private let lookTitle = Parts.label("Look", .subheadline, color: .secondaryLabel)
  private let look = UISegmentedControl(items: ["Light", "Dark", "Auto"])
  private let brightnessTitle = Parts.label("Brightness", .subheadline, color: .secondaryLabel)
  private let brightness = UISlider()
  private lazy var display = Parts.stack(.vertical, [lookTitle, look, brightnessTitle, brightness], spacing: 12)
  private lazy var device = group([
    row("night", "Warmer at night", "sun.max", .systemGray, isOn: true),
    row("battery", "Battery", "battery.100", .systemGreen, value: "84%"),
  ])
  private lazy var trust = group([
    row("privacy", "Privacy and security", "hand.raised", .systemBlue),
    row("about", "About this device", "info", .systemGray),
  ])
  private lazy var second = Parts.stack(.vertical, [display, device, trust], spacing: 24)
  private lazy var columns = Parts.stack(
    .horizontal, [first, second], spacing: 20, alignment: .top, distribution: .fillEqually)

  private func group(_ rows: [UITableViewCell]) -> UIStackView {
    let group = Parts.stack(.vertical, rows)
    group.backgroundColor = .secondarySystemGroupedBackground
    group.layer.cornerRadius = 12
    group.clipsToBounds = true
    return group
  }

  /// A row with an icon, a title, and a value or a switch at its end.
  private func row(
    _ name: String, _ title: String, _ symbol: String, _ color: UIColor, value: String? = nil, isOn: Bool? = nil
  ) -> UITableViewCell {
    let icon = UIImageView(image: UIImage(systemName: symbol)).named("\(name)Icon")
    icon.contentMode = .center
    icon.backgroundColor = color
    icon.tintColor = .white
    icon.layer.cornerRadius = 7
    var views = [icon, Parts.label(title, .body).named("\(name)Title")]
    if let value { views[1] = texts(name, views[1], value) }
    if let isOn {
      let toggle = UISwitch().named("\(name)Switch")
      toggle.isOn = isOn
      toggle.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
      views.append(toggle)
    }
    let row = Parts.stack(.horizontal, views, spacing: 12, alignment: .center).named("\(name)Row")
    row.pad(8, 16, 8, isOn == nil ? 40 : 16)
    NSLayoutConstraint.activate(icon.size(29, 29) + [row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)])
    return Parts.cell(row, isFurther: isOn == nil).named(name)
  }

  /// A title and its value, which is below the title on phones with large text.
  private func texts(_ name: String, _ title: UIView, _ value: String) -> UIStackView {
    let value = Parts.label(value, .body, color: .secondaryLabel).named("\(name)Value").keepingWidth()
    let isNarrow = traitCollection.hasLargeLetters && traitCollection.userInterfaceIdiom == .phone
    let texts = Parts.stack(isNarrow ? .vertical : .horizontal, [title, value], spacing: isNarrow ? 0 : 8)
    return texts.named("\(name)Texts")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    for view in [person, display] as [UIView] {
      view.backgroundColor = .secondarySystemGroupedBackground
      view.layer.cornerRadius = 12
    }
    personRow.pad(12, 16, 12, 40)
    display.pad(16, 16, 16, 16)
    look.selectedSegmentIndex = 2
    brightness.value = 0.7
    if traitCollection.hasLargeLetters || (traitCollection.userInterfaceIdiom == .phone && UIScreen.main.isUpright) {
      columns.lieAbove(spacing: 24)
    }
    view.add(page)
    page.add(heading, columns)
    NSLayoutConstraint.activate(portrait.size(60, 60) + place())
  }

  private func place() -> [NSLayoutConstraint] {
    let (safe, content) = (view.safeAreaLayoutGuide, page.contentLayoutGuide)
    return page.places(in: view, above: view.bottomAnchor) + [
      heading.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      heading.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
      heading.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
      columns.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 12),
      columns.leadingAnchor.constraint(equalTo: heading.leadingAnchor),
      columns.trailingAnchor.constraint(equalTo: heading.trailingAnchor),
      columns.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
    ]
  }
}
