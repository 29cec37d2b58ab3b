internal import AutoLayout
internal import Scenes

/// Refuses numbers that no layout can be computed with, before anything is read.
enum NumberCheck {
  /// The largest absolute value a number may have, in points; sums of such numbers stay exact enough.
  private static let limit = 1e7

  /// The attributes that must be finite numbers, by element.
  private static let attributes: [String: [String]] = [
    "rect": ["x", "y", "width", "height"],
    "frame": ["minX", "minY", "width", "height", "maxX", "maxY"],
    "constraint": ["constant"],
    "variation": ["constant", "spacing"],
    "stackView": ["spacing"],
    "fontDescription": ["pointSize"],
    "font": ["size"],
    "inset": ["minX", "minY", "maxX", "maxY"],
    "edgeInsets": ["top", "left", "bottom", "right"],
    "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
    "size": ["width", "height"],
    "image": ["width", "height"],
    "color": ["red", "green", "blue", "white", "alpha"],
    "slider": ["value", "minValue", "maxValue"],
    "progressView": ["progress"],
    "label": ["preferredMaxLayoutWidth"],
  ]

  /// The attributes that must be priorities, on any element.
  private static let priorities: Set<String> = [
    "priority", "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
    "verticalCompressionResistancePriority",
  ]

  /// A finding for every damaged number of a document up to ``XMLLimits/findings``, in document order.
  static func findings(in root: XMLElement, text: XMLText) -> [Finding] {
    var findings: [Finding] = []
    root.walk { element in
      let names = attributes[element.name] ?? []
      for attribute in element.attributes {
        let problem: String?
        // Nearly all attributes are neither, which the last letters tell sooner than the set.
        if attribute.name.hasSuffix("riority"), priorities.contains(attribute.name) {
          problem = priorityProblem(attribute.value)
        } else if element.name == "constraint", attribute.name == "multiplier" {
          problem = Multiplier.value(of: attribute.value) == nil ? "is no multiplier such as 0.5, 1:2 or 1/2" : nil
        } else if names.contains(attribute.name) {
          problem = numberProblem(attribute.value)
        } else {
          problem = nil
        }
        if let problem, findings.count < XMLLimits.findings {
          findings.append(finding(attribute, problem, of: element, in: text))
        }
      }
    }
    return findings
  }

  private static func numberProblem(_ text: String) -> String? {
    guard let value = Double(text), !value.isNaN else { return "is no number" }
    return abs(value) <= limit ? nil : "is out of range"
  }

  private static func priorityProblem(_ text: String) -> String? {
    guard let value = Double(text), LayoutPriority(value).isLegal else {
      return "is no priority above 0 and at most 1000"
    }
    return nil
  }

  private static func finding(
    _ attribute: XMLElement.Attribute, _ problem: String, of element: XMLElement, in text: XMLText
  ) -> Finding {
    let found = text.place(of: attribute, in: element)
    return text.finding(
      "invalid-number", "\(attribute.name)=\"\(attribute.value)\" of <\(element.name)> \(problem)",
      at: found?.place ?? element.place, length: found?.length ?? element.name.count + 1,
      hint: "open the document in Xcode and set the value again")
  }
}
