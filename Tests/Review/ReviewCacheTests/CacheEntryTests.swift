import Findings
import Geometry
import LayoutTestSupport
import ReviewPlans
import SceneDrawing
import Scenes
import Testing

@testable import ContactSheets
@testable import HostFiles
@testable import ReviewCache
@testable import ReviewReports

@Suite struct CacheEntryTests {
  private let key = ContentDigest(of: "key")
  private let seal = CacheSeal()

  /// A document with one of everything.
  private static let document = CachedDocument(
    dependencies: [
      FileDependency(
        query: FileQuery(subject: .contents(limit: 10), path: "a.scene.yaml"), result: ContentDigest(of: "a")),
      FileDependency(
        query: FileQuery(subject: .beginning(count: 3), path: "b.png"),
        result: ContentDigest(of: "b".utf8, as: .failure)),
      FileDependency(query: FileQuery(subject: .kind, path: "c"), result: ContentDigest(of: "")),
      FileDependency(query: FileQuery(subject: .names(ending: ".x"), path: ""), result: ContentDigest(of: "d")),
      FileDependency(
        query: FileQuery(subject: .mentions(signs: "x=", ending: ".x"), path: "d"), result: ContentDigest(of: "e")),
      FileDependency(query: FileQuery(subject: .declarations, path: "f"), result: ContentDigest(of: "g")),
    ],
    fontFiles: ["Fonts/Lato.ttf"],
    scenes: [
      SceneRecord(
        status: .error, layoutStatuses: [.ok, .warning, .error], findings: [finding, bare],
        groups: [
          SharedFinding(finding: finding, layouts: ["iPhone 8"], layoutCount: 2, numbersDiffer: true)
        ],
        details: DrawingDetails(
          wantedSlugs: ["a", "a-b"], slug: "a", reportText: "{ \"ü\": 1 }",
          otherLanguages: ["de"], fontFamilies: ["Lato"], foreignCharacters: "席",
          settings: ["portrait only\tApp/Info.plist"], states: ["empty"], viewNames: ["title"],
          constraintNames: ["top"], files: [WrittenFile(path: "renders/a/b.png", contents: [1, 2, 3])],
          indexCell: IndexCell(
            slug: "a", sceneName: "A", variantTitle: "iPhone 8", status: .error, findingCounts: [.conflict: 2],
            layoutCount: 3, troubledCount: 1, summary: "A, iPhone 8: 2 conflicts",
            size: Size(width: 150, height: 266.8),
            cornerRadius: 1.6, scale: 0.4, marks: [.conflict, .frame], appearance: .dark,
            picture: [1, 2, 3])))
    ])

  private static func document(in bytes: [UInt8], key: ContentDigest) -> CachedDocument? {
    CacheEntry.content(in: bytes, key: key)
  }

  private static let finding: Finding = {
    let place = SourceLocation(path: "a.scene.yaml", line: 3, column: 14)
    var finding = Finding(
      code: "conflict", severity: .error, message: "a < b", hint: "do this", notes: ["first", ""], source: place,
      excerpt: Finding.Excerpt(line: "a < b", column: 3, length: 1), views: [0, 2])
    finding.command = Finding.Command("edit", ["a == 1", "--write"])
    finding.fix = Finding.Fix(
      "Mend it", isSafe: true,
      [
        .remove(at: place), .removeView(at: place), .renew(at: place), .set(name: "a", value: nil, at: place),
        .set(name: "b", value: "1", after: "a", at: place), .replace(at: place, columns: 3, word: "c"),
      ])
    return finding
  }()
  private static let bare = Finding(code: "note", severity: .note, message: "", source: nil)

  /// The number of bytes of the digest and the seal at the end of an entry.
  private static let endLength = 16 + CacheSeal.length

  @Test func `a cache entry is read back`() {
    let bytes = CacheEntry.bytes(of: Self.document, key: key, sealedWith: seal)
    #expect(CacheEntry.content(in: bytes, key: key) == Self.document)
    #expect(bytes.starts(with: "render-layouts cache 8\n".utf8))
  }

