/// Creates PDF documents with one page.
enum PDFMaker {
  /// Returns a document with a page of a size.
  ///
  /// - Parameters:
  ///   - commands: The drawing commands of the page.
  ///   - page: Additional entries of the page.
  ///   - kids: The number of the object that the page tree refers to.
  static func document(
    _ width: Int, _ height: Int, drawing commands: String, page: String = "", kids: Int = 3
  ) -> [UInt8] {
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>",
      "<</Type/Pages/Kids[\(kids) 0 R]/Count 1>>",
      """
      <</Type/Page/Parent 2 0 R/MediaBox[0 0 \(width) \(height)]/Contents 4 0 R\(page)\
      /Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>
      """,
      "<</Length \(commands.utf8.count)>>stream\n\(commands)\nendstream",
    ]
    var text = "%PDF-1.4\n"
    var offsets: [Int] = []
    for (index, object) in objects.enumerated() {
      offsets.append(text.utf8.count)
      text += "\(index + 1) 0 obj\(object)endobj\n"
    }
    let table = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for offset in offsets {
      let digits = String(offset)
      text += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    text += "trailer<</Size \(objects.count + 1)/Root 1 0 R>>\nstartxref\n\(table)\n%%EOF\n"
    return Array(text.utf8)
  }
}
