package import Scenes

extension ResolvedView {
  /// The image that the view shows, or nil.
  package internal(set) var image: ImageContent? {
    get {
      switch content {
      case .image(let image): image
      case .button(let button): button.image
      default: nil
      }
    }
    set {
      switch content {
      case .image: if let newValue { content = .image(newValue) }
      case .button(var button):
        button.image = newValue
        content = .button(button)
      default: break
      }
    }
  }
}

extension ResolvedScene {
  /// Gives images the size of their files instead of the recorded one, since the app only has the files.
  mutating func showArtworkInItsOwnSize() {
    for position in views.indices {
      guard var image = views[position].image, let size = image.ownSize else { continue }
      image.size = size
      views[position].image = image
    }
  }
}
