internal import Foundation
internal import Geometry
internal import Scenes

extension UISearchBar {
  /// The height of the scopes below the field, in points.
  static var scopesHeight: CGFloat { 48 }

  var shownScopes: [String] { showsScopeBar ? scopeButtonTitles ?? [] : [] }

  private var shownText: String? { [text, searchTextField.text].compactMap(\.self).first { !$0.isEmpty } }

  /// The steps that draw a bar with text, a cancel button or scopes. Nil for other bars, which are drawn as in scenes.
  var ownSteps: [ViewDrawing.Step]? {
    guard shownText != nil || showsCancelButton || !shownScopes.isEmpty else { return nil }
    var row = bounds
    if !shownScopes.isEmpty { row.size.height = max(0, row.height - Self.scopesHeight) }
    let cancel = styled(SystemWords.word("Cancel"), .systemFont(ofSize: 17))
    let cancelWidth = showsCancelButton ? cancel.size(width: nil, numberOfLines: 1).width : 0
    let end = row.maxX - Self.inset - (showsCancelButton ? cancelWidth + Self.gap : 0)
    let field = CGRect(
      x: row.minX + Self.inset, y: row.midY - Self.fieldHeight / 2, width: max(0, end - row.minX - Self.inset),
      height: Self.fieldHeight)
    let button = CGRect(x: end + Self.gap, y: row.minY, width: cancelWidth, height: row.height)
    return searchFieldSteps(in: field, text: shownText, placeholder: placeholder)
      + (showsCancelButton ? line(cancel, in: button, color: tintColor) : [])
      + scopeSteps(in: CGRect(x: row.minX, y: row.maxY, width: row.width, height: bounds.maxY - row.maxY))
  }

  /// The distances of the field from the edges and from the button, and its height, in points.
  private static var inset: CGFloat { 8 }
  private static var gap: CGFloat { 10 }
  private static var fieldHeight: CGFloat { UISearchTextField.height }

  /// Returns the steps that draw the scopes as segments.
  private func scopeSteps(in row: CGRect) -> [ViewDrawing.Step] {
    let titles = shownScopes
    guard !titles.isEmpty else { return [] }
    let track = CGRect(x: row.minX + Self.inset, y: row.minY + 4, width: row.width - 2 * Self.inset, height: 32)
    let width = track.width / CGFloat(titles.count)
    let isDark = traitCollection.userInterfaceStyle == .dark
    return [.fill(rounded(track, 8), UIColor.tertiarySystemFill.color)]
      + titles.enumerated().flatMap { index, title -> [ViewDrawing.Step] in
        let place = CGRect(x: track.minX + CGFloat(index) * width, y: track.minY, width: width, height: track.height)
        let isSelected = index == selectedScopeButtonIndex
        let pill = rounded(turned(place).insetBy(dx: 2, dy: 2), 6)
        let ground: UIColor = isDark ? .systemGray2 : .white
        let text = styled(title, .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium))
        return (isSelected ? [.fill(pill, ground.color)] : [])
          + line(text, in: place, color: .label, alignment: .center)
      }
  }
}

extension UIView {
  /// Returns the steps that draw a search field in a rectangle of the view: a lens, and the text or the placeholder.
  func searchFieldSteps(in field: CGRect, text: String?, placeholder: String?) -> [ViewDrawing.Step] {
    let gray = UIColor.secondaryLabel
    let lens = turned(CGRect(x: field.minX + 9, y: field.midY - 7.5, width: 12, height: 12))
    let handle = CGMutablePath()
    handle.addLines(between: [
      CGPoint(x: lens.maxX - 1.5, y: lens.maxY - 1.5), CGPoint(x: lens.maxX + 2.5, y: lens.maxY + 2.5),
    ])
    let shown = text.flatMap { $0.isEmpty ? nil : $0 }
    let content = styled(shown ?? placeholder ?? "", .systemFont(ofSize: 17))
    let room = CGRect(x: field.minX + 30, y: field.minY, width: max(0, field.width - 38), height: field.height)
    return [
      .fill(rounded(turned(field), 10), UIColor.tertiarySystemFill.color),
      .stroke(UIBezierPath(ovalIn: lens).cgPath.elements.drawn(by: .identity), .init(gray.color, width: 1.5)),
      .stroke(handle.elements.drawn(by: .identity), .init(gray.color, width: 1.5, hasRoundCaps: true)),
    ] + line(content, in: room, color: shown == nil ? gray : .label)
  }

  fileprivate func styled(_ text: String, _ font: UIFont) -> StyledText {
    StyledText(NSAttributedString(string: text, attributes: [.font: font]))
  }

  fileprivate func line(
    _ text: StyledText, in rect: CGRect, color: UIColor, alignment: NSTextAlignment = .natural
  ) -> [ViewDrawing.Step] {
    text.steps(
      in: turned(rect), numberOfLines: 1, color: color, alignment: alignment, isRightToLeft: isRightToLeft,
      isCentred: true)
  }

  /// Returns a rectangle of the view, mirrored in right-to-left languages.
  fileprivate func turned(_ rect: CGRect) -> CGRect {
    isRightToLeft ? rect.mirrored(in: bounds) : rect
  }

  fileprivate func rounded(_ rect: CGRect, _ radius: CGFloat) -> [PathElement] {
    UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath.elements.drawn(by: .identity)
  }
}
