import UIKit

/// A postcard with a picture, a stamp and paper from the catalog of the package.
public final class Postcard: UIView {
  private let picture = UIImageView(image: UIImage(named: "Harbour", in: .module, compatibleWith: nil))
  private let stamp = UIImageView(image: UIImage(named: "Stamp", in: .module, compatibleWith: nil))
  private let greeting = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(named: "Paper", in: .module, compatibleWith: nil)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    stamp.tintColor = .systemIndigo
    greeting.text = NSLocalizedString("greeting", bundle: .module, comment: "The words on a postcard.")
    greeting.font = .preferredFont(forTextStyle: .body)
    greeting.numberOfLines = 0
    stamp.setContentCompressionResistancePriority(.required, for: .horizontal)
    stamp.setContentHuggingPriority(.required, for: .horizontal)
    for view in [picture, stamp, greeting] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: topAnchor),
      picture.leadingAnchor.constraint(equalTo: leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: trailingAnchor),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5),
      greeting.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 12),
      greeting.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stamp.topAnchor.constraint(equalTo: greeting.topAnchor),
      stamp.leadingAnchor.constraint(equalTo: greeting.trailingAnchor, constant: 12),
      stamp.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      margins.bottomAnchor.constraint(greaterThanOrEqualTo: greeting.bottomAnchor, constant: 8),
      margins.bottomAnchor.constraint(greaterThanOrEqualTo: stamp.bottomAnchor, constant: 8),
    ])
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("not from a document") }
}

#Preview("Postcard", traits: .fixedLayout(width: 320, height: 260)) { Postcard() }
