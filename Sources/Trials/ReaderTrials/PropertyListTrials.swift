internal import DocumentResources
internal import Scenes

extension ReaderTrial {
  /// Property lists in XML: written as XML and in binary, the value is read as the same value.
  static let propertyList = ReaderTrial(
    "property-list-xml", longestInput: 1024, mutantCount: 6000, isMarkup: true
  ) { bytes in
    faultOfList(bytes) { bytes throws(PropertyList.Damage) in try XMLPropertyList.value(in: bytes) }
  }

  static let binaryPropertyList = ReaderTrial("property-list-binary", longestInput: 1024, mutantCount: 15_000) {
    faultOfList($0) { bytes throws(PropertyList.Damage) in try BinaryPropertyList.value(in: bytes) }
  }

  private static func faultOfList(
    _ bytes: [UInt8], _ read: ([UInt8]) throws(PropertyList.Damage) -> PropertyList
  ) -> String? {
    do throws(PropertyList.Damage) {
      return faultOfWriting(try read(bytes))
    } catch {
      if error.message.isEmpty { return "damage without words" }
      return (0...bytes.count).contains(error.offset) ? nil : "damage at \(error.offset) of \(bytes.count) bytes"
    }
  }

  /// Returns a fault unless both readers return the written value.
  private static func faultOfWriting(_ value: PropertyList) -> String? {
    // Repeated references let a small file describe a large value.
    guard let writer = PropertyListWriter(value, limit: 4096), writer.depth <= 16 else { return nil }
    if (try? BinaryPropertyList.value(in: writer.binary)) != value { return "another value is read from binary" }
    guard let markup = writer.markup else { return nil }
    return (try? XMLPropertyList.value(in: markup)) == value ? nil : "another value is read from XML"
  }

  /// Property lists of apps and other products, `Info.plist`.
  static let informationPropertyList = ReaderTrial("info-plist", longestInput: 2048, mutantCount: 6000) { bytes in
    let list = InformationPropertyList(reading: bytes, at: "App/Info.plist")
    return list?.settings.idioms?.isEmpty == true ? "an app for no device" : nil
  }

  /// Projects of Xcode, `project.pbxproj`.
  static let projectFile = ReaderTrial("project-file", longestInput: 4096, mutantCount: 8000) { bytes in
    do throws(PropertyList.Damage) {
      _ = try OpenStepPropertyList.value(in: bytes)
    } catch {
      guard (0...bytes.count).contains(error.offset), !error.message.isEmpty else { return "damage without a place" }
    }
    let project = ProjectFile(reading: bytes, at: "App/App.xcodeproj")
    return project?.apps.contains { $0.listPath?.isEmpty == true } == true ? "a list without a path" : nil
  }
}
