extension Finding {
  /// Something else that is wrong for the same reason, told below the finding instead of by itself.
  public struct Consequence: Sendable, Hashable {
    /// The code of the rule that has found it.
    public var code: FindingCode
    /// The seriousness, never above that of the finding.
    public var severity: Severity
    /// The fault, as it would be told by itself.
    public var message: Message
    /// The name that people use for the view that it is about.
    public var name: String
    /// The place of the view; nil only where there is no document.
    public var source: SourceLocation?
    /// The view, by its position in the scene.
    public var view: Int

    /// A consequence about a view.
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

    /// The consequence that another finding about one view is.
    public init(_ finding: Finding, view: Int, name: String) {
      self.init(
        code: finding.code, severity: finding.severity, message: finding.message, name: name, source: finding.source,
        view: view)
    }
  }

  /// The finding and its consequences, each told by itself: for marks at views, and for lists that count views.
  public var unfolded: [Finding] {
    guard !consequences.isEmpty else { return [self] }
    var head = self
    head.consequences = []
    return [head]
      + consequences.map {
        Finding(code: $0.code, severity: $0.severity, message: $0.message, source: $0.source, views: [$0.view])
      }
  }

  /// The number of views that are named below a finding; the rest is counted.
  private static let namedViews = 20

  /// The consequences as people read them: first in one line the views of which the finding is true as well,
  /// `also 'Name' (line 12), 'Phone' (line 14)`, then what else follows, a line each.
  public var consequenceLines: [String] {
    let (alike, others) = (consequences.filter(isTrueAsWell), consequences.filter { !isTrueAsWell($0) })
    return Self.list(alike.map { "'\($0.name)'\(place(of: $0))" }, before: "also ")
      + others.prefix(Self.namedViews).map { "so \($0.message) [\($0.code)]\(place(of: $0))" }
      + (others.count > Self.namedViews ? ["so \(others.count - Self.namedViews) more"] : [])
  }

  /// Whether the name of its view says all about a consequence: the finding is true of that view as well.
  ///
  /// Another conflict for the same reason has other constraints, which a name does not tell.
  public func isTrueAsWell(_ consequence: Consequence) -> Bool {
    consequence.code == code && code.name != "conflict"
  }

  private static func list(_ words: [String], before first: String) -> [String] {
    words.isEmpty ? [] : [first + words.listed(atMost: namedViews)]
  }

  /// The line of a consequence, with its file where that is another one.
  private func place(of consequence: Consequence) -> String {
    guard let place = consequence.source else { return "" }
    return place.path == source?.path ?? place.path ? " (line \(place.line))" : " (\(place))"
  }
}
