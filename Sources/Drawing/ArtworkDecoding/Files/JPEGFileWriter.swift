internal import CJPEG
package import Drawing

/// A writer of opaque pictures as JPEG files, the smallest format for photographs.
package enum JPEGFileWriter {
  /// Returns the JPEG file of a picture, whose colors are not exact. Nil if the picture is not opaque or memory is
  /// exhausted.
  ///
  /// `quality` is from 1 to 100. From 75 on, colors keep their full resolution.
  package static func jpeg(of bitmap: Bitmap, quality: Int) -> [UInt8]? {
    guard bitmap.pixels.allSatisfy({ $0 >> 24 == 255 }), let writer = tjInitCompress() else { return nil }
    defer { tjDestroy(writer) }
    let sampling = Int32((quality >= 75 ? TJSAMP_444 : TJSAMP_420).rawValue)
    let (width, height) = (Int32(clamping: bitmap.width), Int32(clamping: bitmap.height))
    let bound = tjBufSize(width, height, sampling)
    guard bound != UInt.max else { return nil }
    var size = bound
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(bound)) { buffer, count in
      var start = buffer.baseAddress
      let status = bitmap.pixels.withUnsafeBufferPointer { pixels in
        pixels.withMemoryRebound(to: UInt8.self) { samples in
          tjCompress2(
            writer, samples.baseAddress, width, 0, height, Int32(TJPF_BGRX.rawValue), &start, &size, sampling,
            Int32(min(100, max(1, quality))), TJFLAG_NOREALLOC)
        }
      }
      count = status == 0 ? Int(size) : 0
    }
    return bytes.isEmpty ? nil : bytes
  }
}
