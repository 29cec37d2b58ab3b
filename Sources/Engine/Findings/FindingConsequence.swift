extension Finding {
  /// A further fault with the same cause, which is reported below the finding instead of separately.
  public struct Consequence: Sendable, Hashable {
    /// The code of the rule that found it.
    public var code: FindingCode
    /// The severity, never above the finding's.
    public var severity: Severity
    /// The message that it would have as a separate finding.
    public var message: Message
    /// The displayed name of the view that it is about.
    public var name: String
    /// The location of the view, nil only if there is no document.
    public var source: SourceLocation?
    /// The position of the view in the scene.
    public var view: Int

    /// Creates a consequence about a view.
    public init(
      code: FindingCode, severity: Severity, message: Message, name: String, source: SourceLocation?, view: Int
    ) {
      self.code = code
      self.severity = severity
      self.message = message
      self.name = name
      self.source = source
      self.view = view
    }

    /// Creates a consequence from another finding about one view.
    public init(_ finding: Finding, view: Int, name: String) {
      self.init(
        code: finding.code, severity: finding.severity, message: finding.message, name: name, source: finding.source,
        view: view)
    }
  }

  /// The finding and its consequences as separate findings: for marks at views, and for lists that count views.
  public var unfolded: [Finding] {
    guard !consequences.isEmpty else { return [self] }
    var head = self
    head.consequences = []
    return [head]
      + consequences.map {
        Finding(code: $0.code, severity: $0.severity, message: $0.message, source: $0.source, views: [$0.view])
      }
  }

  /// The maximum number of views that are named below a finding. The others are counted.
  private static let namedViews = 20

  /// The consequences as readers see them: first a line with the other views of the finding, `also 'Name' (line 12),
  /// 'Phone' (line 14)`, then a line for each other consequence.
  public var consequenceLines: [String] {
    let (alike, others) = (consequences.filter(isTrueAsWell), consequences.filter { !isTrueAsWell($0) })
    return Self.list(alike.map { "'\($0.name)'\(place(of: $0))" }, before: "also ")
      + others.prefix(Self.namedViews).map { "so \($0.message) [\($0.code)]\(place(of: $0))" }
      + (others.count > Self.namedViews ? ["so \(others.count - Self.namedViews) more"] : [])
  }

  /// Whether the view's name says everything about a consequence, because the finding applies to that view as
  /// well.
  ///
  /// Another conflict with the same cause has other constraints, which a name does not describe.
  public func isTrueAsWell(_ consequence: Consequence) -> Bool {
    consequence.code == code && code.name != "conflict"
  }

  private static func list(_ words: [String], before first: String) -> [String] {
    words.isEmpty ? [] : [first + words.listed(atMost: namedViews)]
  }

  /// Returns the line of a consequence, with its file if that differs.
  private func place(of consequence: Consequence) -> String {
    guard let place = consequence.source else { return "" }
    return place.path == source?.path ?? place.path ? " (line \(place.line))" : " (\(place))"
  }
}
