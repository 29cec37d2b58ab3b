import UIKit

/// The screen of `Scenes/Login/Login.scene.yaml` in code, in English.
final class LoginController: UIViewController {
  private let logo = UIImageView(image: UIImage(systemName: "person.circle"))
  private let greeting = Parts.label("Good to see you", .title1, .bold, alignment: .center)
  private let user = LoginController.field("E-mail address")
  private let secret = LoginController.field("Password")
  private let enter = Parts.button("Sign in", on: .filled())
  private let help = Parts.button("Forgot your password?", .footnote)

  private static func field(_ placeholder: String) -> UITextField {
    let field = UITextField()
    field.placeholder = placeholder
    field.font = .preferredFont(forTextStyle: .body)
    field.borderStyle = .roundedRect
    return field
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    enter.configuration?.background.cornerRadius = 10
    view.add(logo, greeting, user, secret, enter, help)
    NSLayoutConstraint.activate(form + (UIScreen.main.isUpright ? upright : sideways))
  }

  private var form: [NSLayoutConstraint] {
    let sides = [secret, enter].flatMap { view in
      [
        view.leadingAnchor.constraint(equalTo: user.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: user.trailingAnchor),
      ]
    }
    let column = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[user(control)]-12-[secret(control)]-20-[enter(control)]-8-[help]", metrics: ["control": 48],
      views: ["user": user, "secret": secret, "enter": enter, "help": help])
    return sides + column + [
      logo.widthAnchor.constraint(equalTo: logo.heightAnchor),
      help.centerXAnchor.constraint(equalTo: user.centerXAnchor),
      user.widthAnchor.constraint(lessThanOrEqualToConstant: 420),
    ]
  }

  private var upright: [NSLayoutConstraint] {
    let safe = view.safeAreaLayoutGuide
    return [
      logo.centerXAnchor.constraint(equalTo: safe.centerXAnchor), logo.widthAnchor.constraint(equalToConstant: 96),
      logo.topAnchor.constraint(greaterThanOrEqualTo: safe.topAnchor, constant: 12),
      // Optional, because small screens do not have the space.
      NSLayoutConstraint(
        item: logo, attribute: .top, relatedBy: .equal, toItem: view, attribute: .bottom, multiplier: 0.15, constant: 0
      ).at(.defaultLow),
      greeting.topAnchor.constraint(equalTo: logo.bottomAnchor, constant: 16),
      greeting.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 24),
      greeting.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -24),
      user.topAnchor.constraint(equalTo: greeting.bottomAnchor, constant: 24),
      user.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      user.leadingAnchor.constraint(greaterThanOrEqualTo: safe.leadingAnchor, constant: 24),
      user.widthAnchor.constraint(equalTo: safe.widthAnchor).at(.defaultHigh),
      help.bottomAnchor.constraint(lessThanOrEqualTo: safe.bottomAnchor, constant: -12),
    ]
  }

  private var sideways: [NSLayoutConstraint] {
    let safe = view.safeAreaLayoutGuide
    return [
      logo.centerXAnchor.constraint(equalTo: greeting.centerXAnchor), logo.widthAnchor.constraint(equalToConstant: 72),
      logo.bottomAnchor.constraint(equalTo: greeting.topAnchor, constant: -12),
      greeting.centerYAnchor.constraint(equalTo: safe.centerYAnchor, constant: 42),
      greeting.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 24),
      greeting.widthAnchor.constraint(equalTo: safe.widthAnchor, multiplier: 3 / 8),
      user.leadingAnchor.constraint(equalTo: greeting.trailingAnchor, constant: 32),
      user.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
      user.trailingAnchor.constraint(lessThanOrEqualTo: safe.trailingAnchor, constant: -24),
      user.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -24).at(.defaultHigh),
    ]
  }
}
