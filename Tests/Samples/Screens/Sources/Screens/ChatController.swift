import UIKit

/// The screen of `Scenes/Screens/Chat.scene.yaml` in code, in English.
final class ChatController: UIViewController {
  private let talk = UIScrollView()
  private let day = Parts.label("Today 14:02", .caption1, color: .secondaryLabel, alignment: .center)
  private let one = UIView()
  private let first = Parts.label("The boat is back in the water!", .body)
  private let two = UIView()
  private let second = Parts.label(
    "She floats, she steers, and only one of us fell in. Guess who brought no dry clothes.", .body)
  private let photo = Parts.picture(.systemTeal, radius: 18)
  private let three = UIView()
  private let third = Parts.label("I do not have to guess, do I?", .body, color: .white)
  private let four = UIView()
  private let fourth = Parts.label(
    "Shall we take her out on Sunday? The forecast says light wind from the west, and I can bring the good bread.",
    .body)
  private let five = UIView()
  private let fifth = Parts.label("Sunday is perfect. I'll be at the pier at nine.", .body, color: .white)
  private let read = Parts.label("Read 14:07", .caption2, color: .secondaryLabel)
  private let header = UIView()
  private let face = Parts.picture(.systemOrange, radius: 20)
  private let name = Parts.label("Tomás Reyes", .headline)
  private let status = Parts.label("in the workshop", .caption1, color: .secondaryLabel)
  private lazy var names = Parts.stack(.vertical, [name, status])
  private let call = ChatController.symbol("phone")
  private let headerLine = UIView()
  private let footer = UIView()
  private let footerLine = UIView()
  private let add = ChatController.symbol("plus")
  private let box = UIView()
  private let field = UITextField()
  private let send = Parts.button("Send", color: .systemIndigo)

