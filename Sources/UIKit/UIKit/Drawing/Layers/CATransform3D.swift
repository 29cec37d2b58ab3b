public import Foundation

/// A three-dimensional transform. Layouts use its affine part.
public struct CATransform3D: Sendable, Hashable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
  public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1
  /// Creates the identity transform.
  public init() {}

  /// The affine part of the transform.
  var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }

  init(_ map: CGAffineTransform) {
    (m11, m12, m21, m22, m41, m42) = (map.a, map.b, map.c, map.d, map.tx, map.ty)
  }
}

/// The identity transform.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CATransform3DIdentity = CATransform3D()

/// Returns a scaling transform.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3DScale(CATransform3DIdentity, sx, sy, sz)
}

/// Returns a translation, in points.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3DTranslate(CATransform3DIdentity, tx, ty, tz)
}

/// Returns a rotation about an axis, in radians. Only rotations in the plane have an effect.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3DRotate(CATransform3DIdentity, angle, x, y, z)
}

/// Returns an affine transform.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m) }

/// Returns a scaling followed by a transform.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  changed(t) { $0.scaledBy(x: sx, y: sy) }
}

/// Returns a translation, in points, followed by a transform.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  changed(t) { $0.translatedBy(x: tx, y: ty) }
}

/// Returns a rotation, in radians, followed by a transform. Only rotations in the plane have an effect.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  guard z != 0 else { return t }
  return changed(t) { $0.rotated(by: z > 0 ? angle : -angle) }
}

/// Returns the first transform followed by the second one, in the plane.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  CATransform3D(a.affine.concatenating(b.affine))
}

/// Returns the affine part of a transform.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }

private func changed(
  _ transform: CATransform3D, _ change: (CGAffineTransform) -> CGAffineTransform
) -> CATransform3D {
  var made = CATransform3D(change(transform.affine))
  made.m34 = transform.m34
  return made
}
