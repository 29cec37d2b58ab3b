internal import CPangoCairo

/// The messages of GLib-based libraries on standard error.
package enum LibraryMessages {
  /// Suppresses their warnings, which contain unescaped names of fonts and files and are not actionable.
  ///
  /// Call this once, before the first use of these libraries. Fatal errors still end the process.
  package static func silence() {
    g_log_set_writer_func({ _, _, _, _ in G_LOG_WRITER_HANDLED }, nil, nil)
  }
}
