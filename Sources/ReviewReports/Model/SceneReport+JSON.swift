internal import AutoLayout
package import Geometry
package import JSON
internal import Scenes

extension SceneReport {
  /// The scene as a JSON value.
  package var value: JSONValue {
    var more = sweeps.isEmpty ? [] : [JSONValue.Member("sweeps", .array(sweeps.map(\.value)))]
    if isLive { more.append(.init("live", true)) }
    if let digest { more.append(.init("digest", .string(digest))) }
    return .object(
      [
        .init("name", .string(name)), .init("identifier", .string(identifier)), .init("slug", .string(slug)),
        .init("document", .string(documentPath)), .init("line", source.map { .number($0.line) } ?? .null),
        .init("column", source.map { .number($0.column) } ?? .null), .init("status", .string(status.rawValue)),
        .init("sheets", .array(sheets.map(\.value))), .init("findings", .array(findings.map(\.value))),
        .init("layouts", .array(layouts.map(\.value))),
      ] + more)
  }
}

extension PictureReport {
  /// The picture as a JSON value.
  package var value: JSONValue {
    let document = pdfPath.map { [JSONValue.Member("pdf", .string($0))] } ?? []
    return .object(
      [
        .init("png", .optional(pngPath)), .init("svg", .optional(svgPath)), .init("width", .number(pixelSize.width)),
        .init("height", .number(pixelSize.height)), .init("area", area.map(JSONValue.rect) ?? .null),
      ] + document)
  }
}

extension LayoutReport {
  /// The layout as a JSON value, without its views and constraints, which are by far the most.
  package var value: JSONValue {
    var members: [JSONValue.Member] = [
      .init("variant", .string(variant.identifier)), .init("device", variant.device.value),
      .init("orientation", .string(variant.orientation.rawValue)), .init("locale", .string(variant.locale)),
      .init("textSize", .string(variant.textSize.rawValue)),
      .init("appearance", .string(variant.appearance.rawValue)), .init("status", .string(status.rawValue)),
      .init("size", [.number(rootSize.width), .number(rootSize.height)]),
      .init("variations", .strings(activeVariations)), .init("picture", picture?.value ?? .null),
      .init("findings", .array(findings.map(\.value))),
    ]
    if let state = variant.state { members.append(.init("state", .string(state))) }
    if let version = variant.systemVersion { members.append(.init("os", .number(version))) }
    return .object(members)
  }
}

extension Device {
  /// The device as a JSON value.
  fileprivate var value: JSONValue {
    [
      "identifier": .string(identifier), "name": .string(title), "width": .number(size.width),
      "height": .number(size.height), "scale": .number(scale), "idiom": .string(idiom.rawValue),
    ]
  }
}

extension ViewReport {
  /// The view as a JSON value that stands on one line; what is not there is left out.
  package var value: JSONValue {
    var members: [JSONValue.Member] = [.init("name", .string(name))]
    if let label { members.append(.init("label", .string(label))) }
    members.append(.init("class", .string(className)))
    if let superview { members.append(.init("parent", .number(superview))) }
    members.append(.init("frame", .rect(frame)))
    members.append(.init("absolute", .rect(absoluteFrame)))
    if let alignmentRect { members.append(.init("alignment", .rect(alignmentRect))) }
    if isHidden { members.append(.init("hidden", true)) }
    if !ambiguousAttributes.isEmpty { members.append(.init("ambiguous", .strings(ambiguousAttributes.map(\.name)))) }
    return .object(members)
  }
}

extension ConstraintReport {
  /// The constraint as a JSON value that stands on one line; what is not there is left out.
  package var value: JSONValue {
    var members: [JSONValue.Member] = [.init("text", .string(text))]
    if let identifier { members.append(.init("identifier", .string(identifier))) }
    members.append(.init("priority", .number(priority.rawValue)))
    members.append(.init("state", .string(state.rawValue)))
    return .object(members + JSONValue.place(source))
  }
}

extension FindingReport {
  /// The finding as a JSON value that stands on one line; what is not there is left out.
  package var value: JSONValue {
    var members: [JSONValue.Member] = [
      .init("code", .string(finding.code.name)), .init("severity", .string(finding.severity.rawValue)),
      .init("message", .string(finding.message)),
    ]
    if let hint = finding.hint { members.append(.init("hint", .string(hint))) }
    if !finding.notes.isEmpty { members.append(.init("notes", .strings(finding.notes))) }
    members += JSONValue.place(finding.source)
    if !viewNames.isEmpty { members.append(.init("views", .strings(viewNames))) }
    if let excerpt = finding.excerpt {
      members.append(.init("excerpt", [.string(excerpt.line), .number(excerpt.column), .number(excerpt.length)]))
    }
    return .object(members)
  }
}

extension JSONValue {
  /// A rectangle as x, y, width and height, in points.
  package static func rect(_ rect: Rect) -> JSONValue {
    [.number(rect.minX), .number(rect.minY), .number(rect.width), .number(rect.height)]
  }

  /// The members for a place in a document; none where there is no place.
  fileprivate static func place(_ source: SourceLocation?) -> [Member] {
    guard let source else { return [] }
    return [
      Member("path", .string(source.path)), Member("line", .number(source.line)),
      Member("column", .number(source.column)),
    ]
  }
}
