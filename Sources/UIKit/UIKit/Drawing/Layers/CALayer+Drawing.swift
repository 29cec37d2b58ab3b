internal import Foundation
internal import Geometry
internal import Scenes

extension CALayer {
  /// The depth from which layers are not drawn.
  private static let depthLimit = 100

  /// The steps that draw the layer's content besides its background, in its own coordinates.
  var drawnContents: [ViewDrawing.Step] {
    let steps: [ViewDrawing.Step] =
      switch self {
      case let layer as CAShapeLayer: layer.shape
      case let layer as CAGradientLayer: layer.gradient
      case let layer as CATextLayer: layer.text
      default: []
      }
    return steps + drawnImage + drawnByCode
  }

  private var drawnByCode: [ViewDrawing.Step] {
    let context = CGContext()
    context.extent = bounds
    DrawingStack.drawing(in: context) { draw(in: context) }
    return within(context.steps)
  }

  private var drawnImage: [ViewDrawing.Step] {
    guard let image = contents as? UIImage else { return [] }
    return [.image(image.content(in: .scaleToFill), in: Rect(bounds))]
  }

  /// Returns steps that are clipped to the bounds.
  private func within(_ steps: [ViewDrawing.Step]) -> [ViewDrawing.Step] {
    guard !steps.isEmpty, bounds.width > 0, bounds.height > 0 else { return [] }
    return [.clip(bounds.outline, steps)]
  }

  /// Returns the sublayers that belong to no view, in the coordinates of the layer.
  ///
  /// - Parameters:
  ///   - inFront: Whether to return the layers in front of all subviews, or the others.
  ///   - depth: The depth of the layer.
  func drawnSublayers(inFront: Bool, depth: Int = 0) -> [ViewDrawing.Step] {
    guard depth < Self.depthLimit else { return [] }
    let layers = (sublayers ?? []).filter { layer in
      let isInFront = layer.subviewsBehind > 0 && layer.subviewsBehind >= (view?.subviews.count ?? 0)
      return (isInFront || layer.zPosition > 0 && view?.subviews.isEmpty == false) == inFront
    }
    let ordered = layers.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
    return ordered.flatMap { $0.element.drawnOutwards(depth: depth + 1) }
  }

  /// Returns the layer and its sublayers, in the coordinates of the superlayer.
  private func drawnOutwards(depth: Int) -> [ViewDrawing.Step] {
    guard !isHidden, opacity > 0 else { return [] }
    let outline = outline
    var inner =
      drawnContents + drawnSublayers(inFront: false, depth: depth) + drawnSublayers(inFront: true, depth: depth)
    if masksToBounds, !inner.isEmpty { inner = [.clip(outline, inner)] }
    var steps: [ViewDrawing.Step] = []
    if let backgroundColor, backgroundColor.alpha > 0 { steps.append(.fill(outline, backgroundColor.geometryColor)) }
    steps += inner
    if borderWidth > 0 {
      let border = CGPath()
      border.add(
        bounds.insetBy(dx: borderWidth / 2, dy: borderWidth / 2), corners: maskedCorners.corners,
        radii: CGSize(width: max(0, cornerRadius - borderWidth / 2), height: max(0, cornerRadius - borderWidth / 2)))
      let color = borderColor?.geometryColor ?? Color(red: 0, green: 0, blue: 0)
      steps.append(.stroke(border.elements.drawn(by: .identity), .init(color, width: Double(borderWidth))))
    }
    if let mask = mask?.maskOutline, !steps.isEmpty { steps = [.clip(mask, steps)] }
    if opacity < 1, !steps.isEmpty { steps = [.group(opacity: Double(opacity), steps)] }
    return steps.mapped(by: mapOutwards)
  }

  /// The outline of the bounds with its rounded corners.
  var outline: [PathElement] {
    let path = CGPath()
    path.add(bounds, corners: maskedCorners.corners, radii: CGSize(width: cornerRadius, height: cornerRadius))
    return path.elements.drawn(by: .identity)
  }

