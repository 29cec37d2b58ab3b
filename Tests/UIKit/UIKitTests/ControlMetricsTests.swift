import AutoLayout
import Geometry
import LayoutTestSupport
import Testing
import UIKit

@testable import SceneLayouts
@testable import Scenes

/// The same controls in scenes and in code: both use ``ControlMetrics``.
@MainActor
struct ControlMetricsTests {
  /// A control in code, and its content in a scene.
  struct Pair: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let content: ResolvedViews.Content
    let make: @MainActor @Sendable () -> UIView

    init(_ name: String, _ content: ResolvedViews.Content, _ make: @escaping @MainActor @Sendable () -> UIView) {
      (testDescription, self.content, self.make) = (name, content, make)
    }
  }

  @Test(arguments: [
    Pair("switch", .toggle(isOn: true)) { UISwitch() },
    Pair("slider", .slider(value: 0.5)) { UISlider() },
    Pair("stepper", .stepper) { UIStepper() },
    Pair("progress view", .progress(value: 0.5)) { UIProgressView() },
    Pair("activity indicator", .activityIndicator(isLarge: false)) { UIActivityIndicatorView(style: .medium) },
    Pair("large activity indicator", .activityIndicator(isLarge: true)) { UIActivityIndicatorView(style: .large) },
    Pair("page control", .pageControl(pages: 4, current: 0)) {
      let control = UIPageControl()
      control.numberOfPages = 4
      return control
    },
    Pair("picker", .picker) { UIPickerView() },
    Pair("date picker with wheels", .datePicker) {
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .wheels
      return picker
    },
    Pair("search bar", .searchBar(placeholder: "", isMinimal: false)) { UISearchBar() },
    Pair("toolbar", .toolbar([])) { UIToolbar() },
    Pair("tab bar", .tabBar([])) { UITabBar() },
  ])
  func `a control has the same natural size in scenes and in code`(pair: Pair) {
    let (traits, view) = (ControlTraits(of: pair.content), pair.make())
    let size = view.intrinsicContentSize
    #expect(Double(size.width) == traits.size.width ?? -1)
    #expect(Double(size.height) == traits.size.height ?? -1)
    expect(view.alignmentRectInsets, is: UIEdgeInsets(points: traits.alignmentRectInsets))
  }

  @Test func `the segments of a control have the same width in code and in scenes`() {
    let control = UISegmentedControl(items: ["Day", "Fortnight", "Month"])
    let font = UIFont.systemFont(ofSize: 13, weight: .medium)
    let label = UILabel()
    (label.text, label.font) = ("Fortnight", font)
    let metrics = ControlMetrics(of: .current)
    let segment = metrics.segmentWidth(title: label.intrinsicContentSize.width)
    expect(Double(control.intrinsicContentSize.width), is: 3 * segment + 2)
    expect(Double(control.intrinsicContentSize.height), is: metrics.segmentedHeight)
  }

  @Test(arguments: [
    (ControlGeneration.flat, 29.0, 2.0, 28.0, 30.0), (.current, 32, 4, 31, 34), (.glass, 32, 4, 31, 34),
  ])
  func `heights depend on the generation of the system`(
    generation: ControlGeneration, stepper: Double, progress: Double, segmented: Double, textField: Double
  ) {
    let metrics = ControlMetrics(of: generation)
    expect(metrics.stepperSize.height, is: stepper)
    expect(metrics.progressHeight, is: progress)
    expect(metrics.segmentedHeight, is: segmented)
    expect(metrics.textFieldHeight, is: textField)
  }
}

extension UIEdgeInsets {
  fileprivate init(points: EdgeInsets) {
    self.init(top: points.top, left: points.left, bottom: points.bottom, right: points.right)
  }
}
