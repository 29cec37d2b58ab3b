import Glibc
import ReaderTrials

/// The trial that the environment variable `READER` names.
let trial = getenv("READER").flatMap { ReaderTrial.named(String(cString: $0)) }

/// The processor time in seconds beyond which an input is too slow. Wall-clock time would depend on other work on the
/// machine. About half of this time is overhead of the fuzzer's instrumentation.
private let longestTime = 1.0

/// Called by libFuzzer at the start. If no trial is named, lists the trials with their longest inputs and exits.
@_cdecl("LLVMFuzzerInitialize")
public func beginFuzzing(
  _ count: UnsafeMutablePointer<CInt>?, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
  if trial != nil { return 0 }
  for trial in ReaderTrial.all { print(trial.name, trial.longestInput) }
  exit(getenv("READER") == nil ? 0 : 64)
}

/// Called by libFuzzer for each input.
///
/// A fault ends the process, and the fuzzer reports the input that caused it.
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
