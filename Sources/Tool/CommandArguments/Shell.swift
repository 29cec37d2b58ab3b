/// A shell with completions.
package enum Shell: String, Sendable, Hashable, CaseIterable {
  case bash
  case zsh
  case fish
}
