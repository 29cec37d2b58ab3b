internal import Foundation
public import LayoutPreviews
public import XCTest

extension XCTestCase {
  /// Expects that a view or controller is laid out as somebody has approved, as the function of the same name does.
  ///
  /// XCTest runs tests on the main thread, and on Linux it does not know those that are marked with `@MainActor`: this one may
  /// be called by tests without that mark.
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

  /// Expects that nothing is wrong with the layouts of a view or controller, as the function of the same name does.
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
  /// Does work of the main actor; a test that does not run on the main thread fails instead.
  fileprivate func onMainThread(_ work: @MainActor () -> Void) {
    guard Thread.isMainThread else {
      return fail("views are laid out on the main thread: mark the test with @MainActor")
    }
    MainActor.assumeIsolated(work)
  }
}
