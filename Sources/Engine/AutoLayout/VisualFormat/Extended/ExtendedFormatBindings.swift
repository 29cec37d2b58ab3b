internal import Geometry

/// The items and numbers that the names of extended formats represent.
struct ExtendedFormatBindings {
  private var views: [String: LayoutItemID]
  private let metrics: [String: Double]
  private let superview: (LayoutItemID) -> LayoutItemID?
  private let makeGuide: (_ owner: LayoutItemID, _ name: String) -> LayoutItemID
  /// The views that contain created guides.
  private var owners: [LayoutItemID: LayoutItemID] = [:]
  /// The line being bound.
  var text = ""

  init(
    views: [String: LayoutItemID], metrics: [String: Double], superview: @escaping (LayoutItemID) -> LayoutItemID?,
    makeGuide: @escaping (_ owner: LayoutItemID, _ name: String) -> LayoutItemID
  ) {
    (self.views, self.metrics, self.superview, self.makeGuide) = (views, metrics, superview, makeGuide)
  }

  /// Returns the view that `|` represents next to an item.
  func container(of item: LayoutItemID) -> LayoutItemID? { owners[item] ?? superview(item) }

  func item(_ name: ExtendedFormat.Name) throws(VisualFormatError) -> LayoutItemID {
    guard let item = views[name.text] else { throw error(.unknownView(name.text), name.range) }
    return item
  }

  /// Returns the item of a view or a group. A group whose name represents nothing becomes a new guide next to its first
  /// view.
  mutating func item(_ element: ExtendedFormat.Element) throws(VisualFormatError) -> LayoutItemID {
    guard views[element.name.text] == nil, let first = element.group?.elements.first else {
      return try item(element.name)
    }
    let neighbor = try item(first)
    guard let owner = container(of: neighbor) else { throw error(.noSuperviewForGuide, element.name.range) }
    let guide = guide(in: owner, named: element.name.text)
    views[element.name.text] = guide
    return guide
  }

  /// Creates a guide in a view.
  mutating func guide(in owner: LayoutItemID, named name: String) -> LayoutItemID {
    let guide = makeGuide(owner, name)
    owners[guide] = owner
    return guide
  }

  func value(
    _ predicate: ExtendedFormat.Predicate, for attribute: LayoutAttribute, of item: LayoutItemID
  ) throws(VisualFormatError) -> LinearValue {
    let value = try value(predicate.value, at: predicate.range, for: attribute, of: item)
    guard value.multiplier.isFinite, value.constant.isFinite else { throw error(.valueNotFinite, predicate.range) }
    return value
  }

  private func value(
    _ value: ExtendedFormat.Value, at range: Range<Int>, for attribute: LayoutAttribute, of item: LayoutItemID
  ) throws(VisualFormatError) -> LinearValue {
    switch value {
    case .number(let number): return LinearValue(number)
    case .part(let part):
      guard let container = container(of: item) else { throw error(.percentageWithoutSuperview, range) }
      return LinearValue(container, attribute.axis?.sizeAttribute ?? attribute, times: part)
    case .name(let name, nil):
      if let number = metrics[name.text] { return LinearValue(try finite(number, name)) }
      guard let other = views[name.text] else { throw error(.unknownSize(name.text), name.range) }
      return LinearValue(other, attribute)
    case .name(let name, let other?):
      if name.text == "superview", views["superview"] == nil, let container = container(of: item) {
        return LinearValue(container, other)
      }
      return LinearValue(try self.item(name), other)
    case .operations(let first, let steps):
      var result = try self.value(first, at: range, for: attribute, of: item)
      for step in steps {
        let other = try self.value(step.value, at: range, for: attribute, of: item)
        do throws(VisualFormatError.Arithmetic) {
          result = try LinearValue.result(step.operation, result, other)
        } catch {
          throw self.error(.arithmetic(error), range)
        }
      }
      return result
    }
  }

  /// Returns the priority of a predicate, required if it has none.
  func priority(_ predicate: ExtendedFormat.Predicate) throws(VisualFormatError) -> LayoutPriority {
    let number: Double
    let range: Range<Int>
    switch predicate.priority {
    case .number(let value)?: (number, range) = (value, predicate.range)
    case .name(let name, _)?:
      guard let value = metrics[name.text] else { throw error(.unknownMetric(name.text), name.range) }
      (number, range) = (try finite(value, name), name.range)
    default: return .required
    }
    let priority = LayoutPriority(number)
    guard priority.isLegal else { throw error(.illegalPriority(number), range) }
    return priority
  }

  private func finite(_ number: Double, _ name: ExtendedFormat.Name) throws(VisualFormatError) -> Double {
    guard number.isFinite else { throw error(.notFinite(name.text), name.range) }
    return number
  }

  /// Returns an error at a range of the line.
  func error(_ reason: VisualFormatError.Reason, _ range: Range<Int>) -> VisualFormatError {
    VisualFormatError(reason, format: text, offset: range.lowerBound, length: range.count)
  }
}
