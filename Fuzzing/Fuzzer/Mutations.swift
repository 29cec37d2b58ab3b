import CFuzzer
import ReaderTrials

/// Called by libFuzzer to mutate an input. Three of four inputs in XML are mutated as XML.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int, _ seed: UInt32) -> Int {
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  guard seed % 4 > 0, let changed = changed(input, with: input, most, seed) else {
    return LLVMFuzzerMutate(bytes, count, most)
  }
  return write(changed, to: bytes)
}

/// Called by libFuzzer to combine two inputs. If it returns 0, libFuzzer combines them in another way.
@_cdecl("LLVMFuzzerCustomCrossOver")
public func cross(
  _ first: UnsafePointer<UInt8>, _ firstCount: Int, _ second: UnsafePointer<UInt8>, _ secondCount: Int,
  _ result: UnsafeMutablePointer<UInt8>, _ most: Int, _ seed: UInt32
) -> Int {
  let input = Array(UnsafeBufferPointer(start: first, count: firstCount))
  let other = Array(UnsafeBufferPointer(start: second, count: secondCount))
  return changed(input, with: other, most, seed).map { write($0, to: result) } ?? 0
}

/// Returns an input with one to four changes as XML; nil if it is not XML or did not change.
private func changed(_ input: [UInt8], with other: [UInt8], _ most: Int, _ seed: UInt32) -> [UInt8]? {
  guard trial?.isMarkup == true else { return nil }
  var generator = Numbers(seed: seed)
  var result = input
  for _ in 0..<Int.random(in: 1...4, using: &generator) {
    guard let mutator = MarkupMutator(result, with: other) else { break }
    let next = mutator.mutated(using: &generator)
    if next.count <= most { result = next }
  }
  return result.isEmpty || result == input ? nil : result
}

private func write(_ result: [UInt8], to bytes: UnsafeMutablePointer<UInt8>) -> Int {
  bytes.update(from: result, count: result.count)
  return result.count
}

/// Pseudorandom numbers from the seed of libFuzzer: xorshift (Marsaglia 2003).
private struct Numbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt32) { state = (UInt64(seed) + 1) &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
