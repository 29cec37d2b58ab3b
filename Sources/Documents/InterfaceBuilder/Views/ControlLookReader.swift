internal import DocumentResources
internal import MarkupReading
internal import Scenes

/// A reader for the colors and images of controls.
///
/// The on and off images of a switch are skipped: iOS has ignored them since iOS 7.
struct ControlLookReader {
  /// The images and colors of the document.
  let resources: InterfaceBuilderResources

  /// Returns the look of a control. Nil for the default look.
  func look(of element: XMLElement) -> ControlLook? {
    var look = ControlLook()
    switch element.name {
    case .switch: setColors(of: element, filled: .onTintColor, knob: .thumbTintColor, &look)
    case .slider:
      setColors(
        of: element, filled: .minimumTrackTintColor, empty: .maximumTrackTintColor, knob: .thumbTintColor, &look)
      look.images[.minimum] = image(.minimumValueImage, of: element)
      look.images[.maximum] = image(.maximumValueImage, of: element)
    case .progressView:
      setColors(of: element, filled: .progressTintColor, empty: .trackTintColor, &look)
      look.images[.filled] = image(.progressImage, of: element)
      look.images[.empty] = image(.trackImage, of: element)
    case .pageControl:
      setColors(of: element, filled: .currentPageIndicatorTintColor, empty: .pageIndicatorTintColor, &look)
    case .activityIndicatorView: setColors(of: element, filled: .color, &look)
    case .segmentedControl:
      setColors(of: element, filled: .selectedSegmentTintColor, &look)
      for (position, segment) in element.list(.segments).enumerated() {
        look.images[.segment(position)] = image(.image, of: segment)
      }
      look.apportionsSegmentWidthsByContent = element.isYes(.apportionsSegmentWidthsByContent)
    case .textField: look.images[.ground] = image(.background, of: element)
    case .searchBar: look.images[.ground] = image(.backgroundImage, of: element)
    default: return nil
    }
    return look == ControlLook() ? nil : look
  }

  private func setColors(
    of element: XMLElement, filled: XMLName, empty: XMLName? = nil, knob: XMLName? = nil, _ look: inout ControlLook
  ) {
    look.filled = ColorReader.color(filled, of: element, resources)
    look.empty = empty.flatMap { ColorReader.color($0, of: element, resources) }
    look.knob = knob.flatMap { ColorReader.color($0, of: element, resources) }
  }

  private func image(_ name: XMLName, of element: XMLElement) -> ImageContent? {
    ImageReference(name, of: element).map { resources.image($0, mode: .center) }
  }
}
