public import Drawing

/// Decodes a file of artwork: its bytes, the text that stands for them, and the columns and rows that are seen; nil for those
/// that it has. It throws an `ArtworkFault` where the file cannot be shown.
public typealias ImageDecoder = @Sendable ([UInt8], String, Int?, Int?) throws -> Bitmap
