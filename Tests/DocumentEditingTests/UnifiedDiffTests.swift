import Testing

@testable import DocumentEditing

@Suite struct UnifiedDiffTests {}
