import Testing

@testable import CommandArguments

@Suite struct ExitCodeTests {
  @Test(
    arguments: [
      ([], ExitCode.success), ([.findings], .findings), ([.findings, .invalidDocument, .noInput], .invalidDocument),
      ([.invalidDocument, .cannotWrite], .cannotWrite), ([.noInput, .findings], .noInput),
      ([.cannotWrite, .interrupted, .findings], .interrupted),
    ] as [([ExitCode], ExitCode)])
  func `the exit code of the most severe failure wins`(codes: [ExitCode], code: ExitCode) {
    #expect(ExitCode.worst(of: codes) == code)
  }
}
