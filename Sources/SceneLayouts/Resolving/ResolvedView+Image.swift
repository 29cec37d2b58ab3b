package import Scenes

extension ResolvedView {
  /// The image that the view shows, or nil.
  package var image: ImageContent? {
    switch content {
    case .image(let image): image
    case .button(let button): button.image
    default: nil
    }
  }
}
