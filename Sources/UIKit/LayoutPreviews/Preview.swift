public import UIKit

/// A view or controller of an app that is drawn: what Xcode's `#Preview` declares.
///
/// ```swift
/// Preview("Sign in", traits: .landscapeLeft) { SignInController() }
/// ```
public struct Preview: Sendable {
  /// The name that people use.
  public let name: String
  /// The wishes about size and orientation.
  public let traits: [PreviewTrait]
  /// The path of the file that it stands in, as messages show it.
  public let path: String
  /// The line that it stands on.
  public let line: Int
  /// Makes the view or controller, once for each layout.
  let make: @MainActor @Sendable () -> any PreviewContent

  /// A preview.
  ///
  /// - Parameters:
  ///   - name: The name that people use; that of the file unless given.
  ///   - traits: The wishes about size and orientation.
  ///   - path: The path of the file, as messages show it.
  ///   - line: The line on which it stands.
  ///   - body: Makes the view or controller, once for each layout: on the screen, and with the traits, of its variant.
  public init<Content: PreviewContent>(
    _ name: String? = nil, traits: PreviewTrait..., path: String = #fileID, line: Int = #line,
    body: @escaping @MainActor @Sendable () -> Content
  ) {
    self.init(name ?? Self.fileName(of: path), traits: traits, path: path, line: line, making: body)
  }

  /// A preview by what makes its content.
  package init(
    _ name: String, traits: [PreviewTrait], path: String, line: Int,
    making make: @escaping @MainActor @Sendable () -> any PreviewContent
  ) {
    self.name = name
    self.traits = traits
    self.path = path
    self.line = line
    self.make = make
  }

  /// The name of a file without its folders and its extension.
  private static func fileName(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".swift") ? String(name.dropLast(".swift".count)) : name
  }
}

/// A thing that a preview shows: a view or a controller.
@preconcurrency @MainActor
public protocol PreviewContent: AnyObject {}

extension UIView: PreviewContent {}
extension UIViewController: PreviewContent {}

/// A wish of a preview about its size or orientation.
public enum PreviewTrait: Sendable, Hashable {
  /// The whole screen, as without any wish.
  case defaultLayout
  /// As large as the constraints and contents of the view ask for.
  case sizeThatFitsLayout
  /// A size in points.
  case fixedLayout(width: CGFloat, height: CGFloat)
  /// A device that is held upright.
  case portrait
  /// A device that is held upright, upside down.
  case portraitUpsideDown
  /// A device that was turned to the left.
  case landscapeLeft
  /// A device that was turned to the right.
  case landscapeRight
}
