import UIKit

/// The screen of `Scenes/Screens/Checkout.scene.yaml` in code, in English.
final class CheckoutController: UIViewController {
  private let page = UIScrollView()
  private let heading = Parts.label("Your order", .largeTitle, .bold).named("title")
  private let lamp = CheckoutController.item(
    "lamp", "Reading lamp", "Brass, warm light", price: "€48.00", .systemYellow)
  private let mug = CheckoutController.item("mug", "Two mugs", "Stoneware, sand", price: "€26.00", .systemBrown)
  private let book = CheckoutController.item(
    "book", "Book of bridges", "Second edition", price: "€31.50", .systemIndigo)
  private let lampLine = CheckoutController.hairline()
  private let mugLine = CheckoutController.hairline()
  private lazy var basket = Parts.stack(.vertical, [lamp, lampLine, mug, mugLine, book], spacing: 14)
  private let address = CheckoutController.choice(
    "address", "Deliver to", "12 Canal Street, by Thursday", symbol: "house")
  private let card = CheckoutController.choice("card", "Pay with", "Card ending in 4015", symbol: "creditcard")
  private let goodsRow = CheckoutController.amount("goods", "Three items", "€105.50")
  private let shippingRow = CheckoutController.amount("shipping", "Delivery", "€4.90")
  private lazy var sum = Parts.stack(.vertical, [goodsRow, shippingRow], spacing: 10)
  private lazy var rest = Parts.stack(.vertical, [address, card, sum], spacing: 16)
  private lazy var columns = Parts.stack(
    .horizontal, [basket, rest], spacing: 20, alignment: .top, distribution: .fillEqually)
  private let bar = UIView()
  private let barLine = CheckoutController.hairline()
  private let totalTitle = Parts.label("Total", .footnote, color: .secondaryLabel, lines: 1)
  private let totalValue = Parts.label("€110.40", .title3, .bold, lines: 1)
  private lazy var amount = Parts.stack(.vertical, [totalTitle, totalValue])
  private let pay = Parts.button("Pay now", on: .filled(), tint: .systemGreen)
  private lazy var payment = Parts.stack(
    .horizontal, [amount, pay], spacing: 16, alignment: .center, distribution: .equalSpacing)

  private static func hairline() -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    line.heightAnchor.constraint(equalToConstant: 0.5).isActive = true
    return line
  }

  /// An item in the basket: its picture, its name above its details, and its price.
  private static func item(_ name: String, _ title: String, _ detail: String, price: String, _ tint: UIColor)
    -> UIStackView
  {
    let picture = Parts.picture(tint, radius: 12).named("\(name)Picture")
    NSLayoutConstraint.activate(picture.size(64, 64))
    let texts = Parts.stack(
      .vertical,
      [
        Parts.label(title, .body, .semibold).named("\(name)Name"),
        Parts.label(detail, .footnote, color: .secondaryLabel).named("\(name)Detail"),
      ], spacing: 2
    ).named("\(name)Texts")
    let value = Parts.label(price, .body, lines: 1).named("\(name)Price").keepingWidth()
    return Parts.stack(.horizontal, [picture, texts, value], spacing: 14, alignment: .center)
  }

  /// A row that leads to another screen.
  private static func choice(_ name: String, _ title: String, _ detail: String, symbol: String) -> UITableViewCell {
    let icon = UIImageView(image: UIImage(systemName: symbol)).named("\(name)Icon")
    icon.tintColor = .systemGreen
    NSLayoutConstraint.activate(icon.size(32, 32))
    let texts = Parts.stack(
      .vertical,
      [
        Parts.label(title, .subheadline, color: .secondaryLabel).named("\(name)Title"),
        Parts.label(detail, .body).named("\(name)Detail"),
      ], spacing: 2
    ).named("\(name)Texts")
    let row = Parts.stack(.horizontal, [icon, texts], spacing: 14, alignment: .center).named("\(name)Row")
    row.pad(14, 16, 14, 44)
    return Parts.cell(row)
  }

  private static func amount(_ name: String, _ title: String, _ price: String) -> UIStackView {
    Parts.stack(
      .horizontal,
      [
        Parts.label(title, .body, color: .secondaryLabel).named("\(name)Title"),
        Parts.label(price, .body, lines: 1).named("\(name)Value").keepingWidth(),
      ], spacing: 12)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    for view in [basket, address, card, sum] as [UIView] {
      view.backgroundColor = .secondarySystemGroupedBackground
      view.layer.cornerRadius = 14
    }
    bar.backgroundColor = .secondarySystemGroupedBackground
    pay.configuration?.background.cornerRadius = 14
    for stack in [basket, sum] { stack.pad(16, 16, 16, 16) }
    let isUprightPhone = traitCollection.userInterfaceIdiom == .phone && UIScreen.main.isUpright
    if isUprightPhone || traitCollection.hasLargeLetters { columns.lieAbove(spacing: 16) }
    if isUprightPhone && traitCollection.hasLargeLetters { lieAboveEachOther() }
    view.add(page, bar)
    page.add(heading, columns)
    bar.add(barLine, payment)
    NSLayoutConstraint.activate(placePage() + placeBar())
  }

  /// Gives large text the whole width of a phone.
  private func lieAboveEachOther() {
    for item in [lamp, mug, book] {
      item.axis = .vertical
      item.alignment = .leading
    }
    for row in [goodsRow, shippingRow] {
      row.axis = .vertical
      row.spacing = 0
    }
    payment.lieAbove(spacing: 8)
  }

  private func placePage() -> [NSLayoutConstraint] {
    let (safe, content) = (view.safeAreaLayoutGuide, page.contentLayoutGuide)
    return page.places(in: view, above: bar.topAnchor) + [
      heading.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      heading.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
      heading.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
      columns.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 16),
      columns.leadingAnchor.constraint(equalTo: heading.leadingAnchor),
      columns.trailingAnchor.constraint(equalTo: heading.trailingAnchor),
      columns.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
    ]
  }

  private func placeBar() -> [NSLayoutConstraint] {
    [
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      barLine.topAnchor.constraint(equalTo: bar.topAnchor),
      barLine.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      barLine.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
      payment.topAnchor.constraint(equalTo: bar.topAnchor, constant: 10),
      payment.leadingAnchor.constraint(equalTo: heading.leadingAnchor),
      payment.trailingAnchor.constraint(equalTo: heading.trailingAnchor),
      payment.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -10),
      pay.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
      pay.widthAnchor.constraint(greaterThanOrEqualToConstant: 160),
    ]
  }
}
