import MapKit
import UIKit

/// The screen of `Scenes/Trips/Trips.scene.yaml` in code, in English.
final class TripsController: UIViewController {
  private let page = UIScrollView()
  private let greeting = Parts.label("Good morning, Mira", .subheadline, color: .secondaryLabel, lines: 1)
  private let heading = Parts.label("Where to next?", .largeTitle, .bold).named("title")
  private lazy var words = Parts.stack(.vertical, [greeting, heading], spacing: 2)
  private let mira = Parts.picture(.systemPink, radius: 24)
  private lazy var head = Parts.stack(.horizontal, [words, mira], spacing: 14, alignment: .center)
  private let search = UISearchBar()
  private let hero = UIView()
  private let fjord = Parts.picture(.systemBlue, radius: 22)
  private let shade = UIImageView()
  private let like = UIButton(type: .system)
  private let heroName = Parts.label("Sognefjord, Norway", .title2, .bold, color: .white, lines: 1)
  private let heroDetail = Parts.label("6 days by boat and on foot", .subheadline, color: .white, lines: 1)
  private let open = TripsController.openButton()
  private let tripsTitle = Parts.label("Your trips", .title3, .bold, lines: 1)
  private let mull = TripsController.trip("mull", "Isle of Mull", "14 to 19 May", .systemTeal)
  private let bled = TripsController.trip("bled", "Lake Bled", "2 to 6 September", .systemGreen)
  private let map = MKMapView()
  private lazy var trips = Parts.stack(.vertical, [tripsTitle, mull, bled, map], spacing: 10)
  private lazy var columns = Parts.stack(.vertical, [hero, trips], spacing: 20)
  private let popularTitle = Parts.label("Popular this month", .title3, .bold, lines: 1)
  private let all = UIButton(type: .system)
  private let popular = Parts.stack(
    .horizontal,
    [
      TripsController.place("dunes", "Erg Chebbi", "Morocco", .systemOrange),
      TripsController.place("rooftops", "Alfama", "Lisbon", .systemRed),
      TripsController.place("lanterns", "Yi Peng", "Thailand", .systemYellow),
    ], spacing: 14, distribution: .fillEqually)
  private let tabs = UITabBar()

