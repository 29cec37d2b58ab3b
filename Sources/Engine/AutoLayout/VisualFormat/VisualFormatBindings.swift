/// The items and numbers that the names of a format represent.
struct VisualFormatBindings {
  let format: VisualFormat
  let views: [String: LayoutItemID]
  let metrics: [String: Double]

  /// Returns the item of a view in the format.
  func item(_ element: VisualFormat.Element) throws(VisualFormatError) -> LayoutItemID {
    guard let item = views[element.name] else { throw error(.unknownView(element.name), element.range) }
    return item
  }

  /// Returns the distance that an object represents, in points.
  func distance(_ object: VisualFormat.Object) throws(VisualFormatError) -> Double {
    switch object.value {
    case .number(let number): return number
    case .name(let name):
      guard let number = metrics[name] else { throw error(.unknownMetric(name), object.range) }
      guard number.isFinite else { throw error(.notFinite(name), object.range) }
      return number
    }
  }

  /// Returns the view or the number of points that an object in the size of a view represents.
  func size(_ object: VisualFormat.Object) throws(VisualFormatError) -> (item: LayoutItemID?, points: Double) {
    guard case .name(let name) = object.value, metrics[name] == nil else { return (nil, try distance(object)) }
    guard let item = views[name] else { throw error(.unknownSize(name), object.range) }
    return (item, 0)
  }

  /// Returns the priority of a predicate, required if it has none (specification VFL-41).
  func priority(_ predicate: VisualFormat.Predicate) throws(VisualFormatError) -> LayoutPriority {
    guard let object = predicate.priority else { return .required }
    let priority = LayoutPriority(try distance(object))
    guard priority.isLegal else { throw error(.illegalPriority(priority.rawValue), object.range) }
    return priority
  }

  private func error(_ reason: VisualFormatError.Reason, _ range: Range<Int>) -> VisualFormatError {
    VisualFormatError(reason, format: format.text, offset: range.lowerBound, length: range.count)
  }
}
