internal import Foundation
public import LayoutPreviews
public import XCTest

extension XCTestCase {
  /// Expects a view or controller to have its approved layouts, like the function with the same name.
  ///
  /// XCTest runs tests on the main thread, but does not find tests marked with `@MainActor` on Linux. Unmarked tests
  /// may call this method.
  public nonisolated func expectLayout<Content: PreviewContent>(
    of content: @autoclosure @escaping @MainActor @Sendable () -> Content, on variants: LayoutVariants = .standard,
    as reference: LayoutReference = .approved, named name: String? = nil, record: RecordMode? = nil,
    traits: PreviewTrait..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
    place.onMainThread {
      TestedContent(place: place, name: name, traits: traits, make: content)
        .expectLayout(on: variants, as: reference, record ?? .standard)
    }
  }

  /// Expects the layouts of a view or controller to have no findings, like the function with the same name.
  public nonisolated func expectNoFindings<Content: PreviewContent>(
    of content: @autoclosure @escaping @MainActor @Sendable () -> Content, on variants: LayoutVariants = .standard,
    traits: PreviewTrait..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
    place.onMainThread {
      TestedContent(place: place, name: nil, traits: traits, make: content).expectNoFindings(on: variants)
    }
  }
}

extension TestPlace {
  /// Runs a function on the main actor. A test that is not on the main thread fails instead.
  fileprivate func onMainThread(_ work: @MainActor () -> Void) {
    guard Thread.isMainThread else {
      return fail("views are laid out on the main thread: mark the test with @MainActor")
    }
    MainActor.assumeIsolated(work)
  }
}
