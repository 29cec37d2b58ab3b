import Glibc
import ReaderTrials

/// The reader that is tried: the one that the environment names.
let trial = getenv("READER").flatMap { ReaderTrial.named(String(cString: $0)) }

/// The processor time in seconds beyond which an input is too slow. Time by the clock would say more of what else the
/// machine does; what the fuzzer adds to the code takes about half of it.
private let longestTime = 1.0

/// Called by libFuzzer before all else: lists the readers, each with its longest input, where none is named.
@_cdecl("LLVMFuzzerInitialize")
public func beginFuzzing(
  _ count: UnsafeMutablePointer<CInt>?, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
  if trial != nil { return 0 }
  for trial in ReaderTrial.all { print(trial.name, trial.longestInput) }
  exit(getenv("READER") == nil ? 0 : 64)
}

/// Called by libFuzzer with all bytes that it makes.
///
/// A fault ends the process, which the fuzzer reports with the bytes that led to it.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  let start = processorTime
  if let fault = trial?.fault(in: input) { fatalError(fault) }
  let time = processorTime - start
  if time > longestTime { fatalError("this takes \(time) s") }
  return 0
}

private var processorTime: Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
