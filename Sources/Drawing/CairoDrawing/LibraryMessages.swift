internal import CPangoCairo

/// The messages of GLib's libraries on standard error.
package enum LibraryMessages {
  /// Keeps their warnings to themselves: these repeat names of fonts and files as they are, and nobody can act on them.
  ///
  /// A program calls this once, as its first use of these libraries. What ends the process ends it all the same.
  package static func silence() {
    g_log_set_writer_func({ _, _, _, _ in G_LOG_WRITER_HANDLED }, nil, nil)
  }
}
