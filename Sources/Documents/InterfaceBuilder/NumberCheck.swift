internal import AutoLayout
internal import Findings
internal import MarkupReading

/// A check that rejects numbers that a layout cannot be computed with, before anything is read.
enum NumberCheck {
  /// The largest magnitude of a number, in points. Sums of such numbers are still exact enough.
  private static let limit = 1e7

  /// Returns the attributes of an element that must be finite numbers.
  private static func numbers(of element: XMLName) -> [XMLName] {
    switch element {
    case .rect: [.x, .y, .width, .height]
    case .constraint: [.constant]
    case .variation: [.constant, .spacing]
    case .stackView: [.spacing]
    case .fontDescription: [.pointSize]
    case .font: [.size]
    case .inset: [.minX, .minY, .maxX, .maxY]
    case .edgeInsets: [.top, .left, .bottom, .right]
    case .directionalEdgeInsets: [.top, .leading, .bottom, .trailing]
    case .size, .image: [.width, .height]
    case .color: [.red, .green, .blue, .white, .alpha]
    case .slider: [.value, .minValue, .maxValue]
    case .progressView: [.progress]
    case .label: [.preferredMaxLayoutWidth]
    default: []
    }
  }

  /// Returns a finding for each invalid number, up to ``XMLLimits/findings``, in document order.
  static func findings(in root: XMLElement, text: XMLText) -> [Finding] {
    var findings: [Finding] = []
    root.walk { element in
      let (name, numbers) = (element.name, numbers(of: element.name))
      element.forEachAttribute { attribute, value in
        guard let problem = problem(of: attribute, value, name, numbers), findings.count < XMLLimits.findings else {
          return
        }
        let written = XMLElement.Attribute(name: attribute.rawValue, value: String(decoding: value, as: UTF8.self))
        findings.append(finding(written, problem, of: element, in: text))
      }
    }
    return findings
  }

  /// Returns the problem of an attribute of an element. `numbers` are the attributes that must be numbers. Nil if it is
  /// valid.
  private static func problem(
    of attribute: XMLName, _ value: ArraySlice<UInt8>, _ element: XMLName, _ numbers: [XMLName]
  ) -> Finding.Message? {
    switch attribute {
    case .priority, .horizontalHuggingPriority, .verticalHuggingPriority, .horizontalCompressionResistancePriority,
      .verticalCompressionResistancePriority:
      return priorityProblem(value)
    case .multiplier where element == .constraint:
      let isLegal = Multiplier.value(of: String(decoding: value, as: UTF8.self)) != nil
      return isLegal ? nil : .init(kind: "multiplier", "is not a multiplier such as 0.5, 1:2 or 1/2")
    case .minX, .minY, .width, .height, .maxX, .maxY:
      guard element == .frame else { return numbers.contains(attribute) ? numberProblem(value) : nil }
      // Insets may be percentages of the superview.
      return numberProblem(value.last == UInt8(ascii: "%") ? value.dropLast() : value)
    default:
      return numbers.contains(attribute) ? numberProblem(value) : nil
    }
  }

  private static func numberProblem(_ text: ArraySlice<UInt8>) -> Finding.Message? {
    guard let value = XMLNumber.value(of: text), !value.isNaN else { return .init(kind: "number", "is not a number") }
    return abs(value) <= limit ? nil : .init(kind: "range", "is out of range")
  }

  private static func priorityProblem(_ text: ArraySlice<UInt8>) -> Finding.Message? {
    guard let value = XMLNumber.value(of: text), LayoutPriority(value).isLegal else {
      return .init(kind: "priority", "is not a priority from 1 to 1000")
    }
    return nil
  }

  private static func finding(
    _ attribute: XMLElement.Attribute, _ problem: Finding.Message, of element: XMLElement, in text: XMLText
  ) -> Finding {
    let found = text.place(of: attribute, in: element)
    return text.finding(
      .invalidNumber,
      .init(kind: problem.kind, "\(attribute.name)=\"\(attribute.value)\" of <\(element.tag)> \(problem)"),
      at: found?.place ?? element.place, length: found?.length ?? element.tag.count + 1,
      hint: "open the document in Xcode and set the value again")
  }
}
