internal import MarkupReading

extension SceneFileReader {
  /// Returns the names that the author gave to views, metrics and groups of constraints, sorted by location. Nil if the
  /// file is not YAML.
  package static func writtenNames(in bytes: [UInt8], path: String, folder: String?) -> [WrittenName]? {
    guard let source = try? SourceText(bytes, path: path) else { return nil }
    let context = ReadingContext(source, folder: folder)
    context.notesNames = true
    guard let root = root(bytes, context) else { return nil }
    _ = scene(root, context)
    // An occurrence that both defines and uses a name counts as its definition.
    func rank(_ name: WrittenName) -> (Int, Int) { (name.range.start.index, name.definition == nil ? 1 : 0) }
    var seen: Set<YAMLRange> = []
    return context.writtenNames.sorted { rank($0) < rank($1) }.filter { seen.insert($0.range).inserted }
  }
}
