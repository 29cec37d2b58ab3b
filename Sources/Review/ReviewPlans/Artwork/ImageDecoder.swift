public import Drawing

/// A function that decodes an artwork file, given its bytes, its digest, and the columns and rows at which it is shown;
/// nil for its own. It throws an `ArtworkFault` if the file cannot be shown.
public typealias ImageDecoder = @Sendable ([UInt8], String, Int?, Int?) throws -> Bitmap