  private static func openButton() -> UIButton {
    var look = UIButton.Configuration.filled()
    var words = AttributedString("View trip")
    words.font = Parts.font(.subheadline, .semibold)
    look.attributedTitle = words
    look.background.cornerRadius = 16
    look.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 14, bottom: 6, trailing: 14)
    return UIButton(configuration: look)
  }

  /// A planned trip: its picture, its name above its dates, and an arrow.
  private static func trip(_ name: String, _ title: String, _ days: String, _ tint: UIColor) -> UIView {
    let picture = Parts.picture(tint, radius: 12).named("\(name)Picture")
    let words = Parts.stack(
      .vertical,
      [
        Parts.label(title, .headline, lines: 1).named("\(name)Name"),
        Parts.label(days, .footnote, color: .secondaryLabel, lines: 1).named("\(name)Detail"),
      ], spacing: 2
    ).named("\(name)Words")
    let settings = UIImage.SymbolConfiguration(pointSize: 13)
    let more = UIImageView(image: UIImage(systemName: "chevron.forward", withConfiguration: settings))
    more.tintColor = .tertiaryLabel
    let row = UIView()
    row.layer.cornerRadius = 16
    row.layer.borderWidth = 0.5
    row.add(picture, words, more.named("\(name)More"))
    NSLayoutConstraint.activate(
      picture.size(60, 60) + [picture, words, more].map { $0.centerYAnchor.constraint(equalTo: row.centerYAnchor) } + [
        row.heightAnchor.constraint(equalToConstant: 80),
        picture.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 10),
        words.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 14),
        more.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -14),
      ])
    return row
  }

  /// A popular place: a square picture above its name and its country.
  private static func place(_ name: String, _ title: String, _ country: String, _ tint: UIColor) -> UIStackView {
    let picture = Parts.picture(tint, radius: 16).named("\(name)Picture")
    picture.widthAnchor.constraint(equalTo: picture.heightAnchor).isActive = true
    let place = Parts.stack(
      .vertical,
      [
        picture, Parts.label(title, .subheadline, .semibold, lines: 1).named("\(name)Name"),
        Parts.label(country, .caption1, color: .secondaryLabel, lines: 1).named("\(name)Detail"),
      ], spacing: 3
    ).named(name)
    place.setCustomSpacing(8, after: picture)
    return place
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    paint()
    map.isHidden = !isWide
    if isWide {
      columns.axis = .horizontal
      columns.spacing = 24
    }
    view.add(page, tabs)
    page.add(head, search, columns, popularTitle, all, popular)
    hero.add(fjord, shade, like, heroName, heroDetail, open)
    NSLayoutConstraint.activate(mira.size(48, 48) + like.size(40, 40) + placePage() + placeList() + placeHero())
    NSLayoutConstraint.activate(
      isWide
        ? [
          trips.widthAnchor.constraint(equalTo: columns.widthAnchor, multiplier: 0.4),
          hero.heightAnchor.constraint(equalToConstant: 560),
        ] : [hero.heightAnchor.constraint(equalToConstant: 230)])
  }

  private var isWide: Bool { traitCollection.horizontalSizeClass == .regular }

  private func paint() {
    view.backgroundColor = .systemGroupedBackground
    view.tintColor = .systemRed
    for view in [hero, mull, bled] {
      view.backgroundColor = .secondarySystemGroupedBackground
    }
    hero.layer.cornerRadius = 22
    hero.layer.shadowOpacity = 0.22
    hero.layer.shadowRadius = 10
    hero.layer.shadowOffset = CGSize(width: 0, height: 5)
    shade.layer.cornerRadius = 22
    map.layer.cornerRadius = 16
    search.placeholder = "Places, trains, islands"
    search.searchBarStyle = .minimal
    all.setTitle("See all", for: .normal)
    tabs.items = ["Discover", "Plan", "Saved", "Profile"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
  }

  private func placePage() -> [NSLayoutConstraint] {
    let (safe, content) = (view.safeAreaLayoutGuide, page.contentLayoutGuide)
    return page.places(in: view, above: tabs.topAnchor) + [
      head.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      head.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
      head.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
      search.topAnchor.constraint(equalTo: head.bottomAnchor, constant: 4),
      search.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 12),
      search.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -12),
      tabs.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tabs.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tabs.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      tabs.topAnchor.constraint(equalTo: safe.bottomAnchor, constant: -49),
    ]
  }

  private func placeList() -> [NSLayoutConstraint] {
    [
      columns.topAnchor.constraint(equalTo: search.bottomAnchor, constant: 10),
      columns.leadingAnchor.constraint(equalTo: head.leadingAnchor),
      columns.trailingAnchor.constraint(equalTo: head.trailingAnchor),
      popularTitle.topAnchor.constraint(equalTo: columns.bottomAnchor, constant: 20),
      popularTitle.leadingAnchor.constraint(equalTo: head.leadingAnchor),
      all.trailingAnchor.constraint(equalTo: head.trailingAnchor),
      all.firstBaselineAnchor.constraint(equalTo: popularTitle.firstBaselineAnchor),
      popular.topAnchor.constraint(equalTo: popularTitle.bottomAnchor, constant: 10),
      popular.leadingAnchor.constraint(equalTo: head.leadingAnchor),
      popular.trailingAnchor.constraint(equalTo: head.trailingAnchor),
      popular.bottomAnchor.constraint(equalTo: page.contentLayoutGuide.bottomAnchor, constant: -20),
    ]
  }

  private func placeHero() -> [NSLayoutConstraint] {
    fjord.pinned(to: hero) + [
      shade.leadingAnchor.constraint(equalTo: hero.leadingAnchor),
      shade.trailingAnchor.constraint(equalTo: hero.trailingAnchor),
      shade.bottomAnchor.constraint(equalTo: hero.bottomAnchor),
      shade.heightAnchor.constraint(equalTo: hero.heightAnchor, multiplier: 0.55),
      like.topAnchor.constraint(equalTo: hero.topAnchor, constant: 14),
      like.trailingAnchor.constraint(equalTo: hero.trailingAnchor, constant: -14),
      heroDetail.leadingAnchor.constraint(equalTo: hero.leadingAnchor, constant: 16),
      heroDetail.bottomAnchor.constraint(equalTo: hero.bottomAnchor, constant: -16),
      heroName.leadingAnchor.constraint(equalTo: heroDetail.leadingAnchor),
      heroName.bottomAnchor.constraint(equalTo: heroDetail.topAnchor, constant: -2),
      open.trailingAnchor.constraint(equalTo: hero.trailingAnchor, constant: -16),
      open.bottomAnchor.constraint(equalTo: hero.bottomAnchor, constant: -16),
    ]
  }
}
