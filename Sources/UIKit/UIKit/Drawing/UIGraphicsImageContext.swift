public import Foundation

/// The sizes of the pictures that are being drawn, the innermost last.
@MainActor
enum OpenImages {
  static var sizes: [(size: CGSize, scale: CGFloat, context: CGContext)] = []
}

/// Begins a picture of a size in points.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a picture of a size in points, with a number of pixels for a point; 0 for that of the screen.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let context = CGContext()
  context.extent = CGRect(origin: .zero, size: size)
  OpenImages.sizes.append((size, scale > 0 ? scale : UIScreen.main.scale, context))
  DrawingStack.push(context)
}

/// The picture that was begun; nil where none was.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  OpenImages.sizes.last.map { UIImage(drawn: $0.context, size: $0.size, scale: $0.scale) }
}

/// Ends the picture that was begun last.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
  guard OpenImages.sizes.popLast() != nil else { return }
  DrawingStack.pop()
}
