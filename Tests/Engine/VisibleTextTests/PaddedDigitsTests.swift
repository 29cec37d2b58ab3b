import Testing
import VisibleText

@Suite struct PaddedDigitsTests {
  @Test func `numbers are padded with zeros`() {
    #expect(7.digits(2) == "07")
    #expect(2026.digits(2) == "2026")
    #expect(0.digits(4) == "0000")
    #expect(UInt8(10).digits(2, radix: 16, uppercase: true) == "0A")
    #expect(UInt64.max.digits(16, radix: 16) == "ffffffffffffffff")
  }
}
