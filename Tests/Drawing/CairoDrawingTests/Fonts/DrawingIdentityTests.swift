import Foundation
import LayoutTestSupport
import Testing

@testable import CairoDrawing

@Suite struct DrawingIdentityTests {
  @Test func `libraries and fonts are listed with their versions`() {
    let identity = DrawingIdentity.current
    #expect(
      ["cairo 1.", "pango 1.", "harfbuzz ", "fontconfig "].allSatisfy { name in
        identity.contains { $0.hasPrefix(name) }
      })
    #expect(identity.contains { $0.contains("/inter/") })
    expect(identity, is: DrawingIdentity.current)
  }

  @Test func `an added, removed or changed font changes the identity`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("more"), withIntermediateDirectories: true)
    let fonts = FontDirectories(paths: [folder.path, "\(folder.path)/missing"])
    expect(fonts.inventory, is: [])
    let font = folder.appendingPathComponent("more/a.ttf")
    try Data([1, 2, 3]).write(to: font)
    let first = fonts.inventory
    #expect(first.count == 1 && first.allSatisfy { $0.hasPrefix("\(font.path) 3 ") })
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: font.path)
    #expect(fonts.inventory == ["\(font.path) 3 0.0"])
    try FileManager.default.removeItem(at: font)
    expect(fonts.inventory, is: [])
  }
}
