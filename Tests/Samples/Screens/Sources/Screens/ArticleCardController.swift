import UIKit

/// The screen of `Scenes/Screens/ArticleCard.scene.yaml` in code, in English.
final class ArticleCardController: UIViewController {
  private let page = UIScrollView()
  private let picture = UIImageView()
  private let card = UIView()
  private let text = UIStackView()
  private let kicker = Parts.label("By train", .footnote, .semibold)
  private let heading = Parts.label("Ten quiet valleys that begin at a platform", .title2, .bold)
  private let body = Parts.label(
    "Leave the car at home. These walks start where the train stops and end at a lake, a summit or a table in the "
      + "shade. None is longer than a day, and all of them are best on a Tuesday.", .body)
  private let byline = UIStackView()
  private let face = UIImageView()
  private let names = UIStackView()
  private let author = Parts.label("Words by Mirja Aalto", .subheadline, .semibold)
  private let minutes = Parts.label("8 minutes", .footnote)
  private let actions = UIStackView()
  private let save = Parts.button("Save", on: .filled(), tint: .systemTeal)
  private let share = Parts.button("Share", on: .tinted(), tint: .systemTeal)

  /// The views with their names, in the order of the scene.
  var named: [(name: String, view: UIView)] {
    [
      ("superview", view), ("page", page), ("picture", picture), ("card", card), ("text", text), ("kicker", kicker),
      ("heading", heading), ("body", body), ("byline", byline), ("face", face), ("names", names), ("author", author),
      ("minutes", minutes), ("actions", actions), ("save", save), ("share", share),
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    paint()
    for (outer, inner) in [(view!, page as UIView), (page, picture), (page, card), (card, text)] {
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
    }
    stackViews()
    placePage()
    NSLayoutConstraint.activate(traitCollection.hasLowScreen ? sideBySide : aboveEachOther)
  }

  private func paint() {
    view.backgroundColor = .systemGroupedBackground
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 20
    picture.tintColor = .systemTeal
    face.tintColor = .systemOrange
    face.layer.cornerRadius = 20
    face.clipsToBounds = true
    kicker.textColor = .systemTeal
    for label in [body, minutes] { label.textColor = .secondaryLabel }
  }

  private func stackViews() {
    for stack in [text, names] { stack.axis = .vertical }
    text.spacing = 8
    for view in [kicker, heading, body, byline, actions] as [UIView] { text.addArrangedSubview(view) }
    for view in [body, byline] as [UIView] { text.setCustomSpacing(16, after: view) }
    for stack in [byline, actions] { stack.spacing = 12 }
    byline.alignment = .center
    for view in [face, names] as [UIView] { byline.addArrangedSubview(view) }
    for view in [author, minutes] { names.addArrangedSubview(view) }
    actions.distribution = .fillEqually
    if traitCollection.hasLargeLetters, traitCollection.userInterfaceIdiom == .phone { actions.axis = .vertical }
    for view in [save, share] { actions.addArrangedSubview(view) }
  }

  private func placePage() {
    NSLayoutConstraint.activate([
      page.topAnchor.constraint(equalTo: view.topAnchor), page.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      page.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      page.contentLayoutGuide.widthAnchor.constraint(equalTo: page.frameLayoutGuide.widthAnchor),
      text.topAnchor.constraint(equalTo: card.topAnchor, constant: 20),
      text.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
      card.trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: 20),
      card.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 20),
      face.widthAnchor.constraint(equalToConstant: 40), face.heightAnchor.constraint(equalToConstant: 40),
      save.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
    ])
  }

  private var aboveEachOther: [NSLayoutConstraint] {
    let ratio = picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 3 / 4)
    ratio.priority = .defaultHigh
    return [
      ratio, picture.topAnchor.constraint(equalTo: page.contentLayoutGuide.topAnchor),
      picture.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      picture.heightAnchor.constraint(
        lessThanOrEqualTo: view.safeAreaLayoutGuide.heightAnchor, multiplier: 0.6),
      card.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: -40),
      card.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      card.bottomAnchor.constraint(equalTo: page.contentLayoutGuide.bottomAnchor, constant: -24),
    ]
  }

  private var sideBySide: [NSLayoutConstraint] {
    [
      picture.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      picture.topAnchor.constraint(equalTo: page.frameLayoutGuide.topAnchor),
      picture.bottomAnchor.constraint(equalTo: page.frameLayoutGuide.bottomAnchor),
      picture.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.4),
      card.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: -40),
      card.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
      card.topAnchor.constraint(equalTo: page.contentLayoutGuide.topAnchor, constant: 16),
      card.bottomAnchor.constraint(equalTo: page.contentLayoutGuide.bottomAnchor, constant: -16),
    ]
  }
}
