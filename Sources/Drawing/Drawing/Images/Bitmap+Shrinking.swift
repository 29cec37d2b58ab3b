extension Bitmap {
  /// Returns the picture scaled down by averaging. Returns the picture itself if it is not larger.
  ///
  /// - Parameters:
  ///   - width: The maximum number of columns.
  ///   - height: The maximum number of rows.
  public func shrunk(toWidth width: Int, height: Int) -> Bitmap {
    let (width, height) = (max(1, min(width, self.width)), max(1, min(height, self.height)))
    guard width < self.width || height < self.height else { return self }
    let pixels = AreaFilter.shrunk(pixels, of: (self.width, self.height), to: (width, height))
    return Bitmap(width: width, height: height, pixels: pixels, identity: "\(identity) \(width)×\(height)") ?? self
  }
}
