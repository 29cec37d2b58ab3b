internal import Findings
internal import MarkupReading

/// A check for objects with a class of a module that do not name the module.
enum MissingModuleCheck: DocumentCheck {
  static let code = FindingCode(
    "missing-module", .warning, isLint: true,
    "A custom class is named without its module, but with it elsewhere in the document.",
    why: """
      Swift classes belong to a module. Without the module name the class is not found when the document is loaded, and
      a plain view takes its place.
      """,
    mend: "Choose the module in Xcode's Identity inspector, or check Inherit Module From Target.",
    example: """
      <view customClass="Badge" customModule="Shop" id="a1b-c2-d3e"/>
      <view customClass="Badge" id="f4g-h5-i6j"/>
      """)

  static func faults(in facts: CheckedElements) -> [DocumentFault] {
    var modules: [String: String] = [:]
    for object in facts.objects.map(\.element) {
      if let name = object.customClass, let module = object.customModule { modules[name] = module }
    }
    return facts.objects.map(\.element).compactMap { object -> DocumentFault? in
      guard let name = object.customClass, object.customModule == nil, let module = modules[name] else {
        return nil
      }
      return DocumentFault(
        object,
        "\(facts.name(of: object)) has the class '\(name)' without the module '\(module)' that it has elsewhere",
        hint: "choose the module '\(module)' in the Identity inspector",
        fix: Finding.Fix(
          "Use the module '\(module)'", isSafe: false,
          [
            .set(
              name: XMLName.customModule.rawValue, value: module, after: XMLName.customClass.rawValue,
              at: facts.place(of: object))
          ]))
    }
  }
}
