internal import AutoLayout
internal import Findings
package import Geometry
package import JSON
internal import Scenes
internal import Typography

extension SceneReport {
  package var value: JSONValue {
    [
      "name": .string(name), "identifier": .string(identifier), "slug": .string(slug),
      "document": .string(documentPath), "line": source.map { .number($0.line) } ?? .null,
      "column": source.map { .number($0.column) } ?? .null, "status": .string(status.word),
      "sheets": .array(sheets.map(\.value)), "findings": .array(findings.map(\.value)),
      "layouts": .array(layouts.map(\.value)), "sweeps": sweeps.isEmpty ? nil : .array(sweeps.map(\.value)),
      "checklist": checklist?.value, "live": isLive ? true : nil, "digest": digest.map(JSONValue.string),
      "changed": changedPictures?.value, "views": viewCount.map { .number($0) }, "artwork": hasArtwork ? true : nil,
      "designs": designs.isEmpty ? nil : .array(designs.map(\.value)),
    ]
  }
}

extension DesignReport {
  /// The design as a JSON value on one line, without members that do not apply.
  fileprivate var value: JSONValue {
    [
      "path": .string(path), "name": .string(name), "width": .number(pixelSize.width),
      "height": .number(pixelSize.height), "device": device.map(JSONValue.string),
    ]
  }
}

extension ChangedPictures {
  /// The pictures as a JSON value on one line, without members that do not apply.
  fileprivate var value: JSONValue {
    [
      "before": before.map(JSONValue.string), "after": after.map(JSONValue.string), "layouts": .number(layoutCount),
    ]
  }
}

extension PictureReport {
  /// The picture as a JSON value.
  package var value: JSONValue {
    [
      "png": .optional(pngPath), "svg": .optional(svgPath), "width": .number(pixelSize.width),
      "height": .number(pixelSize.height), "area": area.map(JSONValue.rect) ?? .null,
      "pdf": pdfPath.map(JSONValue.string),
    ]
  }
}

extension LayoutReport {
  /// The layout as a JSON value, without its views and constraints, which are by far the largest part of the data.
  package var value: JSONValue {
    [
      "variant": .string(variant.identifier), "device": variant.device.value,
      "orientation": .string(variant.orientation.rawValue), "locale": .string(variant.locale),
      "textSize": .string(variant.textSize.rawValue), "appearance": .string(variant.appearance.rawValue),
      "status": .string(status.word), "size": [.number(rootSize.width), .number(rootSize.height)],
      "variations": .strings(activeVariations), "picture": picture?.value ?? .null,
      "findings": .array(findings.map(\.value)), "state": variant.state.map(JSONValue.string),
      "os": variant.systemVersion.map { .number($0) },
      "accessibility": variant.accessibility.isEmpty ? nil : .string(variant.accessibility.word),
    ]
  }
}

extension Device {
  /// The device as a JSON value.
  fileprivate var value: JSONValue {
    [
      "identifier": .string(identifier), "name": .string(placedTitle), "model": part.map { _ in .string(title) },
      "width": .number(size.width),
      "height": .number(size.height), "scale": .number(scale), "idiom": .string(idiom.rawValue),
    ]
  }
}

extension ViewReport {
  /// The view as a JSON value on one line, without members that do not apply.
  package var value: JSONValue {
    [
      "name": .string(name), "label": label.map(JSONValue.string), "class": .string(className),
      "parent": superview.map { .number($0) }, "frame": .rect(frame), "absolute": .rect(absoluteFrame),
      "alignment": alignmentRect.map(JSONValue.rect), "hidden": isHidden ? true : nil,
      "ambiguous": ambiguousAttributes.isEmpty ? nil : .strings(ambiguousAttributes.map(\.name)),
    ]
  }
}

extension ConstraintReport {
  /// The constraint as a JSON value on one line, without members that do not apply.
  package var value: JSONValue {
    [
      "text": .string(text), "identifier": identifier.map(JSONValue.string), "priority": .number(priority.rawValue),
      "state": .string(state.rawValue), "path": source.map { .string($0.path) },
      "line": source.map { .number($0.line) }, "column": source.map { .number($0.column) },
    ]
  }
}

extension FindingReport {
  /// The finding as a JSON value on one line, without members that do not apply.
  package var value: JSONValue {
    [
      "code": .string(finding.code.name), "severity": .string(finding.severity.rawValue),
      "kind": finding.message.kindValue,
      "message": .string(finding.message.text), "arguments": finding.message.argumentsValue,
      "hint": finding.hint.map { .string($0.text) },
      "suggestion": finding.hint?.suggestedWord.map(JSONValue.string),
      "notes": finding.notes.isEmpty ? nil : .strings(finding.notes.map(\.text)),
      "path": finding.source.map { .string($0.path) },
      "line": finding.source.map { .number($0.line) }, "column": finding.source.map { .number($0.column) },
      "views": viewNames.isEmpty ? nil : .strings(viewNames),
      "excerpt": finding.excerpt.map { [.string($0.line), .number($0.column), .number($0.length)] },
      "consequences": finding.consequences.isEmpty ? nil : .array(finding.consequences.map(\.value)),
      "expected": finding.isExpected ? true : nil, "fix": finding.fix.map(\.value),
      "command": finding.mendingCommand.map(JSONValue.strings),
    ]
  }
}

extension Finding.Consequence {
  /// The consequence as a JSON value, without members that do not apply.
  fileprivate var value: JSONValue {
    [
      "code": .string(code.name), "severity": .string(severity.rawValue), "kind": message.kindValue,
      "message": .string(message.text), "arguments": message.argumentsValue,
      "view": .string(name), "path": source.map { .string($0.path) }, "line": source.map { .number($0.line) },
      "column": source.map { .number($0.column) },
    ]
  }
}

extension Finding.Message {
  /// The kind; nil for the default kind of its rule.
  fileprivate var kindValue: JSONValue? { kind.isEmpty ? nil : .string(kind) }

  /// The arguments, with names as strings and each measure in an array; nil if there are none.
  fileprivate var argumentsValue: JSONValue? {
    guard !arguments.isEmpty else { return nil }
    return .array(
      arguments.map { argument in
        switch argument {
        case .name(let name): .string(name)
        case .measure(let measure): .strings([measure])
        }
      })
  }
}

extension JSONValue {
  /// Returns a rectangle as x, y, width and height, in points.
  package static func rect(_ rect: Rect) -> JSONValue {
    [.number(rect.minX), .number(rect.minY), .number(rect.width), .number(rect.height)]
  }
}
