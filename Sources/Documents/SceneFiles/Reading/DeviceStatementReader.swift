internal import AutoLayout
internal import MarkupReading
internal import Scenes

/// A reader of the statements of a scene about a device, in addition to its size and safe area.
struct DeviceStatementReader {
  let context: ReadingContext

  /// The keys of a device that are read here.
  static let keys = ["margins", "includesBars", "sizeClasses", "textSize", "component", "canvas"]

  /// Reads the statements about a device.
  func statements(_ node: YAMLNode) -> DeviceStatements {
    var statements = DeviceStatements(
      margins: node["margins"].flatMap { context.insets($0, "'margins'")?.insets },
      includesBars: node["includesBars"].flatMap { context.flag($0, "'includesBars'") } ?? false,
      sizeClasses: node["sizeClasses"].flatMap(sizeClasses),
      textSize: node["textSize"].flatMap { context.choice($0, "text size") })
    statements.isRootSize = node["component"].flatMap { context.flag($0, "'component'") } ?? false
    statements.isCanvas = node["canvas"].flatMap { context.flag($0, "'canvas'") } ?? false
    return statements
  }

  /// Reads `any`, or a mapping of width and height.
  private func sizeClasses(_ node: YAMLNode) -> DeviceStatements.SizeClasses? {
    if node.scalar == "any" { return DeviceStatements.SizeClasses() }
    guard let fields = context.fields(node, allowed: ["width", "height"], of: "'sizeClasses'") else { return nil }
    var classes = DeviceStatements.SizeClasses()
    for field in fields {
      let sizeClass: SizeClass? = context.choice(field.value, "size class")
      if field.name == "width" { classes.width = sizeClass } else { classes.height = sizeClass }
    }
    return classes
  }
}
