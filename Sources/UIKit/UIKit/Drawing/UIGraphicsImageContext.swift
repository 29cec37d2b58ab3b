public import Foundation

/// The image contexts that have begun, the innermost last.
@MainActor
enum OpenImages {
  static var sizes: [(size: CGSize, scale: CGFloat, context: CGContext)] = []
}

/// Begins an image with the given size in points.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image with the given size, in points, and a scale in pixels for each point; 0 for the screen's.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let context = CGContext()
  context.extent = CGRect(origin: .zero, size: size)
  OpenImages.sizes.append((size, scale > 0 ? scale : UIScreen.main.scale, context))
  DrawingStack.push(context)
}

/// Returns the current image, or nil outside an image context.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  OpenImages.sizes.last.map { UIImage(drawn: $0.context, size: $0.size, scale: $0.scale) }
}

/// Ends the current image.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
  guard OpenImages.sizes.popLast() != nil else { return }
  DrawingStack.pop()
}
