public import Foundation

/// A three-dimensional transform. Layouts use its affine part.
public struct CATransform3D: Sendable, Hashable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
  public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1
  /// The map that changes nothing.
  public init() {}

  /// The map of the plane, where it is one.
  var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }

  init(_ map: CGAffineTransform) {
    (m11, m12, m21, m22, m41, m42) = (map.a, map.b, map.c, map.d, map.tx, map.ty)
  }
}

/// The map that changes nothing.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CATransform3DIdentity = CATransform3D()

/// A map that stretches.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3DScale(CATransform3DIdentity, sx, sy, sz)
}

/// A map that moves, in points.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3DTranslate(CATransform3DIdentity, tx, ty, tz)
}

/// A map that turns about an axis, in radians; only turns in the plane move anything.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3DRotate(CATransform3DIdentity, angle, x, y, z)
}

/// A map of the plane.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m) }

/// A map that stretches before another one.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  changed(t) { $0.scaledBy(x: sx, y: sy) }
}

/// A map that moves before another one, in points.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  changed(t) { $0.translatedBy(x: tx, y: ty) }
}

/// A map that turns before another one, in radians; only turns in the plane move anything.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  guard z != 0 else { return t }
  return changed(t) { $0.rotated(by: z > 0 ? angle : -angle) }
}

/// A map before another one, in the plane.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  CATransform3D(a.affine.concatenating(b.affine))
}

/// The map of the plane in a map of space.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }

private func changed(
  _ transform: CATransform3D, _ change: (CGAffineTransform) -> CGAffineTransform
) -> CATransform3D {
  var made = CATransform3D(change(transform.affine))
  made.m34 = transform.m34
  return made
}
