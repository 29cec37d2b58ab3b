public import LayoutPreviews

/// Expects a view or controller to have its approved layouts.
///
/// The approved layouts are next to the file of the test, in `__layouts__`, in the format of `render-layouts approve`.
/// If a layout differs, the test fails with the changes, in the author's names, and a page shows both layouts.
///
/// ```swift
/// @Test func `the screen to sign in`() { expectLayout(of: SignInController(), on: .phones) }
/// ```
///
/// - Parameters:
///   - content: The view or controller. It is created for each layout, on its screen.
///   - variants: The devices and other properties of the layouts.
///   - reference: The layouts to compare with.
///   - name: A name for files, if a test expects several layouts.
///   - record: Whether to write layouts. By default, the environment decides, or else only missing layouts are written.
///   - traits: The traits for the size, as in previews.
///   - fileID: The file of the test, for the message. Use the default.
///   - filePath: The path of that file, next to which the approved layouts are. Use the default.
///   - testName: The function of the test, for the names of files. Use the default.
///   - line: The line of the call, for the message. Use the default.
///   - column: The column of the call, for the message. Use the default.
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

/// Expects the layouts of a view or controller to have no findings: no conflicts, no ambiguities, no clipped text.
///
/// - Parameters:
///   - content: The view or controller. It is created for each layout, on its screen.
///   - variants: The devices and other properties of the layouts.
///   - traits: The traits for the size, as in previews.
///   - fileID: The file of the test, for the message. Use the default.
///   - filePath: The path of that file. Use the default.
///   - testName: The function of the test. Use the default.
///   - line: The line of the call, for the message. Use the default.
///   - column: The column of the call, for the message. Use the default.
@MainActor
public func expectNoFindings<Content: PreviewContent>(
  of content: @autoclosure @escaping @MainActor @Sendable () -> Content, on variants: LayoutVariants = .standard,
  traits: PreviewTrait..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  TestedContent(place: place, name: nil, traits: traits, make: content).expectNoFindings(on: variants)
}
