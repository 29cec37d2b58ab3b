internal import Geometry
internal import MarkupReading
internal import Scenes

/// The element of a scene's root view, and the controller that holds it.
struct RootElement {
  /// The element.
  let element: XMLElement
  /// The controller that holds it; nil if it stands for itself.
  let controller: XMLElement?

  /// Whether a controller holds it.
  var isControlled: Bool { controller != nil }

  /// The frame that is recorded, in screen coordinates; that of the screen where there is none.
  func frame(on screen: SavedScreen) -> Rect {
    element.rect(key: .frame) ?? Rect(origin: .zero, size: screen.size)
  }

  /// The root as the rules about roots see it.
  func subject(in document: InterfaceBuilderDocument) -> RuleSubject {
    let screen = document.screen
    let frame = frame(on: screen)
    var subject = RuleSubject(
      lengths: [
        .screenWidth: screen.size.width, .rootWidth: frame.width, .rootHeight: frame.height,
        .rootExcess: frame.width - screen.size.width, .rootBeyond: frame.maxY - screen.size.height,
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
