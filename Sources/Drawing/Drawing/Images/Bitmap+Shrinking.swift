extension Bitmap {
  /// The picture with fewer pixels, each the mean of those that it covers; the picture itself where it has no more.
  ///
  /// - Parameters:
  ///   - width: The most columns.
  ///   - height: The most rows.
  public func shrunk(toWidth width: Int, height: Int) -> Bitmap {
    let (width, height) = (max(1, min(width, self.width)), max(1, min(height, self.height)))
    guard width < self.width || height < self.height else { return self }
    let pixels = AreaFilter.shrunk(pixels, of: (self.width, self.height), to: (width, height))
    return Bitmap(width: width, height: height, pixels: pixels, identity: "\(identity) \(width)×\(height)") ?? self
  }
}
