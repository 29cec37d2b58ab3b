internal import Geometry

/// A placement of boxes in layers from left to right, by their distance from the first one. Boxes without any edge are
/// in rows below.
///
/// Ties are broken by the order of boxes and edges, so the result is deterministic. It takes about as long as sorting,
/// even if edges form many cycles.
struct LayeredPlacement {
  private let boxes: [MapBox]
  /// The targets and the sources of each box's edges.
  private var next: [[Int]]
  private var previous: [[Int]]
  /// The layer of each box, counted from zero; nil until it is assigned.
  private var layers: [Int?]

  /// Returns the boxes at their positions.
  ///
  /// - Parameters:
  ///   - boxes: The boxes to place.
  ///   - edges: The edges between boxes, by position.
  ///   - first: The position of the box where the storyboard begins.
  static func placed(_ boxes: [MapBox], edges: [(source: Int, target: Int)], first: Int?) -> [MapBox] {
    var placement = LayeredPlacement(boxes, edges)
    placement.setLayers(from: first)
    var parts = placement.parts
    if let first, let index = parts.firstIndex(where: { $0.contains(first) }) {
      parts.insert(parts.remove(at: index), at: 0)
    }
    let groups = parts.filter { $0.count > 1 }.map(placement.placed) + placement.singles(in: parts)
    return placement.packed(groups)
  }

  private init(_ boxes: [MapBox], _ edges: [(source: Int, target: Int)]) {
    self.boxes = boxes
    next = Array(repeating: [], count: boxes.count)
    previous = next
    layers = Array(repeating: nil, count: boxes.count)
    var known: Set<[Int]> = []
    for edge in edges where edge.source != edge.target && known.insert([edge.source, edge.target]).inserted {
      next[edge.source].append(edge.target)
      previous[edge.target].append(edge.source)
    }
  }

  // MARK: - Layers

  private mutating func setLayers(from first: Int?) {
    let roots = boxes.indices.filter { previous[$0].isEmpty }
    for root in [first].compactMap(\.self) + roots + boxes.indices where layers[root] == nil {
      // A box that leads to boxes with layers goes into the layer before them.
      let reached = next[root].compactMap { layers[$0] }.min()
      layers[root] = max(0, (reached ?? 1) - 1)
      spread(from: root)
    }
  }

  private mutating func spread(from root: Int) {
    var queue = [root]
    var head = 0
    while head < queue.count {
      let box = queue[head]
      head += 1
      for other in next[box] where layers[other] == nil {
        layers[other] = (layers[box] ?? 0) + 1
        queue.append(other)
      }
    }
  }

  // MARK: - Parts

  /// The connected components, in the order of the first box of each.
  private var parts: [[Int]] {
    var seen = Array(repeating: false, count: boxes.count)
    return boxes.indices.compactMap { start in
      guard !seen[start] else { return nil }
      seen[start] = true
      var part = [start]
      var head = 0
      while head < part.count {
        for other in next[part[head]] + previous[part[head]] where !seen[other] {
          seen[other] = true
          part.append(other)
        }
        head += 1
      }
      return part.sorted()
    }
  }

  /// Boxes positioned relative to a corner of the group.
  private typealias Group = [(position: Int, box: MapBox)]

  /// Returns the boxes of a component in columns, one or more for each layer.
  private func placed(_ part: [Int]) -> Group {
    var group: Group = []
    var x = 0.0
    let columns = columns(of: part)
    let heights = columns.map { $0.map { boxes[$0].body.height + MapMetrics.rowGap }.reduce(0, +) }
    let tallest = heights.max() ?? 0
    for (column, height) in zip(columns, heights) {
      let width = column.map { boxes[$0].frame.width }.max() ?? 0
      var y = (tallest - height) / 2
      for position in column {
        let box = boxes[position]
        group.append((position, box.moved(byX: x + (width - box.frame.width) / 2, y: y)))
        y += box.body.height + MapMetrics.rowGap
      }
      x += width + MapMetrics.columnGap * 1.4
    }
    return group
  }

  /// Returns the columns of a component, with each box near the middle of its neighbors.
  private func columns(of part: [Int]) -> [[Int]] {
    let count = (part.compactMap { layers[$0] }.max() ?? 0) + 1
    var columns = Array(repeating: [Int](), count: count)
    for position in part { columns[layers[position] ?? 0].append(position) }
    columns = columns.filter { !$0.isEmpty }
    var places: [Int: Double] = [:]
    func note(_ column: [Int]) {
      for (index, position) in column.enumerated() { places[position] = Double(index) - Double(column.count) / 2 }
    }
    columns.forEach(note)
    for round in 0..<4 {
      for index in round.isMultiple(of: 2) ? Array(columns.indices) : columns.indices.reversed() {
        columns[index] = ordered(columns[index], by: round.isMultiple(of: 2) ? previous : next, places)
        note(columns[index])
      }
    }
    // The layer of a container with many tabs is split into several columns, or the sheet would be too tall.
    let longest = max(5, Int(Double(part.count).squareRoot() * 1.2))
    return columns.flatMap { column in
      let number = (column.count + longest - 1) / longest
      return (0..<number).map { Array(column[(column.count * $0 / number)..<(column.count * ($0 + 1) / number)]) }
    }
  }

  /// Returns a column sorted by the mean position of each box's neighbors. Boxes without neighbors keep their
  /// positions.
  private func ordered(_ column: [Int], by neighbours: [[Int]], _ places: [Int: Double]) -> [Int] {
    let keys = column.map { position -> Double in
      let known = neighbours[position].compactMap { places[$0] }
      return known.isEmpty ? places[position] ?? 0 : known.reduce(0, +) / Double(known.count)
    }
    return column.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { column[$0] }
  }

  /// Returns the boxes without edges, each a group.
  private func singles(in parts: [[Int]]) -> [Group] {
    parts.filter { $0.count == 1 }.flatMap(\.self).map { [($0, boxes[$0])] }
  }

  // MARK: - Packing

  /// Returns all boxes, with the groups packed into rows that together are about as wide as tall.
  private func packed(_ groups: [Group]) -> [MapBox] {
    let sizes = groups.map { $0.map(\.box).bounds.size }
    let area = sizes.map { ($0.width + MapMetrics.columnGap) * ($0.height + MapMetrics.rowGap) }.reduce(0, +)
    let limit = max(sizes.map(\.width).max() ?? 0, (area * 1.6).squareRoot(), 900)
    var result = boxes
    var (x, y, height) = (0.0, 0.0, 0.0)
    for (group, size) in zip(groups, sizes) {
      if x > 0, x + size.width > limit {
        (x, y, height) = (0, y + height + MapMetrics.rowGap * 1.5, 0)
      }
      let origin = group.map(\.box).bounds.origin
      for (position, box) in group { result[position] = box.moved(byX: x - origin.x, y: y - origin.y) }
      x += size.width + MapMetrics.columnGap
      height = max(height, size.height)
    }
    return result
  }
}
