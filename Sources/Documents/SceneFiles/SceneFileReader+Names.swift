internal import MarkupReading

extension SceneFileReader {
  /// The names in a scene file that the author gave to views, metrics and groups of constraints, in the order of their
  /// places; nil where the file is no YAML.
  package static func writtenNames(in bytes: [UInt8], path: String, folder: String?) -> [WrittenName]? {
    guard let source = try? SourceText(bytes, path: path) else { return nil }
    let context = ReadingContext(source, folder: folder)
    context.notesNames = true
    guard let root = root(bytes, context) else { return nil }
    _ = scene(root, context)
    // Where a name is given and used at once, it is given.
    func rank(_ name: WrittenName) -> (Int, Int) { (name.range.start.index, name.definition == nil ? 1 : 0) }
    var seen: Set<YAMLRange> = []
    return context.writtenNames.sorted { rank($0) < rank($1) }.filter { seen.insert($0.range).inserted }
  }
}