  @Test func `an entry with another key or version is rejected`() {
    var bytes = CacheEntry.bytes(of: Self.document, key: key, sealedWith: seal)
    #expect(Self.document(in: bytes, key: ContentDigest(of: "other")) == nil)
    bytes.replaceSubrange(0..<23, with: "render-layouts cache 0\n".utf8)
    #expect(Self.document(in: bytes, key: key) == nil)
    #expect(Self.document(in: signed(bytes), key: key) == nil)
  }

  @Test func `an incomplete entry is rejected`() {
    let bytes = CacheEntry.bytes(of: Self.document, key: key, sealedWith: seal)
    #expect((0..<bytes.count).allSatisfy { Self.document(in: Array(bytes.prefix($0)), key: key) == nil })
    #expect(Self.document(in: bytes + [0], key: key) == nil)
    let longer = Array(bytes.dropLast(Self.endLength)) + Array(repeating: 0, count: 2 + Self.endLength)
    #expect(Self.document(in: signed(longer), key: key) == nil)
  }

  @Test(arguments: 0..<40)
  func `a damaged entry is rejected`(seed: UInt64) {
    var generator = SeededRandomNumberGenerator(seed: seed)
    let whole = CacheEntry.bytes(of: Self.document, key: key, sealedWith: seal)
    for _ in 0..<50 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<bytes.count - CacheSeal.length, using: &generator)
        bytes[place] ^= UInt8.random(in: 1...255, using: &generator)
      }
      // A second change may restore the byte.
      #expect(bytes == whole || Self.document(in: bytes, key: key) == nil)
      var unsealed = whole
      unsealed[Int.random(in: whole.count - CacheSeal.length..<whole.count, using: &generator)] ^= 1
      #expect(!CacheEntry.isSealed(unsealed, with: seal) && Self.document(in: unsealed, key: key) == Self.document)
    }
  }

  @Test(arguments: 0..<40)
  func `an entry damaged before signing gives a result or nil, and never a crash`(seed: UInt64) {
    var generator = SeededRandomNumberGenerator(seed: seed)
    let whole = Array(CacheEntry.bytes(of: Self.document, key: key, sealedWith: seal).dropLast(Self.endLength))
    for _ in 0..<50 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let place = Int.random(in: 39..<bytes.count, using: &generator)
        bytes[place] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &generator) ?? 0
      }
      if Bool.random(using: &generator) { bytes.removeLast(Int.random(in: 0..<(bytes.count - 39), using: &generator)) }
      let signed = signed(bytes + Array(repeating: 0, count: Self.endLength))
      guard let document = Self.document(in: signed, key: key) else { continue }
      #expect(Self.document(in: CacheEntry.bytes(of: document, key: key, sealedWith: seal), key: key) == document)
    }
  }

  @Test func `an entry has the seal of who wrote it`() {
    let bytes = CacheEntry.bytes(of: Self.document, key: key, sealedWith: seal)
    #expect(CacheEntry.isSealed(bytes, with: seal))
    #expect(!CacheEntry.isSealed(bytes, with: CacheSeal()))
    // Without the secret, an undamaged entry can be written, but not sealed.
    var forged = bytes
    forged[60] ^= 1
    forged = signed(forged)
    #expect(forged.count == bytes.count && !CacheEntry.isSealed(forged, with: seal))
    #expect(!CacheEntry.isSealed([], with: seal))
  }

  /// Returns an entry with a valid checksum, and the seal that it had.
  private func signed(_ bytes: [UInt8]) -> [UInt8] {
    let body = bytes.dropLast(Self.endLength)
    var writer = ByteWriter()
    writer.write(body)
    writer.write(ContentDigest(of: body))
    return writer.bytes + bytes.suffix(CacheSeal.length)
  }
}
