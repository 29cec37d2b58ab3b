import UIKit

/// The screen of `Scenes/Screens/Profile.scene.yaml` in code, in English.
final class ProfileController: UIViewController {
  private let page = UIScrollView()
  private let cover = Parts.picture(.systemBlue)
  private let rim = UIView()
  private let portrait = Parts.picture(.systemPink, radius: 48)
  private let name = Parts.label("Ines Okafor", .title1, .bold, alignment: .center)
  private let role = Parts.label(
    "Keeper of small lighthouses", .subheadline, color: .systemPink, alignment: .center)
  private let about = Parts.label(
    "Paints boats, mends lamps, writes down the weather. Answers letters within a week and questions at once.", .body,
    color: .secondaryLabel, alignment: .center)
  private let picturesCount = ProfileController.count("128")
  private let picturesTitle = ProfileController.title("pictures")
  private let friendsCount = ProfileController.count("2,914")
  private let friendsTitle = ProfileController.title("friends")
  private let placesCount = ProfileController.count("36")
  private let placesTitle = ProfileController.title("places")
  private lazy var picturesColumn = Parts.stack(.vertical, [picturesCount, picturesTitle])
  private lazy var friendsColumn = Parts.stack(.vertical, [friendsCount, friendsTitle])
  private lazy var placesColumn = Parts.stack(.vertical, [placesCount, placesTitle])
  private lazy var numbers = Parts.stack(
    .horizontal, [picturesColumn, friendsColumn, placesColumn], distribution: .fillEqually)
  private let follow = Parts.button("Follow", on: .filled(), tint: .systemPink)
  private let write = Parts.button("Write", on: .tinted(), tint: .systemPink)
  private lazy var buttons = Parts.stack(.horizontal, [follow, write], spacing: 12, distribution: .fillEqually)
  private lazy var person = Parts.stack(.vertical, [name, role, about, numbers, buttons], spacing: 6)
  private let first = Parts.picture(.systemBrown)
  private let second = Parts.picture(.systemYellow)
  private let third = Parts.picture(.systemGray)
  private let fourth = Parts.picture(.systemCyan)
  private let fifth = Parts.picture(.systemOrange)
  private let sixth = Parts.picture(.systemIndigo)
  private let seventh = Parts.picture(.systemBrown)
  private let eighth = Parts.picture(.systemPurple)
  private let ninth = Parts.picture(.systemPink)
  private lazy var row1 = ProfileController.row([first, second, third])
  private lazy var row2 = ProfileController.row([fourth, fifth, sixth])
  private lazy var row3 = ProfileController.row([seventh, eighth, ninth])
  private lazy var grid = Parts.stack(.vertical, [row1, row2, row3], spacing: 4)

  private static func count(_ text: String) -> UILabel {
    Parts.label(text, .title3, .semibold, lines: 1, alignment: .center)
  }

  private static func title(_ text: String) -> UILabel {
    Parts.label(text, .footnote, color: .secondaryLabel, lines: 1, alignment: .center)
  }

  private static func row(_ pictures: [UIImageView]) -> UIStackView {
    for picture in pictures { picture.widthAnchor.constraint(equalTo: picture.heightAnchor).isActive = true }
    return Parts.stack(.horizontal, pictures, spacing: 4, distribution: .fillEqually)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    rim.backgroundColor = .systemBackground
    rim.layer.cornerRadius = 52
    grid.layer.cornerRadius = 16
    grid.clipsToBounds = true
    for view in [about, numbers] as [UIView] { person.setCustomSpacing(18, after: view) }
    if traitCollection.hasLargeLetters {
      numbers.axis = .vertical
      numbers.spacing = 8
      buttons.axis = .vertical
    }
    view.add(page)
    page.add(cover, rim, person, grid)
    rim.add(portrait)
    NSLayoutConstraint.activate(page.pinned(to: view) + portrait.pinned(to: rim, inset: 4) + portrait.size(96, 96))
    NSLayoutConstraint.activate([
      page.contentLayoutGuide.widthAnchor.constraint(equalTo: page.frameLayoutGuide.widthAnchor),
      rim.centerXAnchor.constraint(equalTo: person.centerXAnchor),
      rim.topAnchor.constraint(equalTo: cover.bottomAnchor, constant: -52),
      cover.topAnchor.constraint(equalTo: page.contentLayoutGuide.topAnchor),
      cover.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      follow.heightAnchor.constraint(greaterThanOrEqualToConstant: 48),
    ])
    if traitCollection.hasLowScreen { name.font = Parts.font(.title2, .bold) }
    NSLayoutConstraint.activate(traitCollection.hasLowScreen ? sideBySide : aboveEachOther)
  }

  private var aboveEachOther: [NSLayoutConstraint] {
    let readable = view.readableContentGuide
    return [
      cover.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      cover.heightAnchor.constraint(equalTo: cover.widthAnchor, multiplier: 0.5).at(.defaultHigh),
      cover.heightAnchor.constraint(
        lessThanOrEqualTo: view.safeAreaLayoutGuide.heightAnchor, multiplier: 0.35),
      person.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      person.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      person.topAnchor.constraint(equalTo: rim.bottomAnchor, constant: 12),
      grid.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      grid.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      grid.topAnchor.constraint(equalTo: person.bottomAnchor, constant: 24),
      page.contentLayoutGuide.bottomAnchor.constraint(equalTo: grid.bottomAnchor, constant: 24),
    ]
  }

  private var sideBySide: [NSLayoutConstraint] {
    let (safe, content) = (view.safeAreaLayoutGuide, page.contentLayoutGuide)
    return [
      cover.trailingAnchor.constraint(equalTo: grid.leadingAnchor, constant: -8),
      cover.heightAnchor.constraint(equalToConstant: 60),
      person.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
      person.trailingAnchor.constraint(equalTo: grid.leadingAnchor, constant: -20),
      person.topAnchor.constraint(equalTo: rim.bottomAnchor, constant: 8),
      content.bottomAnchor.constraint(greaterThanOrEqualTo: person.bottomAnchor, constant: 20),
      grid.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
      grid.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -12),
      grid.widthAnchor.constraint(equalTo: safe.widthAnchor, multiplier: 0.48),
      content.bottomAnchor.constraint(greaterThanOrEqualTo: grid.bottomAnchor, constant: 8),
      content.heightAnchor.constraint(equalTo: page.frameLayoutGuide.heightAnchor).at(.defaultLow),
    ]
  }
}
