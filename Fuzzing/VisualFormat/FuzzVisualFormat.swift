/// What libFuzzer calls with every text that it makes: a format as bytes, repaired where they are not UTF-8.
///
/// A fault ends the process, which the fuzzer reports with the text that led to it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzVisualFormat(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  if let fault = FormatInput(text: text).fault { fatalError("\(fault): \(text.debugDescription)") }
  return 0
}
