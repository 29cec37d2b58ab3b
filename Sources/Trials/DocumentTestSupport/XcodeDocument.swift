internal import AutoLayout
internal import DocumentResources
internal import HostFiles
public import MarkupReading
internal import SceneDocuments
public import Scenes

/// Short documents in the form in which Xcode writes them, for the tests.
public enum XcodeDocument {
  /// Returns a xib with top-level objects.
  public static func xib(_ objects: String, tools: String = "22505", device: String? = "retina4_7", rest: String = "")
    -> String
  {
    document(type: "XIB", tools: tools, device: device, "<objects>\(objects)</objects>\(rest)")
  }

  /// Returns a storyboard with scenes.
  public static func storyboard(
    _ scenes: String, tools: String = "22505", device: String? = "retina4_7", rest: String = ""
  ) -> String {
    document(type: "Storyboard.XIB", tools: tools, device: device, "<scenes>\(scenes)</scenes>\(rest)")
  }

  /// Returns a scene with one object.
  public static func scene(_ id: String, _ object: String) -> String {
    "<scene sceneID=\"\(id)\"><objects>\(object)</objects></scene>"
  }

  /// Returns a controller whose view is 375 points wide and, unless `height` differs, 667 points tall.
  public static func controller(
    _ id: String, _ attributes: String = "", view: String = "", height: Double = 667, rest: String = ""
  ) -> String {
    """
    <viewController id="\(id)" sceneMemberID="viewController" \(attributes)>
    <view key="view" id="\(id)-view"><rect key="frame" x="0.0" y="0.0" width="375" height="\(height)"/>\(view)</view>
    \(rest)</viewController>
    """
  }

  /// Returns a view with a frame in points: x, y, width and height.
  public static func view(
    _ element: String, _ id: String, _ frame: (Double, Double, Double, Double) = (0, 0, 100, 50),
    _ attributes: String = "", _ content: String = ""
  ) -> String {
    """
    <\(element) id="\(id)" \(attributes)><rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" \
    height="\(frame.3)"/>\(content)</\(element)>
    """
  }

  private static func document(type: String, tools: String, device: String?, _ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" toolsVersion="\(tools)" useAutolayout="YES" \
    useTraitCollections="YES">
    \(device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? "")
    \(content)
    </document>
    """
  }
}

/// Returns the scenes of a string.
///
/// `asksForLints` specifies whether lints are requested as well.
public func scenes(in text: String, path: String = "Test.xib", asksForLints: Bool = false) throws(DocumentError)
  -> [Scene]
{
  var siblings = SiblingResources()
  siblings.asksForLints = asksForLints
  return try SceneDocument.interfaceBuilder.scenes(in: Array(text.utf8), path: path, siblings: siblings)
}

/// Returns the message about bytes that are not a document; empty if they are one.
public func message(for bytes: some Sequence<UInt8>) -> String {
  do throws(DocumentError) {
    _ = try SceneDocument.interfaceBuilder.scenes(in: Array(bytes), path: "Test.xib")
    return ""
  } catch {
    return error.description
  }
}

extension Scene {
  /// The constraints as equations; `off` follows those that are not installed.
  public var equations: [String] {
    constraints.map { installed in
      let constraint = installed.constraint
      var text = "\(name(of: constraint.firstItem)).\(constraint.firstAttribute.name) \(constraint.relation.symbol)"
      if let second = constraint.secondItem {
        if constraint.multiplier != 1 { text += " \(constraint.multiplier) ×" }
        text += " \(name(of: second)).\(constraint.secondAttribute.name)"
        if constraint.constant != 0 { text += " + \(constraint.constant)" }
      } else {
        text += " \(constraint.constant)"
      }
      if !constraint.priority.isRequired { text += " @\(constraint.priority)" }
      return installed.isInstalled ? text : "\(text) off"
    }
  }

  /// The outline of the views: one indented line for each, with class and name.
  public var outline: String {
    var depths: [Int] = []
    return views.map { view in
      depths.append(view.superview.map { depths[$0] + 1 } ?? 0)
      return String(repeating: "  ", count: depths.last ?? 0) + "\(view.className) \(view.name)"
    }
    .joined(separator: "\n")
  }

  /// Returns the view with an object id, or nil.
  public func view(withID name: String) -> View? { views.first { $0.name == name } }

  private func name(of item: LayoutItemID) -> String {
    let view = views[item.view].name
    return item.guide.map { "\(view).\($0.name)" } ?? view
  }
}
