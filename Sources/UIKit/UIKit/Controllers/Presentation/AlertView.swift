internal import Foundation

/// The view of an alert or an action sheet, with its text, text fields and buttons.
///
/// It sets frames, because apps cannot constrain its subviews.
final class AlertView: UIView {
  /// The width of alerts, in points.
  static let alertWidth: CGFloat = 270

  private let isSheet: Bool
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let fields: [UITextField]
  private let actions: [UIAlertAction]
  private let buttons: [UILabel]
  /// The backgrounds of the groups: one for an alert, one or two for an action sheet.
  private let grounds = [UIView(), UIView()]
  private let lines: [UIView]

  /// The distances of text from the edges, in points.
  private static let textMargin = CGSize(width: 16, height: 20)
  /// The distance between an action sheet's groups, in points.
  private static let groupGap: CGFloat = 8

  init(
    title: String?, message: String?, fields: [UITextField], actions: [UIAlertAction], preferred: UIAlertAction?,
    isSheet: Bool
  ) {
    self.isSheet = isSheet
    self.fields = fields
    // The cancel button comes last, but first if there are two buttons side by side.
    let rest = actions.filter { $0.style != .cancel }
    let cancel = actions.filter { $0.style == .cancel }
    let isPair = !isSheet && actions.count == 2
    self.actions = isPair ? cancel + rest : rest + cancel
    buttons = self.actions.map { action in
      let isBold = isSheet || preferred == nil ? action.style == .cancel : action === preferred
      return Self.button(action, isBold: isBold, isSheet: isSheet)
    }
    lines = self.actions.map { _ in UIView() }
    super.init(frame: .zero)
    show(title, in: titleLabel, size: isSheet ? 13 : 17, weight: .semibold)
    show(message, in: messageLabel, size: 13, weight: .regular)
    for ground in grounds {
      ground.backgroundColor = .secondarySystemGroupedBackground
      ground.layer.cornerRadius = 14
      addSubview(ground)
    }
    for line in lines { line.backgroundColor = .separator }
    for view in [titleLabel, messageLabel] + fields + lines + buttons { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private func show(_ text: String?, in label: UILabel, size: CGFloat, weight: UIFont.Weight) {
    label.text = text
    label.isHidden = text?.isEmpty ?? true
    label.font = .systemFont(ofSize: size, weight: weight)
    label.textColor = isSheet ? .secondaryLabel : .label
    label.textAlignment = .center
    label.numberOfLines = 0
  }

  private static func button(_ action: UIAlertAction, isBold: Bool, isSheet: Bool) -> UILabel {
    let label = UILabel()
    label.text = action.title
    label.textAlignment = .center
    label.font = .systemFont(ofSize: isSheet ? 20 : 17, weight: isBold ? .semibold : .regular)
    label.textColor = action.style == .destructive ? .systemRed : .systemBlue
    label.isEnabled = action.isEnabled
    return label
  }

  override var ownsItsParts: Bool { true }

  private var buttonHeight: CGFloat { isSheet ? 57 : 44 }
  private var cancelsApart: Bool { isSheet && actions.last?.style == .cancel }
  /// Whether two buttons are side by side.
  private func isPair(_ width: CGFloat) -> Bool {
    !isSheet && actions.count == 2 && buttons.allSatisfy { $0.intrinsicContentSize.width <= width / 2 - 16 }
  }

  func height(forWidth width: CGFloat) -> CGFloat { place(in: width, moves: false) }

  override func layoutSubviews() {
    _ = place(in: bounds.width, moves: true)
    super.layoutSubviews()
  }

  /// Lays out everything in a width, in points.
  ///
  /// - Parameters:
  ///   - width: The available width, in points.
  ///   - moves: Whether views get their frames. Otherwise the height is only measured.
  /// - Returns: The height, in points.
  private func place(in width: CGFloat, moves: Bool) -> CGFloat {
    var y = placeTexts(in: width, moves: moves)
    let isPair = isPair(width)
    let group = cancelsApart ? actions.count - 1 : actions.count
    let hairline = 1 / max(1, UIScreen.main.scale)
    for (number, button) in buttons.prefix(group).enumerated() {
      let isSecond = isPair && number == 1
      let frame = CGRect(
        x: isSecond ? width / 2 : 0, y: isSecond ? y - buttonHeight : y, width: isPair ? width / 2 : width,
        height: buttonHeight)
      if moves {
        button.frame = frame
        lines[number].isHidden = frame.minY == 0
        lines[number].frame =
          isSecond
          ? CGRect(x: frame.minX, y: frame.minY, width: hairline, height: frame.height)
          : CGRect(x: 0, y: frame.minY, width: width, height: hairline)
      }
      if !isSecond { y += buttonHeight }
    }
    if moves { grounds[0].frame = CGRect(x: 0, y: 0, width: width, height: y) }
    guard cancelsApart, let cancel = buttons.last else {
      if moves { grounds[1].isHidden = true }
      return y
    }
    let top = y == 0 ? 0 : y + Self.groupGap
    let frame = CGRect(x: 0, y: top, width: width, height: buttonHeight)
    if moves {
      (cancel.frame, grounds[1].frame) = (frame, frame)
      lines[lines.count - 1].isHidden = true
    }
    return frame.maxY
  }

  /// Lays out the text and the text fields, and returns their height in points.
  private func placeTexts(in width: CGFloat, moves: Bool) -> CGFloat {
    let margin = Self.textMargin
    let labels = [titleLabel, messageLabel].filter { !$0.isHidden }
    guard !labels.isEmpty || !fields.isEmpty else { return 0 }
    let edge = isSheet ? margin.height - 6 : margin.height
    var y = edge
    for (number, label) in labels.enumerated() {
      if number > 0 { y += isSheet ? 12 : 2 }
      let size = label.sizeThatFits(CGSize(width: width - 2 * margin.width, height: 0))
      if moves { label.frame = CGRect(x: margin.width, y: y, width: width - 2 * margin.width, height: size.height) }
      y += size.height
    }
    for field in fields {
      y += 16
      field.borderStyle = .roundedRect
      field.font = .systemFont(ofSize: 13)
      if moves { field.frame = CGRect(x: margin.width, y: y, width: width - 2 * margin.width, height: 30) }
      y += 30
    }
    return y + edge
  }
}
