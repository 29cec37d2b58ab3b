internal import Foundation
internal import Geometry
internal import Scenes

extension UIView {
  /// The drawing that the app's code makes of the view; nil for none.
  var madeDrawing: ViewDrawing? {
    var drawing = ViewDrawing()
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    // Drawings begin at the corner of the view, whose own coordinates may begin elsewhere.
    let map = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    let backdrop = backdropSteps
    let own = layer.drawnContents + layer.drawnSublayers(inFront: false) + drawnByCode
    drawing.steps = (backdrop + own).mapped(by: map)
    let upper = (self as? UIButton)?.drawnParts ?? []
    drawing.upperSteps = (upper + layer.drawnSublayers(inFront: true)).mapped(by: map)
    if layer.cornerRadius > 0, !layer.maskedCorners.isWhole { drawing.outline = layer.outline }
    if let outline = (self as? any ListRow)?.listPlace?.outline(in: bounds) { drawing.outline = outline }
    // Tables have no empty rows below their content (UITableView, `fillerRowHeight`).
    if self is UITableView { drawing.replacesContent = true }
    if let cell = self as? UICollectionViewListCell { drawing.upperSteps = cell.listSteps.mapped(by: map) }
    if let mask = layer.mask?.maskOutline ?? mask?.layer.maskOutline { drawing.mask = mask }
    if let text = ownText {
      drawing.steps += text.mapped(by: map)
      drawing.replacesContent = true
    }
    return drawing.isEmpty ? nil : drawing
  }

  /// What `draw(_:)` draws.
  private var drawnByCode: [ViewDrawing.Step] {
    let context = CGContext()
    context.extent = bounds
    DrawingStack.drawing(in: context) { draw(bounds) }
    let steps = context.steps
    guard !steps.isEmpty else { return [] }
    return [.clip(bounds.outline, steps)]
  }

  /// The ground that a view has besides its background: that of a cell.
  private var backdropSteps: [ViewDrawing.Step] {
    let row = self as? any ListRow
    let configuration = row?.backgroundConfiguration ?? (self as? UICollectionViewCell)?.backgroundConfiguration
    let outline = row?.listPlace?.outline(in: bounds)
    return configuration?.steps(in: bounds, outline: outline, isRightToLeft: isRightToLeft) ?? []
  }

  /// The steps that draw the text of the view in place of its content; nil for a view whose content is drawn as it is.
  private var ownText: [ViewDrawing.Step]? {
    switch self {
    case let label as UILabel: label.drawnText
    default: nil
    }
  }
}

extension UILabel {
  /// The text of several looks, or the text that code draws in another rectangle than the bounds; nil for others.
  fileprivate var drawnText: [ViewDrawing.Step]? {
    guard let text = attributedText, text.length > 0 else { return nil }
    drawnRect = nil
    let context = CGContext()
    context.extent = bounds
    DrawingStack.drawing(in: context) { drawText(in: bounds) }
    guard let rect = drawnRect else { return context.steps }
    let styled = StyledText(text, font: font ?? .systemFont(ofSize: 17))
    guard !styled.isUniform || rect != bounds else { return nil }
    let lines = styled.steps(
      in: rect, numberOfLines: numberOfLines, color: isEnabled ? textColor ?? .label : .secondaryLabel,
      alignment: textAlignment, isRightToLeft: isRightToLeft, isCentred: true)
    return [.clip(bounds.insetBy(dx: -2, dy: -2).outline, lines)]
  }
}
