import AutoLayout
import DocumentTestSupport
import Findings
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// The findings in the layout of a document with one controller, for the tests of rules that consider outlets and code.
struct DocumentFindings {
  /// The subviews of the controller's view, in XML.
  var subviews = ""
  /// The constraints of the controller's view, in XML.
  var constraints = ""
  /// The outlets of the controller, by the object ids that they refer to.
  var outlets: [(id: String, property: String)] = []
  /// The name of the device.
  var device = "iPhone 8"
  /// The orientation of the device.
  var orientation = Orientation.portrait
  /// Whether the findings include lints.
  var hasLints = false

  /// Returns the findings, worst first.
  func findings() throws -> [Finding] { try layout().findings }

  /// Returns the width of a view, in points.
  func width(of id: String) throws -> Double? {
    let layout = try layout()
    return layout.resolved.views.firstIndex { $0.name == id }.map { layout.solution.alignmentRects[$0].width }
  }

  private func layout() throws -> Layout {
    let outlets = outlets.enumerated().map { index, outlet in
      "<outlet property=\"\(outlet.property)\" destination=\"\(outlet.id)\" id=\"outlet-\(index)\"/>"
    }
    let controller = XcodeDocument.controller(
      "c",
      view: """
        <subviews>\(subviews)</subviews><viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>\(constraints)</constraints>
        """, rest: "<connections>\(outlets.joined())</connections>")
    let text = XcodeDocument.storyboard(XcodeDocument.scene("s", controller))
    var variant = try SceneVariant(on: device)
    variant.orientation = orientation
    var resolved = try #require(try scenes(in: text).first?.resolved(for: variant))
    resolved.hasLints = hasLints
    return resolved.layout()
  }

  /// Returns the codes of the findings with their severity, worst first: `truncated: note`.
  func codes() throws -> [String] { try findings().map { "\($0.code): \($0.severity)" } }

  /// Returns a view that constraints position, in XML.
  static func view(
    _ element: String, _ id: String, _ frame: (Double, Double, Double, Double), _ attributes: String = "",
    _ content: String = ""
  ) -> String {
    XcodeDocument.view(
      element, id, frame, "\(attributes) translatesAutoresizingMaskIntoConstraints=\"NO\"", content)
  }

  /// Returns a constraint to the controller's view, in XML.
  static func place(_ id: String, _ attribute: String, _ constant: Double, _ rest: String = "") -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="\(attribute)" secondItem="c-view" secondAttribute="\(attribute)" \
    constant="\(constant)" id="\(id)-\(attribute)" \(rest)/>
    """
  }

  /// Returns a constraint on a size, in XML.
  static func size(_ id: String, _ attribute: String, _ constant: Double, _ rest: String = "") -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="\(attribute)" constant="\(constant)" id="\(id)-\(attribute)" \(rest)/>
    """
  }

  /// Returns the constraints that give a view a frame, in XML.
  static func frame(_ id: String, _ frame: (Double, Double, Double, Double)) -> String {
    place(id, "leading", frame.0) + place(id, "top", frame.1) + size(id, "width", frame.2)
      + size(id, "height", frame.3)
  }
}
