public import UIKit
internal import VisibleText

/// A view or controller of an app to draw, as Xcode's `#Preview` declares it.
///
/// ```swift
/// Preview("Sign in", traits: .landscapeLeft) { SignInController() }
/// ```
public struct Preview: Sendable {
  /// The displayed name.
  public let name: String
  /// The traits for size and orientation.
  public let traits: [PreviewTrait]
  /// The path of its file, as messages show it.
  public let path: String
  /// The line in its file.
  public let line: Int
  /// Whether labels and image views that show nothing get sample content.
  private(set) var showsSampleContent = false
  /// Creates the view or controller, once for each layout.
  let make: @MainActor @Sendable () -> any PreviewContent

  /// Creates a preview.
  ///
  /// - Parameters:
  ///   - name: The displayed name; by default the file's.
  ///   - traits: The traits for size and orientation.
  ///   - path: The path of the file, as messages show it.
  ///   - line: The line in the file.
  ///   - body: Creates the view or controller, once for each layout, with the screen and traits of its variant.
  public init<Content: PreviewContent>(
    _ name: String? = nil, traits: PreviewTrait..., path: String = #fileID, line: Int = #line,
    body: @escaping @MainActor @Sendable () -> Content
  ) {
    self.init(name ?? Self.fileName(of: path), traits: traits, path: path, line: line, making: body)
  }

  /// Creates a preview of a view or controller for which the app declares none. Views that show nothing without data
  /// get sample content.
  ///
  /// - Parameters:
  ///   - sample: The displayed name.
  ///   - path: The path of the file, as messages show it.
  ///   - line: The line in the file.
  ///   - body: Creates the view or controller, once for each layout.
  public init<Content: PreviewContent>(
    sample: String, path: String, line: Int, body: @escaping @MainActor @Sendable () -> Content
  ) {
    self.init(sample, traits: [], path: path, line: line, making: body)
    showsSampleContent = true
  }

  /// Creates a preview with a function that creates its content.
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

  /// Returns a preview whose content is created after a function has run.
  func calling(_ work: @escaping @Sendable () -> Void) -> Preview {
    var preview = Preview(name, traits: traits, path: path, line: line) { [make] in
      work()
      return make()
    }
    preview.showsSampleContent = showsSampleContent
    return preview
  }

  /// The preview of a class whose own code ends the process: the content of its storyboard or xib, without the app's
  /// code.
  var withoutCode: Preview {
    var preview = Preview(name, traits: traits, path: path, line: line) { [name] in
      let content = (AppResources.documents as? DocumentReader)?.contentWithoutCode(ofClass: name)
      if let controller = content as? UIViewController { return controller }
      return FittedView(showing: content as? UIView ?? UIView())
    }
    preview.showsSampleContent = showsSampleContent
    return preview
  }

  /// What `render-layouts` reads about the preview, on one line: its path, line, kind and name, with tabs between them.
  var record: String {
    [path, "\(line)", showsSampleContent ? "sample" : "preview", name].map(VisibleText.line).joined(separator: "\t")
  }

  /// Returns the name of a file without folders and extension.
  private static func fileName(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".swift") ? String(name.dropLast(".swift".count)) : name
  }
}

/// The content of a preview: a view or a controller.
@preconcurrency @MainActor
public protocol PreviewContent: AnyObject {}

extension UIView: PreviewContent {}
extension UIViewController: PreviewContent {}

/// A trait of a preview for its size or orientation.
public enum PreviewTrait: Sendable, Hashable {
  /// The whole screen, which is the default.
  case defaultLayout
  /// The size of the view's constraints and content.
  case sizeThatFitsLayout
  /// A size in points.
  case fixedLayout(width: CGFloat, height: CGFloat)
  /// A device in portrait.
  case portrait
  /// A device in portrait, upside down.
  case portraitUpsideDown
  /// A device rotated to the left.
  case landscapeLeft
  /// A device rotated to the right.
  case landscapeRight
}
