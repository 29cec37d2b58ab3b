internal import CCairo

/// The bytes that a cairo surface writes to a stream.
final class CairoByteStream {
  /// The bytes written so far.
  private(set) var bytes: [UInt8] = []

  /// The function that cairo calls with more bytes. Its closure is ``pointer``.
  static let write: cairo_write_func_t = { closure, data, count in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let stream = Unmanaged<CairoByteStream>.fromOpaque(closure).takeUnretainedValue()
    stream.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
    return CAIRO_STATUS_SUCCESS
  }

  /// The stream as cairo passes it to ``write``. The stream must outlive the surface.
  var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}
