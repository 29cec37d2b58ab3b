internal import Foundation
internal import Geometry
internal import Scenes

extension UIView {
  /// The drawing that the app's code makes in the view, or nil if it draws nothing.
  var madeDrawing: ViewDrawing? {
    var drawing = ViewDrawing()
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    // Drawings start at the corner of the view, but the bounds may have another origin.
    let map = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    let backdrop = backdropSteps + ((self as? UIButton)?.ownGround ?? [])
    let strip = (self as? UIToolbar)?.stripBelow ?? (self as? UINavigationBar)?.stripAbove ?? []
    let own = strip + layer.drawnContents + layer.drawnSublayers(inFront: false) + drawnByCode
    drawing.steps = (backdrop + own).mapped(by: map)
    drawing.upperSteps = (ownUpperSteps + layer.drawnSublayers(inFront: true)).mapped(by: map)
    if layer.cornerRadius > 0, !layer.maskedCorners.isWhole { drawing.outline = layer.outline }
    if let outline = (self as? any ListRow)?.listPlace?.outline(in: bounds) { drawing.outline = outline }
    // Scenes draw empty rows below the content of a table; UIKit does not (`UITableView.fillerRowHeight`).
    if self is UITableView { drawing.replacesContent = true }
    if let cell = self as? UICollectionViewListCell { drawing.upperSteps = cell.listSteps.mapped(by: map) }
    if let cell = self as? UITableViewCell { drawing.upperSteps += cell.separatorSteps.mapped(by: map) }
    if let mask = layer.mask?.maskOutline ?? mask?.layer.maskOutline { drawing.mask = mask }
    if let effect = self as? UIVisualEffectView, let steps = effect.ownSteps {
      drawing.steps = steps + drawing.steps
      drawing.replacesContent = true
    }
    if let text = ownText {
      drawing.steps += text.mapped(by: map)
      drawing.replacesContent = true
    }
    return drawing.isEmpty ? nil : drawing
  }

  /// The steps that draw the view's content in front of its subviews, besides its layers.
  private var ownUpperSteps: [ViewDrawing.Step] {
    switch self {
    case let button as UIButton: button.ownStroke + (button.drawnParts ?? [])
    case let bar as UITabBar: bar.badgeSteps
    case let table as UITableView: table.indexSteps
    default: []
    }
  }

  private var drawnByCode: [ViewDrawing.Step] {
    let context = CGContext()
    context.extent = bounds
    DrawingStack.drawing(in: context) { draw(bounds) }
    let steps = context.steps
    guard !steps.isEmpty else { return [] }
    return [.clip(bounds.outline, steps)]
  }

  /// The background that a cell has besides its background color.
  private var backdropSteps: [ViewDrawing.Step] {
    let row = self as? any ListRow
    let configuration = row?.backgroundConfiguration ?? (self as? UICollectionViewCell)?.backgroundConfiguration
    let outline = row?.listPlace?.outline(in: bounds)
    let ground = configuration?.steps(in: bounds, outline: outline, isRightToLeft: isRightToLeft) ?? []
    guard configuration == nil, let row, row.showsSelection else { return ground }
    return row.listPlace?.selection(in: bounds) ?? []
  }

  /// The steps that draw the text of the view. Nil for a view whose content is drawn as in scenes.
  private var ownText: [ViewDrawing.Step]? {
    switch self {
    case let label as UILabel: label.drawnText
    case let field as UISearchTextField: field.searchSteps
    case let field as UITextField: field.placedText
    case let view as UITextView: view.drawnText
    case let picker as UIDatePicker: picker.ownSteps
    case let calendar as UICalendarView: calendar.monthSteps
    case let bar as UISearchBar: bar.ownSteps
    default: nil
    }
  }
}

extension UILabel {
  /// The steps of text with several styles, or of text that the app draws in another rectangle than the bounds. Nil
  /// for other text.
  fileprivate var drawnText: [ViewDrawing.Step]? {
    guard let text = attributedText, text.length > 0 else { return nil }
    drawnRect = nil
    let context = CGContext()
    context.extent = bounds
    DrawingStack.drawing(in: context) { drawText(in: bounds) }
    guard let rect = drawnRect else { return context.steps }
    let styled = StyledText(text, font: font ?? .systemFont(ofSize: 17))
    guard !styled.isUniform || styled.hasOwnLineHeight || rect != bounds else { return nil }
    let lines = styled.steps(
      in: rect, numberOfLines: numberOfLines, color: isEnabled ? textColor ?? .label : .secondaryLabel,
      alignment: textAlignment, isRightToLeft: isRightToLeft, isCentred: true)
    return [.clip(bounds.insetBy(dx: -2, dy: -2).outline, lines)]
  }
}
