internal import Geometry
internal import MarkupReading
internal import Scenes

/// The root view of a scene, and its controller.
struct RootElement {
  /// The element of the view.
  let element: XMLElement
  /// The controller of the view. Nil for a top-level view.
  let controller: XMLElement?

  /// Whether the view has a controller.
  var isControlled: Bool { controller != nil }

  /// Returns the recorded frame in screen coordinates, or the frame of the screen if none is recorded.
  func frame(on screen: SavedScreen) -> Rect {
    element.rect(key: .frame) ?? Rect(origin: .zero, size: screen.size)
  }

  /// Returns the facts about the root for the rules.
  func subject(in document: InterfaceBuilderDocument) -> RuleSubject {
    let screen = document.screen
    let frame = frame(on: screen)
    var subject = RuleSubject(
      lengths: [
        .screenWidth: screen.size.width, .screenHeight: screen.size.height, .rootWidth: frame.width,
        .rootHeight: frame.height, .rootExcess: frame.width - screen.size.width,
        .rootBeyond: frame.maxY - screen.size.height,
      ])
    subject.note(.xib, document.isXIB)
    subject.note(.screen, screen.identifier != nil)
    subject.note(.tablet, screen.device.idiom == .pad)
    subject.note(.homeIndicator, screen.device.hasHomeIndicator)
    subject.note(.sideways, screen.orientation == .landscape)
    subject.note(.screenSize, frame.size == screen.size)
    subject.note(.olderScreen, screen.isFilled(by: frame.size))
    subject.note(.cell, element.name == .tableViewCell)
    subject.note(.reusable, element.name == .collectionReusableView)
    return subject
  }
}
