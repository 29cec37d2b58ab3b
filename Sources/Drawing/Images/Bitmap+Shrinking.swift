extension Bitmap {
  /// The picture with fewer pixels, each the mean of those that it covers; the picture itself where it has no more.
  ///
  /// - Parameters:
  ///   - width: The most columns.
  ///   - height: The most rows.
  public func shrunk(toWidth width: Int, height: Int) -> Bitmap {
    let (width, height) = (max(1, min(width, self.width)), max(1, min(height, self.height)))
    guard width < self.width || height < self.height else { return self }
    let columns = Self.shares(of: self.width, in: width)
    let rows = Self.shares(of: self.height, in: height)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in rows {
      for column in columns { pixels.append(mean(in: column, row)) }
    }
    return Bitmap(width: width, height: height, pixels: pixels, identity: "\(identity) \(width)×\(height)") ?? self
  }

  /// The pixels of a side that one of fewer covers: the first one, and the part of each, which are 1 together.
  private struct Share {
    var first: Int
    var weights: [Float]
  }

  private static func shares(of count: Int, in parts: Int) -> [Share] {
    let length = Double(count) / Double(parts)
    return (0..<parts).map { part in
      let (start, end) = (Double(part) * length, min(Double(count), Double(part + 1) * length))
      let first = min(count - 1, Int(start))
      let last = max(first, min(count - 1, Int(end.rounded(.up)) - 1))
      let weights = (first...last).map { index in
        Float((min(end, Double(index + 1)) - max(start, Double(index))) / (end - start))
      }
      return Share(first: first, weights: weights)
    }
  }

  private func mean(in column: Share, _ row: Share) -> UInt32 {
    var (alpha, red, green, blue): (Float, Float, Float, Float) = (0, 0, 0, 0)
    for (offset, rowWeight) in row.weights.enumerated() {
      let start = (row.first + offset) * width + column.first
      for (index, columnWeight) in column.weights.enumerated() {
        let (pixel, weight) = (pixels[start + index], rowWeight * columnWeight)
        alpha += Float(pixel >> 24) * weight
        red += Float(pixel >> 16 & 255) * weight
        green += Float(pixel >> 8 & 255) * weight
        blue += Float(pixel & 255) * weight
      }
    }
    func byte(_ value: Float) -> UInt32 { UInt32(min(255, max(0, value.rounded()))) }
    return byte(alpha) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}
