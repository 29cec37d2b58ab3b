internal import AutoLayout
internal import Geometry
internal import Scenes

/// The natural size of a control, from ``ControlMetrics``, and its default behavior.
struct ControlTraits {
  /// The natural size of the alignment rectangle, in points. None if it depends on a string, or if there is none.
  var size = IntrinsicContentSize.none
  /// The content hugging priorities.
  var hugging = AxisPriorities(.defaultLow)
  /// The distances by which the frame extends beyond the alignment rectangle, in points.
  var alignmentRectInsets = EdgeInsets.zero
  /// Whether it responds to touches.
  var isInteractive = true
  /// Whether the size comes from content that a document does not contain completely: text in Apple's font, artwork of
  /// an asset catalog, the drawing of a custom class.
  var isLeaf = true
}

extension ControlTraits {
  /// Creates the traits of a view's content, in a generation of the controls.
  init<Values>(of content: Views<Values>.Content, in generation: ControlGeneration = .current) {
    let metrics = ControlMetrics(of: generation)
    switch content {
    case .label, .image: isInteractive = false
    case .button, .textField, .textView: break
    case .toggle:
      size = IntrinsicContentSize(metrics.switchSize)
      hugging = AxisPriorities(.defaultHigh)
      alignmentRectInsets = ControlMetrics.switchInsets
    case .slider:
      size.height = metrics.sliderHeight
      alignmentRectInsets = ControlMetrics.sliderInsets
    case .segmentedControl: alignmentRectInsets = ControlMetrics.segmentedInsets
    case .stepper:
      size = IntrinsicContentSize(metrics.stepperSize)
      hugging = AxisPriorities(.defaultHigh)
    case .progress:
      size.height = metrics.progressHeight
      hugging.vertical = .defaultHigh
      isInteractive = false
    case .activityIndicator(let isLarge):
      let side = metrics.activityIndicatorSide(isLarge: isLarge)
      size = IntrinsicContentSize(width: side, height: side)
      hugging = AxisPriorities(.defaultHigh)
      isInteractive = false
    case .pageControl(let pages, _):
      size = IntrinsicContentSize(metrics.pageControlSize(pages: pages))
    case .searchBar: size.height = metrics.searchBarHeight
    case .picker, .datePicker: (size, isInteractive) = (IntrinsicContentSize(ControlMetrics.pickerSize), false)
    case .navigationBar: (size.height, isInteractive) = (ControlMetrics.navigationBarHeight, false)
    case .toolbar: (size.height, isInteractive) = (ControlMetrics.toolbarHeight, false)
    case .tabBar: (size.height, isInteractive) = (ControlMetrics.tabBarHeight, false)
    case .container, .table, .collection, .cell, .map, .web, .effect, .embeddedScene, .unsupported:
      (isInteractive, isLeaf) = (false, false)
    }
  }
}

extension IntrinsicContentSize {
  /// Creates a size along both axes, in points.
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension Views.View {
  /// The effective insets from the frame to the alignment rectangle, in points.
  var effectiveAlignmentRectInsets: EdgeInsets {
    placement.alignmentRectInsets ?? ControlTraits(of: content).alignmentRectInsets
  }
}
