internal import AutoLayout
internal import Geometry
internal import JSON
package import Scenes

/// The devices on which scenes can be laid out, as a table and as JSON, documented in docs/reference/devices.md.
package struct DeviceList: Sendable, Hashable {
  /// A device of the catalog or of a project.
  private struct Row: Hashable {
    let device: Device
    /// The entry of the catalog; nil for a device of a project.
    let entry: DeviceCatalogue.Entry?
    /// The location of its description, or `built in` for a device of the catalog.
    let origin: String
  }

  /// The version of the JSON format.
  private static let schemaVersion = 1
  private static let builtIn = "built in"

  private let rows: [Row]

  /// Creates the devices of the catalog and those of a project. A project's device replaces one with the same
  /// identifier.
  ///
  /// - Parameter own: The devices of a project, each with the location of its description.
  package init(own: [(device: Device, origin: String)] = []) {
    let replaced = Set(own.map(\.device.identifier))
    let entries = DeviceCatalogue.entries.filter { !replaced.contains($0.device.identifier) }
    rows =
      entries.map { Row(device: $0.device, entry: $0, origin: Self.builtIn) }
      + own.map { Row(device: $0.device, entry: nil, origin: $0.origin) }
  }

  /// A table with a row for each device below its headings.
  package var table: [[String]] {
    [["name", "identifier", "points", "scale", "safe area upright", "sideways", "corners", "cutout", "from"]]
      + rows.map { row in
        let device = row.device
        return [
          device.name, device.identifier, device.size.pointText, "@\(device.scale.pointText)x",
          words(for: device.portraitInsets), words(for: device.landscapeInsets),
          device.cornerRadius?.pointText ?? "", device.cutout?.kind.rawValue ?? "", row.origin,
        ]
      }
  }

  /// Returns the insets other than zero: `top 62, bottom 34`, `sides 62, bottom 20`.
  private func words(for insets: EdgeInsets) -> String {
    let hasSides = insets.left == insets.right && insets.left > 0
    let sides = hasSides ? [("sides", insets.left)] : [("left", insets.left), ("right", insets.right)]
    let named = ([("top", insets.top)] + sides + [("bottom", insets.bottom)]).filter { $0.1 != 0 }
    return named.isEmpty ? "none" : named.map { "\($0.0) \($0.1.pointText)" }.joined(separator: ", ")
  }

  /// A JSON object with the devices, with a line break at the end.
  package var json: String {
    let value: JSONValue = ["schemaVersion": .number(Double(Self.schemaVersion)), "devices": .array(rows.map(value))]
    return value.lines(before: "\n")
  }

  private func value(of row: Row) -> JSONValue {
    let device = row.device
    return [
      "name": .string(device.name), "identifier": .string(device.identifier), "screen": .optional(row.entry?.screen),
      "kind": .string(device.idiom.rawValue), "size": value(of: device.size), "scale": .number(device.scale),
      "pixels": value(of: device.size.scaled(by: device.scale)),
      "cornerRadius": device.cornerRadius.map(JSONValue.number) ?? .null,
      "cutout": .optional(device.cutout?.kind.rawValue),
      "turns": .object(device.turns.map { JSONValue.Member($0.rawValue, value(of: device, $0)) }),
      "sources": row.entry.map { value(of: $0) } ?? .null, "from": .string(row.origin),
    ]
  }

  /// Returns the screen in one orientation.
  private func value(of device: Device, _ turn: ScreenTurn) -> JSONValue {
    let later = device.laterInsets == nil ? nil : device.later.insets(turn)
    let classes = [device.widthClass(in: turn.orientation), device.heightClass(in: turn.orientation)]
    return [
      "size": value(of: device.size(in: turn.orientation)), "safeArea": value(of: device.insets(turn)),
      "safeAreaFromIOS26": later.map(value(of:)) ?? .null,
      "cutout": device.cutoutFrame(turn).map(value(of:)) ?? .null,
      "sizeClasses": .array(classes.map { .optional($0?.rawValue) }),
    ]
  }

  private func value(of entry: DeviceCatalogue.Entry) -> JSONValue {
    let sources = entry.sources
    return [
      "size": .string(sources.size.rawValue), "portraitSafeArea": .string(sources.portraitInsets.rawValue),
      "landscapeSafeArea": .string(sources.landscapeInsets.rawValue),
      "safeAreaFromIOS26": entry.device.laterInsets == nil ? .null : .string(FigureSource.measured.rawValue),
      "cornerRadius": entry.device.cornerRadius == nil ? .null : .string(sources.cornerRadius.rawValue),
      "cutout": entry.device.cutout == nil ? .null : .string(sources.cutout.rawValue),
    ]
  }

  private func value(of size: Size) -> JSONValue { .array([.number(size.width), .number(size.height)]) }

  /// Returns insets in the order of UIKit: top, left, bottom, right.
  private func value(of insets: EdgeInsets) -> JSONValue {
    .array([insets.top, insets.left, insets.bottom, insets.right].map(JSONValue.number))
  }

  private func value(of rect: Rect) -> JSONValue {
    .array([rect.minX, rect.minY, rect.width, rect.height].map(JSONValue.number))
  }
}
