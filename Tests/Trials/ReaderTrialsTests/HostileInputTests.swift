import Foundation
import LayoutTestSupport
import ReaderTrials
import Testing

/// Readers keep their invariants for untrusted documents and for arbitrary bytes.
///
/// An input that ends the process is saved in the temporary folder. `scripts/fuzz NAME FILE` tries it again.
///
/// `RENDER_LAYOUTS_MUTANT_SEED` sets the seed of the mutants. All of them are then tried.
@Suite struct HostileInputTests {
  @Test(arguments: ReaderTrial.all.map(\.name))
  func `a reader accepts its examples with its invariants`(name: String) throws {
    let trial = try #require(ReaderTrial.named(name))
    let examples = try ReaderExamples(of: name)
    #expect(examples.inputs.count >= 2)
    for (file, bytes) in examples.inputs {
      #expect(bytes.count <= trial.longestInput, "\(file) is longer than what is tried")
      #expect(trial.fault(in: bytes) == nil, "\(file)")
    }
  }

  @Test(arguments: ReaderTrial.all.map(\.name))
  func `a reader keeps its invariants for mutated examples, and none is slow`(name: String) throws {
    let trial = try #require(ReaderTrial.named(name))
    let examples = try ReaderExamples(of: name)
    var mutator = InputMutator(examples: examples, trial: trial, seed: Self.seed ?? 1)
    let tried = try TriedInput(of: name)
    for number in 0..<trial.mutantCount / (Self.seed == nil ? Self.divisor : 1) {
      let bytes = mutator.next()
      tried.write(bytes)
      let clock = ProcessorClock()
      let fault = trial.fault(in: bytes)
      guard fault == nil, clock.seconds < Self.longestTime else {
        let text = String(decoding: bytes, as: UTF8.self).debugDescription
        Issue.record("input \(number): \(fault ?? "it takes \(clock.seconds) s"): \(text)")
        return
      }
    }
  }

  /// A seed for other mutants; nil for the mutants of every run.
  private static let seed = ProcessInfo.processInfo.environment["RENDER_LAYOUTS_MUTANT_SEED"].flatMap { UInt64($0) }

  /// The fraction of the mutants that is tried, as a divisor. Each run tries the same ones, and `scripts/fuzz` as many
  /// as time allows.
  private static let divisor = 3

  /// The largest number of seconds for an input. A release build, which is about ten times as fast, takes at most one.
  private static let longestTime = 10.0

  @Test func `every reader has words for the fuzzer, and every folder of examples has a reader`() throws {
    let names = ReaderTrial.all.map(\.name)
    #expect(Set(names).count == names.count)
    let folders = try FileManager.default.contentsOfDirectory(atPath: ReaderExamples.path("Examples"))
    #expect(folders.sorted() == names.sorted())
    for name in names {
      let words = try ReaderExamples(of: name).words
      #expect(!words.isEmpty && words.allSatisfy { !$0.isEmpty }, "\(name)")
    }
  }

  @Test(arguments: ReaderTrial.all.map(\.name))
  func `examples are few and small`(name: String) throws {
    let inputs = try ReaderExamples(of: name).inputs
    #expect(inputs.count <= 60)
    #expect(inputs.reduce(0) { $0 + $1.bytes.count } <= 60_000)
  }
}
