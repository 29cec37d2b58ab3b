import UIKit

/// The screen of `Scenes/Screens/Calendar.scene.yaml` in code, in English.
final class CalendarController: UIViewController {
  private let page = UIScrollView()
  private let monthTitle = Parts.label("June", .title2, .bold).named("title")
  private let previous = CalendarController.arrow("chevron.backward")
  private let following = CalendarController.arrow("chevron.forward").named("next")
  private lazy var bar = Parts.stack(.horizontal, [monthTitle, previous, following], alignment: .center)
  private let weekdays = CalendarController.row(
    ["mo", "tu", "we", "th", "fr", "sa", "su"].map { day in
      CalendarController.cell(day.capitalized, name: day, size: 13, .semibold, color: .secondaryLabel)
    })
  private let weeks = (0..<5).map { CalendarController.week($0) }
  private lazy var month = Parts.stack(.vertical, [bar, weekdays] + weeks, spacing: 4)
  private let today = Parts.label("Friday, 12 June", .headline)
  private lazy var agenda = Parts.stack(
    .vertical,
    [
      today, entry("swim", "Swim across the lake", "West shore, blue pier", at: "7:00", .systemTeal),
      entry("review", "Drawings of the new bridge", "Room under the roof", at: "10:30", .systemRed),
      entry("lunch", "Lunch with Amara", "Market hall", at: "13:00", .systemOrange),
      entry("train", "Night train to the coast", "Platform 7, coach 21", at: "22:15", .systemIndigo),
    ], spacing: 8)
  private lazy var columns = Parts.stack(
    .horizontal, [month, agenda], spacing: 16, alignment: .top, distribution: .fillEqually)
  private let tabs = UITabBar()

  private static func arrow(_ name: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: name), for: .normal)
    button.tintColor = .systemRed
    NSLayoutConstraint.activate(button.size(44, 44))
    return button
  }

  // MARK: - The month

  private static func row(_ cells: [UILabel]) -> UIStackView {
    Parts.stack(.horizontal, cells, distribution: .fillEqually)
  }

  /// Returns a label of the grid, whose text keeps its size.
  private static func cell(
    _ text: String, name: String, size: CGFloat = 18, _ weight: UIFont.Weight = .regular, color: UIColor = .label
  ) -> UILabel {
    let label = UILabel().named(name)
    label.text = text
    label.font = .systemFont(ofSize: size, weight: weight)
    label.textColor = color
    label.textAlignment = .center
    return label
  }

  private static func week(_ number: Int) -> UIStackView {
    row((1...7).map { day(number * 7 + $0) }).named("week\(number + 1)")
  }

  private static func day(_ number: Int) -> UILabel {
    if number > 30 { return cell("\(number - 30)", name: "july\(number - 30)", color: .tertiaryLabel) }
    let isBusy = [3, 9, 12, 24].contains(number)
    let usual: UIColor = [0, 6].contains(number % 7) ? .secondaryLabel : .label
    let label = cell(
      "\(number)", name: "day\(number)", isBusy ? .semibold : .regular, color: isBusy ? .systemRed : usual)
    if number == 12 {
      label.textColor = .white
      label.backgroundColor = .systemRed
      label.layer.cornerRadius = 12
    }
    return label
  }

  // MARK: - The day

  private func entry(_ name: String, _ title: String, _ place: String, at time: String, _ color: UIColor) -> UIStackView
  {
    let mark = UIView().named("\(name)Mark")
    mark.backgroundColor = color
    mark.layer.cornerRadius = 2
    mark.widthAnchor.constraint(equalToConstant: 4).isActive = true
    let texts = Parts.stack(
      .vertical,
      [
        Parts.label(title, .body, .medium).named("\(name)Title"),
        Parts.label(place, .subheadline, color: .secondaryLabel).named("\(name)Place"),
      ], spacing: 2)
    let hour = Parts.label(time, .subheadline, color: .secondaryLabel, lines: 1).named("\(name)Time").keepingWidth()
    let row = Parts.stack(.horizontal, [mark, texts.named("\(name)Texts"), hour], spacing: 12).named("\(name)Entry")
    row.pad(12, 12, 12, 12)
    row.backgroundColor = .secondarySystemGroupedBackground
    row.layer.cornerRadius = 12
    return row
  }

  // MARK: - The screen

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    month.backgroundColor = .secondarySystemGroupedBackground
    month.layer.cornerRadius = 16
    month.pad(8, 12, 12, 12)
    agenda.setCustomSpacing(12, after: today)
    tabs.tintColor = .systemRed
    tabs.items = [("Month", "calendar"), ("Week", "square.grid.2x2"), ("Lists", "list.bullet")].map {
      UITabBarItem(title: $0.0, image: UIImage(systemName: $0.1), tag: 0)
    }
    if UIScreen.main.isUpright { columns.lieAbove(spacing: 20) }
    view.add(page, tabs)
    page.add(columns)
    NSLayoutConstraint.activate(place())
    for week in weeks.dropFirst() { week.heightAnchor.constraint(equalTo: weeks[0].heightAnchor).isActive = true }
  }

  private var rowHeight: CGFloat {
    if traitCollection.verticalSizeClass == .compact { return 36 }
    return traitCollection.userInterfaceIdiom == .pad ? 76 : 44
  }

  private func place() -> [NSLayoutConstraint] {
    let (safe, content) = (view.safeAreaLayoutGuide, page.contentLayoutGuide)
    return page.places(in: view, above: tabs.topAnchor) + [
      columns.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      columns.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      columns.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      columns.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      tabs.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tabs.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tabs.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      tabs.topAnchor.constraint(equalTo: safe.bottomAnchor, constant: -49),
      weeks[0].heightAnchor.constraint(equalToConstant: rowHeight),
    ]
  }
}
