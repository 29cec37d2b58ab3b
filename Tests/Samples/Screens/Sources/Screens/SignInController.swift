import UIKit

/// The screen of `Scenes/Screens/SignIn.scene.yaml` in code, in English.
final class SignInController: UIViewController {
  private let page = UIScrollView()
  private let logo = UIImageView(image: UIImage(systemName: "note.text"))
  private let heading = Parts.label("Welcome back", .title1, .bold, alignment: .center)
  private let subtitle = Parts.label(
    "Your notes are where you left them.", .body, color: .secondaryLabel, alignment: .center)
  private lazy var brand = Parts.stack(.vertical, [logo, heading, subtitle], spacing: 8, alignment: .center)
  private let user = SignInController.field("E-mail address")
  private let line = SignInController.hairline()
  private let secret = SignInController.field("Password")
  private lazy var fields = Parts.stack(.vertical, [user, line, secret])
  private let enter = Parts.button("Sign in", on: .filled())
  private lazy var forgot = Parts.button(isLarge ? "Help" : "Forgot your password?", .subheadline)
  private let before = SignInController.hairline()
  private let word = Parts.label("or", .footnote, color: .secondaryLabel, lines: 1)
  private let after = SignInController.hairline()
  private lazy var or = Parts.stack(.horizontal, [before, word, after], spacing: 12, alignment: .center)
  private lazy var key = Parts.button(isLarge ? "Passkey" : "Sign in with a passkey", on: .gray())
  private lazy var new = Parts.button(isLarge ? "Join" : "Create an account", on: .tinted())
  private lazy var form = Parts.stack(.vertical, [fields, enter, forgot, or, key, new], spacing: 12)
  private lazy var columns = Parts.stack(.vertical, [brand, form], spacing: 28)

  private var isLarge: Bool { traitCollection.hasLargeLetters }

  private static func field(_ placeholder: String) -> UITextField {
    let field = UITextField()
    field.placeholder = placeholder
    field.font = .preferredFont(forTextStyle: .body)
    return field
  }

  private static func hairline() -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    line.heightAnchor.constraint(equalToConstant: 0.5).isActive = true
    return line
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    paint()
    brand.setCustomSpacing(20, after: logo)
    form.setCustomSpacing(0, after: forgot)
    form.setCustomSpacing(16, after: or)
    fields.isLayoutMarginsRelativeArrangement = true
    fields.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    if traitCollection.hasLowScreen {
      columns.axis = .horizontal
      columns.spacing = 32
      columns.alignment = .center
      columns.distribution = .fillEqually
      form.spacing = 8
    }
    view.add(page)
    page.add(columns)
    NSLayoutConstraint.activate(logo.size(72, 72) + place() + tie())
  }

  private func paint() {
    view.backgroundColor = .systemGroupedBackground
    logo.contentMode = .center
    logo.backgroundColor = .tintColor
    logo.tintColor = .white
    logo.layer.cornerRadius = 18
    fields.backgroundColor = .secondarySystemGroupedBackground
    fields.layer.cornerRadius = 12
    key.configuration?.image = UIImage(systemName: "person.badge.key")
    heading.accessibilityIdentifier = "title"
  }

  private func place() -> [NSLayoutConstraint] {
    let (safe, content, frame) = (view.safeAreaLayoutGuide, page.contentLayoutGuide, page.frameLayoutGuide)
    return [
      page.topAnchor.constraint(equalTo: safe.topAnchor), page.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      page.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      columns.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      content.widthAnchor.constraint(equalTo: frame.widthAnchor),
      columns.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 16),
      columns.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -16),
      columns.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      content.heightAnchor.constraint(greaterThanOrEqualTo: frame.heightAnchor),
      content.heightAnchor.constraint(equalTo: frame.heightAnchor).at(.defaultLow),
      columns.widthAnchor.constraint(lessThanOrEqualTo: content.widthAnchor, constant: -48),
      columns.widthAnchor.constraint(equalTo: content.widthAnchor, constant: -48).at(.defaultHigh),
    ]
  }

  private func tie() -> [NSLayoutConstraint] {
    let alike = [secret, enter, key, new].map { $0.heightAnchor.constraint(equalTo: user.heightAnchor) }
    let low = [user.heightAnchor.constraint(equalToConstant: 44)]
    let high = [
      user.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
      columns.widthAnchor.constraint(lessThanOrEqualToConstant: 420),
    ]
    return alike + (traitCollection.hasLowScreen ? low : high) + [
      forgot.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      before.widthAnchor.constraint(equalTo: after.widthAnchor),
    ]
  }
}
