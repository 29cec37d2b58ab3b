public import Foundation

/// The sizes of the pictures that are being drawn, the innermost last.
@MainActor
enum OpenImages {
  static var sizes: [(size: CGSize, scale: CGFloat, context: CGContext)] = []
}

/// The surface that is drawn on; nil outside of drawing.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { OpenImages.sizes.last?.context }

/// Begins a picture of a size in points.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a picture of a size in points, with a number of pixels for a point; 0 for that of the screen.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  OpenImages.sizes.append((size, scale > 0 ? scale : UIScreen.main.scale, CGContext()))
}

/// The picture that was begun; nil where none was.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  OpenImages.sizes.last.map { UIImage(size: $0.size, scale: $0.scale) }
}

/// Ends the picture that was begun last.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { _ = OpenImages.sizes.popLast() }
