internal import Foundation
internal import Geometry
internal import Scenes

extension UIImage {
  func content(in mode: UIView.ContentMode) -> ImageContent {
    var content = content
    content.mode = mode.imageMode
    content.tint = shownTint?.viewColor
    if let intent { content.artwork?.intent = intent }
    return content
  }

  /// Returns a symbol or a template in a color, as parts of controls and text show it. Other images stay as they are.
  func inked(_ color: UIColor?) -> UIImage {
    guard let color, shownTint == nil, isSymbolImage || renderingMode == .alwaysTemplate else { return self }
    return withTintColor(color, renderingMode: .alwaysOriginal)
  }

  /// The rendering intent; nil to use the intent of the image's files.
  private var intent: Artwork.RenderingIntent? {
    if shownTint != nil { return .template }
    return switch renderingMode {
    case .automatic: nil
    case .alwaysOriginal: .original
    case .alwaysTemplate: .template
    }
  }

  /// The tint of the image; nil for templates and symbols, which take the tint of their view.
  private var shownTint: UIColor? {
    renderingMode == .alwaysTemplate || renderingMode == .automatic && isSymbolImage ? nil : tint
  }
}

extension UIView.ContentMode {
  var imageMode: ImageContent.Mode {
    switch self {
    case .scaleToFill, .redraw: .scaleToFill
    case .scaleAspectFit: .scaleAspectFit
    case .scaleAspectFill: .scaleAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
