public import LayoutPreviews

/// Expects that a view or controller is laid out as somebody has approved.
///
/// The approved layouts lie beside the file of the test, in `__layouts__`, in the format of `render-layouts approve`. Where a
/// layout is different, the test fails with what has changed, in the author's names, and a page shows both.
///
/// ```swift
/// @Test func `the screen to sign in`() { expectLayout(of: SignInController(), on: .phones) }
/// ```
///
/// - Parameters:
///   - content: The view or controller. It is made anew for each layout, on its screen.
///   - variants: The devices, and what else layouts depend on.
///   - reference: The layouts that it is compared with.
///   - name: A name for files, where a test expects several layouts.
///   - record: Whether layouts are written; that of the environment unless given, else those that are missing.
///   - traits: The wishes about size, as previews have them.
///   - fileID: The file of the test, for the message; left to its default.
///   - filePath: The path of that file, which approved layouts lie beside; left to its default.
///   - testName: The function of the test, for the names of files; left to its default.
///   - line: The line of the call, for the message; left to its default.
///   - column: The column of the call, for the message; left to its default.
@MainActor
public func expectLayout<Content: PreviewContent>(
  of content: @autoclosure @escaping @MainActor @Sendable () -> Content, on variants: LayoutVariants = .standard,
  as reference: LayoutReference = .approved, named name: String? = nil, record: RecordMode? = nil,
  traits: PreviewTrait..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  TestedContent(place: place, name: name, traits: traits, make: content)
    .expectLayout(on: variants, as: reference, record ?? .standard)
}

/// Expects that nothing is wrong with the layouts of a view or controller: no conflicts, nothing ambiguous, no text cut off.
///
/// - Parameters:
///   - content: The view or controller. It is made anew for each layout, on its screen.
///   - variants: The devices, and what else layouts depend on.
///   - traits: The wishes about size, as previews have them.
///   - fileID: The file of the test, for the message; left to its default.
///   - filePath: The path of that file; left to its default.
///   - testName: The function of the test; left to its default.
///   - line: The line of the call, for the message; left to its default.
///   - column: The column of the call, for the message; left to its default.
@MainActor
public func expectNoFindings<Content: PreviewContent>(
  of content: @autoclosure @escaping @MainActor @Sendable () -> Content, on variants: LayoutVariants = .standard,
  traits: PreviewTrait..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  TestedContent(place: place, name: nil, traits: traits, make: content).expectNoFindings(on: variants)
}
