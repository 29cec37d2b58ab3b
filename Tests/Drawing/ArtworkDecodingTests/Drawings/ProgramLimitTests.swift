import Foundation
import HostFiles
import Testing

/// The limits of external programs, enforced by the system and by a timeout.
@Suite struct ProgramLimitTests {
  private func code(
    _ script: String, processorSeconds: Int = 10, seconds: Double = 30, memory: Int = 1 << 30, fileSize: Int = 1 << 20
  ) throws -> Int32 {
    var program = ExternalProgram("sh", ["-c", script])
    program.limits = .init(
      processorSeconds: processorSeconds, seconds: seconds, memory: memory, fileSize: fileSize)
    return try FileSystem.withTemporaryFolder { folder throws(ExternalProgram.Failure) in
      try program.run(writingTo: folder).code
    } otherwise: {
      .failed($0)
    }
  }

  @Test func `a program within its limits ends normally`() throws {
    #expect(try code("head -c 1000000 /dev/zero; exit 3") == 3)
  }

  @Test func `a program that never stops computing is stopped`() throws {
    #expect(try [128 + SIGKILL, 128 + SIGXCPU].contains(code("while :; do :; done", processorSeconds: 1)))
  }

  @Test func `a program that sleeps is stopped`() throws {
    #expect(try code("exec sleep 1000", seconds: 0.2) == 128 + SIGKILL)
  }

  @Test func `a program that uses too much memory fails`() throws {
    #expect(try code("sleep .1; exec tail -c 300000000 /dev/zero", memory: 100 << 20) != 0)
  }

  @Test func `a program that writes too much is stopped`() throws {
    #expect(try code("sleep .1; exec head -c 2000000 /dev/zero") == 128 + SIGXFSZ)
  }

  @Test func `the folder of a program is removed when it ends`() throws {
    var kept = ""
    _ = try FileSystem.withTemporaryFolder { folder throws(ExternalProgram.Failure) in
      kept = folder
      return try ExternalProgram("true", []).run(writingTo: folder)
    } otherwise: {
      .failed($0)
    }
    #expect(!kept.isEmpty && !FileManager.default.fileExists(atPath: kept))
  }
}
