import UIKit

/// The screen of `Scenes/Screens/MediaPlayer.scene.yaml` in code, in English.
final class MediaPlayerController: UIViewController {
  private let list = Parts.label(
    "Evening list", .footnote, .semibold, color: .secondaryLabel, alignment: .center)
  private let stage = UIView()
  private let cover = Parts.picture(.systemPurple, radius: 20)
  private let panel = UIView()
  private let track = Parts.label("Lanterns", .title2, .bold)
  private let artist = Parts.label("Slow Ferry", .title3, color: .systemPurple)
  private let time = MediaPlayerController.slider(0.38, .systemPurple)
  private let gone = Parts.label("1:36", .caption1, color: .secondaryLabel, lines: 1)
  private let left = Parts.label("−2:37", .caption1, color: .secondaryLabel, lines: 1)
  private lazy var clock = Parts.stack(.horizontal, [gone, left], distribution: .equalSpacing)
  private let back = MediaPlayerController.symbol("backward.fill", .label)
  private let play = UIView()
  private let playSymbol = MediaPlayerController.symbol("play.fill", .white)
  private let forward = MediaPlayerController.symbol("forward.fill", .label)
  private lazy var transport = Parts.stack(
    .horizontal, [back, play, forward], alignment: .center, distribution: .equalCentering)
  private let quiet = MediaPlayerController.speaker("speaker.fill")
  private let level = MediaPlayerController.slider(0.6, .systemGray)
  private let loud = MediaPlayerController.speaker("speaker.wave.3.fill")
  private lazy var volume = Parts.stack(.horizontal, [quiet, level, loud], spacing: 12, alignment: .center)
  private lazy var speed = choice(isLarge ? "1×" : "1× speed")
  private lazy var queue = choice(isLarge ? "Next" : "Up next")
  private lazy var more = Parts.stack(.horizontal, [speed, queue], spacing: 12, distribution: .fillEqually)
  private lazy var controls = Parts.stack(
    .vertical, [track, artist, time, clock, transport, volume, more], spacing: 4)

  private var isLarge: Bool { traitCollection.hasLargeLetters }

  private static func slider(_ value: Float, _ tint: UIColor) -> UISlider {
    let slider = UISlider()
    slider.value = value
    slider.tintColor = tint
    return slider
  }

  private static func symbol(_ name: String, _ tint: UIColor) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: name), for: .normal)
    button.tintColor = tint
    return button
  }

  private static func speaker(_ name: String) -> UIImageView {
    let view = UIImageView(image: UIImage(systemName: name))
    view.tintColor = .systemGray
    return view
  }

  private func choice(_ title: String) -> UIButton {
    Parts.button(title, .subheadline, on: .tinted(), tint: .systemPurple)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    play.backgroundColor = .systemPurple
    play.layer.cornerRadius = 36
    // Time runs from left to right in every language.
    for view in [time, clock, transport] as [UIView] { view.semanticContentAttribute = .forceLeftToRight }
    for (view, spacing) in [(artist, 14), (clock, 8), (transport, 12), (volume, 12)] as [(UIView, CGFloat)] {
      controls.setCustomSpacing(spacing, after: view)
    }
    volume.isHidden = isLarge && traitCollection.userInterfaceIdiom == .phone
    view.add(list, stage, panel)
    stage.add(cover)
    panel.add(controls)
    play.add(playSymbol)
    NSLayoutConstraint.activate(everywhere + sizes)
    let screen = UIScreen.main.bounds
    NSLayoutConstraint.activate(screen.width > screen.height ? sideBySide : aboveEachOther)
  }

  private var sizes: [NSLayoutConstraint] {
    back.size(56, 56) + play.size(72, 72) + forward.size(56, 56) + quiet.size(18, 18) + loud.size(22, 22)
      + playSymbol.pinned(to: play)
  }

  private var everywhere: [NSLayoutConstraint] {
    let safe = view.safeAreaLayoutGuide
    return [
      list.topAnchor.constraint(equalTo: safe.topAnchor, constant: 12),
      list.centerXAnchor.constraint(equalTo: stage.centerXAnchor),
      list.leadingAnchor.constraint(greaterThanOrEqualTo: safe.leadingAnchor, constant: 28),
      cover.centerXAnchor.constraint(equalTo: stage.centerXAnchor),
      cover.centerYAnchor.constraint(equalTo: stage.centerYAnchor),
      cover.widthAnchor.constraint(equalTo: cover.heightAnchor),
      cover.widthAnchor.constraint(lessThanOrEqualTo: stage.widthAnchor),
      cover.widthAnchor.constraint(lessThanOrEqualToConstant: 560),
      cover.heightAnchor.constraint(lessThanOrEqualTo: stage.heightAnchor),
      cover.widthAnchor.constraint(equalTo: stage.widthAnchor).at(UILayoutPriority(500)),
      controls.centerXAnchor.constraint(equalTo: panel.centerXAnchor),
      controls.widthAnchor.constraint(lessThanOrEqualToConstant: 480),
      controls.leadingAnchor.constraint(greaterThanOrEqualTo: panel.leadingAnchor, constant: 28),
      controls.widthAnchor.constraint(equalTo: panel.widthAnchor).at(.defaultHigh),
      speed.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ]
  }

  private var aboveEachOther: [NSLayoutConstraint] {
    let safe = view.safeAreaLayoutGuide
    return [
      stage.topAnchor.constraint(equalTo: list.bottomAnchor, constant: 16),
      stage.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 28),
      stage.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -28),
      panel.topAnchor.constraint(equalTo: stage.bottomAnchor, constant: 20),
      panel.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      panel.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -16),
      controls.topAnchor.constraint(equalTo: panel.topAnchor),
      controls.bottomAnchor.constraint(equalTo: panel.bottomAnchor),
    ]
  }

  private var sideBySide: [NSLayoutConstraint] {
    let safe = view.safeAreaLayoutGuide
    return [
      stage.topAnchor.constraint(equalTo: list.bottomAnchor, constant: 12),
      stage.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 28),
      stage.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -16),
      stage.widthAnchor.constraint(equalTo: safe.widthAnchor, multiplier: 0.44, constant: -28),
      panel.leadingAnchor.constraint(equalTo: stage.trailingAnchor),
      panel.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      panel.topAnchor.constraint(equalTo: safe.topAnchor), panel.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      controls.centerYAnchor.constraint(equalTo: panel.centerYAnchor),
    ]
  }
}