  /// The outline of the opaque part of a mask, in the coordinates of the layer that it masks.
  var maskOutline: [PathElement]? {
    if let shape = self as? CAShapeLayer {
      guard let path = shape.path, (shape.fillColor?.alpha ?? 0) > 0 else { return nil }
      return path.elements.drawn(by: mapOutwards)
    }
    guard let backgroundColor, backgroundColor.alpha > 0 else { return nil }
    let path = CGPath()
    path.add(bounds, corners: maskedCorners.corners, radii: CGSize(width: cornerRadius, height: cornerRadius))
    return path.elements.drawn(by: mapOutwards)
  }
}

extension CACornerMask {
  /// The rounded corners as paths name them.
  fileprivate var corners: UIRectCorner {
    let pairs: [(CACornerMask, UIRectCorner)] = [
      (.layerMinXMinYCorner, .topLeft), (.layerMaxXMinYCorner, .topRight), (.layerMinXMaxYCorner, .bottomLeft),
      (.layerMaxXMaxYCorner, .bottomRight),
    ]
    return UIRectCorner(pairs.filter { contains($0.0) }.map(\.1))
  }

  /// Whether all corners may be rounded.
  var isWhole: Bool { corners.contains([.topLeft, .topRight, .bottomLeft, .bottomRight]) }
}

extension CAShapeLayer {
  /// The path with its fill and its line.
  fileprivate var shape: [ViewDrawing.Step] {
    guard let path else { return [] }
    var steps: [ViewDrawing.Step] = []
    if let fillColor, fillColor.alpha > 0 {
      let outlines = fillRule == .evenOdd ? [path.elements] : path.windingOutlines
      steps += outlines.map { .fill($0.drawn(by: .identity), fillColor.geometryColor) }
    }
    guard let strokeColor, strokeColor.alpha > 0, lineWidth > 0 else { return steps }
    let line = ViewDrawing.Line(
      strokeColor.geometryColor, width: Double(lineWidth), dashes: (lineDashPattern ?? []).map(\.doubleValue),
      hasRoundCaps: lineCap == .round)
    let shown = path.trimmed(from: strokeStart, to: strokeEnd)
    return shown.isEmpty ? steps : steps + [.stroke(shown.elements.drawn(by: .identity), line)]
  }
}

extension CAGradientLayer {
  /// The gradient over the bounds.
  fileprivate var gradient: [ViewDrawing.Step] {
    let colors = (colors ?? []).compactMap { $0 as? CGColor ?? ($0 as? UIColor)?.cgColor }
    guard !colors.isEmpty, bounds.width > 0, bounds.height > 0 else { return [] }
    let stops = CGGradient.stops(colors, locations?.map(\.doubleValue))
    func point(_ unit: CGPoint) -> Point {
      Point(x: Double(bounds.minX + unit.x * bounds.width), y: Double(bounds.minY + unit.y * bounds.height))
    }
    let isRadial = type == .radial
    let drawn = ViewDrawing.Gradient(stops, from: point(startPoint), to: point(endPoint), isRadial: isRadial)
    return [.clip(outline, [.gradient(drawn, in: Rect(bounds))])]
  }
}

extension CATextLayer {
  /// The text, starting at the top.
  fileprivate var text: [ViewDrawing.Step] {
    let shown: NSAttributedString
    switch string {
    case let text as NSAttributedString: shown = text
    case let text as String:
      let font = (font as? UIFont)?.withSize(fontSize) ?? UIFont.systemFont(ofSize: fontSize)
      let color = foregroundColor.map { UIColor(cgColor: $0) } ?? UIColor(white: 1, alpha: 1)
      shown = NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: color])
    default: return []
    }
    let alignment: NSTextAlignment =
      switch alignmentMode {
      case .center: .center
      case .right: .right
      default: .natural
      }
    return StyledText(shown).steps(
      in: bounds, numberOfLines: isWrapped ? 0 : 1, color: UIColor(white: 1, alpha: 1), alignment: alignment,
      isRightToLeft: false, isCentred: false)
  }
}
