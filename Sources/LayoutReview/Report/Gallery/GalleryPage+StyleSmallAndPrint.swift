extension GalleryPage {
  /// Small windows, readers who want less motion or more contrast, and paper.
  static let smallAndPrintStyle = #"""

    @media (max-width: 60rem) {
      .layout-page { grid-template-columns: minmax(0, 1fr); }
      .stage-side { position: static; height: auto; padding-bottom: 0; }
      .stage { height: 62vh; flex: none; padding: 1rem; }
    }

    @media (max-width: 40rem) {
      html { scroll-padding-top: 6.5rem; }
      h1 { font-size: 1.4rem; }
      .filters { flex-wrap: wrap; }
      .filters input[type=search] { flex: 1; min-width: 6rem; }
      .button.more { display: inline-flex; }
      .selects { display: none; width: 100%; }
      .open .selects { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); }
      .card-picture { height: 11rem; }
      .toolbar { gap: 0.5rem; }
      .chooser { width: 100%; }
      .chooser select { flex: 1; }
      .zoom { width: 100%; }
      .zoom > * { flex: 1; }
      .frames tbody th:first-child { min-width: 5.5rem; }
      .help { padding: 1rem; }
    }

    @media (prefers-reduced-motion: reduce) {
      * { transition: none !important; scroll-behavior: auto !important; }
    }

    @media (prefers-contrast: more) {
      :root { --line: var(--control); --quiet: var(--ink); }
    }

    @media (forced-colors: active) {
      .marker.over, .marker.chosen { outline-color: Highlight; }
      .segmented button[aria-pressed=true] { outline: 2px solid Highlight; }
    }

    @media print {
      :root { color-scheme: light; }
      body { background: none; }
      .bar, .count, .controls, .toolbar, .foot, .skip { display: none !important; }
      .cards { display: block; }
      .card { break-after: page; content-visibility: visible; }
      .card > a { border: 0; box-shadow: none !important; flex-direction: column-reverse; }
      .card-picture { height: auto; border: 0; background: none; }
      .card-picture img { height: auto; max-height: 85vh; object-fit: contain; padding: 0; }
      .matrix-row { break-inside: avoid; content-visibility: visible; }
      .layout-page { display: block; }
      .stage-side { position: static; height: auto; }
      .stage { border: 0; background: none; height: auto; overflow: visible; padding: 0; }
      .findings.few { max-height: none; }
      .canvas { --zoom: 0.8 !important; }
      .finding, .constraints li, .frames tr { break-inside: avoid; }
    }

    """#
}
