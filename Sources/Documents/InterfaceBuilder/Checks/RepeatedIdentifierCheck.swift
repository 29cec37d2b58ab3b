internal import Findings
internal import MarkupReading

/// A check for constraints, controllers and other objects with the id of an earlier object. Views of a scene with the
/// same id are found by `SceneReader`.
enum RepeatedIdentifierCheck: DocumentCheck {
  static let code = FindingCode.duplicateIdentifier

  static func faults(in facts: CheckedElements) -> [DocumentFault] {
    guard facts.identifiers.count < facts.objects.count else { return [] }
    let repeated = CheckedElements.repeated(facts.objects) { $0[.id] }
    return repeated.flatMap { id, objects in
      let (first, others) = (objects[0], objects.dropFirst())
      let isView = ViewElement.isView(first.element)
      return others.filter { !isView || !ViewElement.isView($0.element) || $0.part != first.part }.map { object in
        var fault = DocumentFault(
          object.element, "another object has the same id '\(id)'", hint: "give one of them another id")
        fault.fix = Finding.Fix(
          "Give the object another id", isSafe: false, [.renew(at: facts.place(of: object.element))])
        fault.notes = [
          Finding.Note("references to this id mean the first", at: facts.document.source(of: first.element))
        ]
        return fault
      }
    }
  }
}
