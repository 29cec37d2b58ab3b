import FuzzedDocuments
import HostFiles

/// What libFuzzer calls with all bytes that it makes: a scene file.
///
/// A fault ends the process, which the fuzzer reports with the bytes that led to it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSceneFile(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = DocumentInput(.yaml, Array(UnsafeBufferPointer(start: bytes, count: count)))
  if let fault = input.fault { fatalError(fault) }
  return 0
}
