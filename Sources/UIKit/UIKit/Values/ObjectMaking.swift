internal import CObjectMaking
internal import Foundation

/// Functions that create objects of classes that are only known at run time: classes registered with lists, and layer
/// classes of views.
@MainActor
enum ObjectMaking {
  /// The reuse identifier of the view that is being created.
  private(set) static var identifier: String?
  /// The frame of the reusable view that is being created, in points.
  private(set) static var frame = CGRect.zero

  static func cell(of kind: UITableViewCell.Type, named name: String) -> UITableViewCell {
    unsafe made(named: name) { unsafe make_table_cell(unsafeBitCast(kind, to: UnsafeRawPointer.self)) }
  }

  static func headerOrFooter(
    of kind: UITableViewHeaderFooterView.Type, named name: String
  ) -> UITableViewHeaderFooterView {
    unsafe made(named: name) { unsafe make_header_footer_view(unsafeBitCast(kind, to: UnsafeRawPointer.self)) }
  }

  static func reusableView(
    of kind: UICollectionReusableView.Type, named name: String, frame: CGRect = .zero
  ) -> UICollectionReusableView {
    let outer = self.frame
    defer { self.frame = outer }
    self.frame = frame
    return unsafe made(named: name) { unsafe make_reusable_view(unsafeBitCast(kind, to: UnsafeRawPointer.self)) }
  }

  static func layer(of kind: CALayer.Type) -> CALayer {
    unsafe made(named: nil) { unsafe make_layer(unsafeBitCast(kind, to: UnsafeRawPointer.self)) }
  }

  static func view<Kind: UIView>(of kind: Kind.Type) -> Kind {
    unsafe made(named: nil) { unsafe make_view(unsafeBitCast(kind, to: UnsafeRawPointer.self)) }
  }

  /// Takes ownership of an object that a C function created.
  private static func made<Object: AnyObject>(named name: String?, _ make: () -> UnsafeMutableRawPointer) -> Object {
    let outer = identifier
    defer { identifier = outer }
    identifier = name
    return unsafe Unmanaged<Object>.fromOpaque(make()).takeRetainedValue()
  }
}

/// Creates views of classes that are only known at run time, for the substitutes of layout libraries.
@MainActor
public enum _ViewMaking {
  /// Returns a new view with the `init(frame:)` of its class. The program ends if the class has other initializers only.
  public static func view<Kind: UIView>(of kind: Kind.Type) -> Kind { ObjectMaking.view(of: kind) }
}