  private static func symbol(_ name: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: name), for: .normal)
    button.tintColor = .systemIndigo
    return button
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    paint()
    view.add(talk, header, footer)
    talk.add(day, one, two, photo, three, four, five, read)
    header.add(face, names, call, headerLine)
    footer.add(footerLine, add, box, send)
    box.add(field)
    NSLayoutConstraint.activate(placeHeader() + placeFooter() + placeTalk())
    for (bubble, text) in [(one, first), (two, second), (three, third), (four, fourth), (five, fifth)] {
      bubble.add(text)
      NSLayoutConstraint.activate(text.pinned(to: bubble, inset: 12))
      bubble.widthAnchor.constraint(
        lessThanOrEqualTo: view.readableContentGuide.widthAnchor, multiplier: 0.75
      ).isActive = true
    }
  }

  private func paint() {
    view.backgroundColor = .systemBackground
    for bubble in [one, two, four] { bubble.backgroundColor = .secondarySystemFill }
    for bubble in [three, five] { bubble.backgroundColor = .systemIndigo }
    for bubble in [one, two, three, four, five] { bubble.layer.cornerRadius = 18 }
    for view in [header, footer] { view.backgroundColor = .secondarySystemBackground }
    for line in [headerLine, footerLine] { line.backgroundColor = .separator }
    box.backgroundColor = .systemBackground
    box.layer.cornerRadius = 22
    field.placeholder = "Message"
    field.font = .preferredFont(forTextStyle: .body)
    send.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    send.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
  }

  private func placeHeader() -> [NSLayoutConstraint] {
    let (readable, safe) = (view.readableContentGuide, view.safeAreaLayoutGuide)
    return [
      header.topAnchor.constraint(equalTo: view.topAnchor),
      header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      face.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      names.leadingAnchor.constraint(equalTo: face.trailingAnchor, constant: 12),
      names.centerYAnchor.constraint(equalTo: face.centerYAnchor),
      call.trailingAnchor.constraint(equalTo: readable.trailingAnchor, constant: 10),
      call.centerYAnchor.constraint(equalTo: face.centerYAnchor),
      call.leadingAnchor.constraint(greaterThanOrEqualTo: names.trailingAnchor, constant: 8),
      face.topAnchor.constraint(greaterThanOrEqualTo: safe.topAnchor, constant: 8),
      names.topAnchor.constraint(greaterThanOrEqualTo: safe.topAnchor, constant: 8),
      header.bottomAnchor.constraint(greaterThanOrEqualTo: face.bottomAnchor, constant: 8),
      header.bottomAnchor.constraint(greaterThanOrEqualTo: names.bottomAnchor, constant: 8),
      header.bottomAnchor.constraint(equalTo: safe.topAnchor, constant: 56).at(.defaultLow),
      headerLine.leadingAnchor.constraint(equalTo: header.leadingAnchor),
      headerLine.trailingAnchor.constraint(equalTo: header.trailingAnchor),
      headerLine.bottomAnchor.constraint(equalTo: header.bottomAnchor),
      headerLine.heightAnchor.constraint(equalToConstant: 0.5),
    ] + face.size(40, 40) + call.size(44, 44)
  }

  private func placeFooter() -> [NSLayoutConstraint] {
    let readable = view.readableContentGuide
    return [
      footer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      footer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      footer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      footerLine.topAnchor.constraint(equalTo: footer.topAnchor),
      footerLine.leadingAnchor.constraint(equalTo: footer.leadingAnchor),
      footerLine.trailingAnchor.constraint(equalTo: footer.trailingAnchor),
      footerLine.heightAnchor.constraint(equalToConstant: 0.5),
      add.leadingAnchor.constraint(equalTo: readable.leadingAnchor, constant: -10),
      add.centerYAnchor.constraint(equalTo: box.centerYAnchor),
      box.leadingAnchor.constraint(equalTo: add.trailingAnchor, constant: 4),
      box.topAnchor.constraint(equalTo: footer.topAnchor, constant: 8),
      view.keyboardLayoutGuide.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 8),
      box.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      field.topAnchor.constraint(equalTo: box.topAnchor), field.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      field.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 12),
      field.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -12),
      box.heightAnchor.constraint(equalToConstant: 44).at(.defaultLow),
      send.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8),
      send.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      send.centerYAnchor.constraint(equalTo: box.centerYAnchor),
      send.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      send.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ] + add.size(44, 44)
  }

  private func placeTalk() -> [NSLayoutConstraint] {
    let (readable, content) = (view.readableContentGuide, talk.contentLayoutGuide)
    let frame = [
      talk.topAnchor.constraint(equalTo: header.bottomAnchor), talk.bottomAnchor.constraint(equalTo: footer.topAnchor),
      talk.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      talk.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.widthAnchor.constraint(equalTo: talk.frameLayoutGuide.widthAnchor),
      day.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      day.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      day.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
    ]
    let sides =
      [one, two, photo, four].map { $0.leadingAnchor.constraint(equalTo: readable.leadingAnchor) }
      + [three, five].map { $0.trailingAnchor.constraint(equalTo: readable.trailingAnchor) }
    let near: [(UIView, UIView, CGFloat)] = [
      (day, one, 16), (one, two, 4), (two, photo, 4), (photo, three, 16), (three, four, 16), (four, five, 16),
      (five, read, 4),
    ]
    return frame + sides
      + near.map { $1.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: $2) } + [
        photo.widthAnchor.constraint(equalTo: photo.heightAnchor, multiplier: 4 / 3),
        photo.widthAnchor.constraint(equalTo: readable.widthAnchor, multiplier: 0.6).at(.defaultHigh),
        photo.widthAnchor.constraint(lessThanOrEqualToConstant: 320),
        read.trailingAnchor.constraint(equalTo: five.trailingAnchor, constant: -4),
        read.leadingAnchor.constraint(greaterThanOrEqualTo: readable.leadingAnchor),
        content.bottomAnchor.constraint(equalTo: read.bottomAnchor, constant: 16),
      ]
  }
}
