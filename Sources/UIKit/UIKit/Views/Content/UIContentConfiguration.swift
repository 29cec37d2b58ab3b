/// Describes a content, and makes the view that shows it.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// A view that shows the content.
  func makeContentView() -> any UIView & UIContentView
  /// The content in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
}
