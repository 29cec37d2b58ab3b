extension SourceReader {
  /// The largest number of added views that are kept for a class.
  private static let addedViewLimit = 32
  /// The longest name that is kept, in bytes.
  private static let nameLimit = 64

  /// Reads the view that a call adds to others before the screen appears, if it has a name:
  /// `view.addSubview(listView)`, `[self.view addSubview:self.listView]`.
  mutating func readAddedView(in arguments: Range<Int>, to superviews: [[String]]) {
    guard let scope = scopes.last, let owner = scope.owner, let function = scope.function,
      SourceVocabulary.loads(function), let first = arguments.first, let chain = NameChain(at: first, in: tokens),
      chain.ending == .other
    else { return }
    for path in ownPaths(of: chain.names) where path.count == 1 && path[0].utf8.count <= Self.nameLimit {
      for superview in superviews where classes[owner].addedViews.count < Self.addedViewLimit {
        classes[owner].addedViews.append(AddedView(superview: superview, name: path[0]))
      }
    }
  }
}
