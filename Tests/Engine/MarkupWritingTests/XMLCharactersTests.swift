import Testing

@testable import MarkupWriting

@Suite struct XMLCharactersTests {
  @Test(arguments: [
    ("plain, größer 👩‍👩‍👧", "plain, größer 👩‍👩‍👧", "plain, größer 👩‍👩‍👧"),
    ("a < b && c > d", "a &lt; b &amp;&amp; c &gt; d", "a &lt; b &amp;&amp; c &gt; d"),
    ("say \"it's\"", "say \"it's\"", "say &quot;it's&quot;"),
    ("a\tb\nc\r\nd", "a\tb\nc&#13;\nd", "a&#9;b&#10;c&#13;&#10;d"),
  ])
  func `characters that an XML reader would change are escaped`(
    text: String, content: String, attribute: String
  ) {
    #expect(XMLCharacters.escaped(text, in: .content) == content)
    #expect(XMLCharacters.escaped(text, in: .attribute) == attribute)
    for written in [content, attribute] { #expect(XMLCharacters.text(of: Array(written.utf8)[...]) == text) }
  }

  @Test(arguments: [
    ("&apos;&quot;", "'\""), ("&#65;&#x42;&#x1F600;", "AB😀"), ("&unknown; &", "&unknown; &"), ("&#xD800;", "&#xD800;"),
    ("&#x;&#;", "&#x;&#;"), ("a&amp", "a&amp"),
  ])
  func `references are decoded, and invalid ones stay unchanged`(written: String, text: String) {
    #expect(XMLCharacters.text(of: Array(written.utf8)[...]) == text)
  }

  @Test func `a buffer escapes as the table requires and omits characters that XML cannot contain`() {
    for (place, expected) in [
      (XMLCharacters.Place.content, "é&lt;\"\t&#13;"), (.attribute, "é&lt;&quot;&#9;&#13;"),
    ] {
      var buffer = MarkupBuffer()
      buffer.append(escaping: "\u{0}é<\"\t\r\u{FFFE}", in: place)
      #expect(String(decoding: buffer.bytes, as: UTF8.self) == expected)
    }
  }
}
