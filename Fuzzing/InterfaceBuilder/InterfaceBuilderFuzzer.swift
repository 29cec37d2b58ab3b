import FuzzedDocuments
import HostFiles

/// What libFuzzer calls with all bytes that it makes: a storyboard or xib.
///
/// A fault ends the process, which the fuzzer reports with the bytes that led to it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzInterfaceBuilder(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = DocumentInput(.interfaceBuilder, Array(UnsafeBufferPointer(start: bytes, count: count)))
  if let fault = input.fault { fatalError(fault) }
  return 0
}
