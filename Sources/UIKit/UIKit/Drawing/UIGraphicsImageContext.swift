public import Foundation

/// The image contexts that have begun, the innermost last.
@MainActor
enum OpenImages {
  static var sizes: [(size: CGSize, scale: CGFloat, context: CGContext)] = []
}

/// The current drawing context; nil outside of drawing.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { OpenImages.sizes.last?.context }

/// Begins an image with a size, in points.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image with a size, in points, and a scale in pixels for each point; 0 for that of the screen.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  OpenImages.sizes.append((size, scale > 0 ? scale : UIScreen.main.scale, CGContext()))
}

/// The current image; nil outside of an image context.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  OpenImages.sizes.last.map { UIImage(size: $0.size, scale: $0.scale) }
}

/// Ends the current image.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { _ = OpenImages.sizes.popLast() }
