extension GalleryPage {
  /// The page of a layout and the help.
  static let layoutStyle = #"""

    [data-page=layout] main { padding-bottom: 0; }
    [data-page=layout] .foot { display: none; }
    .layout-page { display: grid; grid-template-columns: minmax(0, 1fr) minmax(20rem, 27rem); gap: 0 1.5rem; align-items: start; }
    .stage-side { position: sticky; top: 3.35rem; display: flex; flex-direction: column; height: calc(100vh - 3.35rem); height: calc(100dvh - 3.35rem); padding: 0.75rem 0 1rem; }
    .toolbar { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.5rem 1rem; padding-bottom: 0.75rem; }
    .chooser { display: flex; align-items: center; gap: 0.4rem; min-width: 0; }
    .chooser select { min-width: 0; flex: 0 1 auto; text-overflow: ellipsis; }
    .chooser .button { min-width: 2rem; padding: 0 0.5rem; font-size: 1.125rem; line-height: 1; }
    .position { white-space: nowrap; font-size: 0.8125rem; font-variant-numeric: tabular-nums; }
    .percent { display: grid; place-items: center; min-width: 3.75rem; padding: 0 0.4rem; border-block: 1px solid var(--control); background: var(--surface); font-size: 0.8125rem; font-variant-numeric: tabular-nums; }

    .stage { flex: 1; min-height: 0; display: grid; padding: 1.5rem; overflow: auto; border: 1px solid var(--line); border-radius: 14px; background: var(--stage); }
    .stage:focus-visible { outline-offset: -3px; border-radius: 14px; }
    .canvas { position: relative; width: calc(var(--width) * var(--zoom, 1) * 1px); height: calc(var(--height) * var(--zoom, 1) * 1px); margin: auto; cursor: crosshair; }
    .canvas .picture { width: 100%; height: 100%; box-shadow: 0 0 0 1px var(--line), 0 8px 30px rgb(0 0 0 / 0.14); }
    .marker { position: absolute; pointer-events: none; min-width: 2px; min-height: 2px; }
    .marker.over { background: color-mix(in srgb, var(--marker) 14%, transparent); outline: 1.5px dashed var(--marker); }
    .marker.chosen { outline: 2px solid var(--marker); box-shadow: 0 0 0 4px rgb(255 255 255 / 0.75); }
    .marker-label { position: absolute; bottom: calc(100% + 6px); left: -2px; max-width: 18rem; overflow: hidden; text-overflow: ellipsis; padding: 0.1rem 0.5rem; border-radius: 6px; background: var(--marker); color: var(--on-marker); font-size: 0.75rem; font-weight: 600; white-space: nowrap; }
    .marker.below .marker-label { bottom: auto; top: calc(100% + 6px); }
    .marker.from-right .marker-label { left: auto; right: -2px; }
    .marker.chosen:has(~ .over:not([hidden])) .marker-label { display: none; }

    .inspector { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.75rem; padding: 0.9rem 0 2rem; min-width: 0; }
    .inspector h1 { font-size: 1.375rem; }
    .facts { display: grid; gap: 0.15rem; font-size: 0.875rem; }
    .facts > div { display: grid; grid-template-columns: 6.25rem minmax(0, 1fr); gap: 0.5rem; }
    .facts dt { color: var(--quiet); }
    .facts dd { overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
    .chosen-view { display: grid; gap: 0.35rem; padding: 0.75rem 0.9rem; font-size: 0.875rem; min-height: 4.2rem; align-content: center; }
    .inspector > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.75rem; min-width: 0; }
    .findings.few { max-height: 40rem; overflow-y: auto; }
    .view-buttons { display: flex; flex-wrap: wrap; gap: 0.3rem; }
    .view-buttons .button { min-height: 1.6rem; padding: 0 0.6rem; border-radius: 99px; font-size: 0.8125rem; overflow-wrap: anywhere; }
    .tag { display: inline-block; margin-inline-end: 0.4rem; padding: 0 0.4rem; border: 1px solid var(--line); border-radius: 5px; color: var(--quiet); font-size: 0.75rem; font-weight: 500; }
    .tag.warning { border-color: var(--warning); color: var(--warning); background: var(--warning-fill); }

    .table-scroller { overflow-x: auto; padding-bottom: 0.4rem; }
    .frames { width: 100%; border-collapse: collapse; font-size: 0.8125rem; font-variant-numeric: tabular-nums; }
    .frames th, .frames td { padding: 0.2rem 0.35rem; text-align: end; border-top: 1px solid var(--line); vertical-align: baseline; }
    .frames th:first-child { text-align: start; padding-inline-start: 0.9rem; }
    .frames td:last-child, .frames thead th:last-child { padding-inline-end: 0.9rem; }
    .frames thead th { color: var(--quiet); font-weight: 500; border-top: 0; }
    .frames tbody th:first-child { font-weight: 400; padding-inline-start: calc(0.9rem + var(--depth) * 0.7rem); min-width: 8rem; }
    .frames tbody tr:hover { background: var(--page); }
    .frames tr.chosen { background: var(--raised) !important; box-shadow: inset 3px 0 0 var(--accent); }
    .frames .hidden-view { color: var(--quiet); }
    .row-name { min-height: 1.5rem; padding: 0; border: 0; background: none; color: inherit; font: inherit; font-weight: 550; text-align: start; overflow-wrap: anywhere; cursor: pointer; }
    .class-name { margin-inline: 0.5rem; color: var(--quiet); font-size: 0.75rem; overflow-wrap: anywhere; }

    .constraints { padding: 0 0.9rem 0.3rem; }
    .constraints li { display: grid; gap: 0.1rem; padding: 0.4rem 0; border-top: 1px solid var(--line); }
    .constraint-facts { display: flex; flex-wrap: wrap; gap: 0 0.9rem; align-items: baseline; font-size: 0.8125rem; }

    /* Help */

    .help { width: min(34rem, calc(100vw - 2rem)); max-height: calc(100dvh - 2rem); padding: 1.25rem 1.5rem 1.5rem; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); color: var(--ink); box-shadow: 0 20px 60px rgb(0 0 0 / 0.35); }
    .help::backdrop { background: rgb(0 0 0 / 0.4); }
    .help h2 { font-size: 1.25rem; margin-bottom: 0.75rem; }
    .help h3 { margin: 1.1rem 0 0.4rem; }
    .keys { display: grid; gap: 0.35rem; font-size: 0.875rem; }
    .keys > div { display: grid; grid-template-columns: 6.5rem minmax(0, 1fr); gap: 0.75rem; align-items: baseline; }
    .keys dt { display: flex; flex-wrap: wrap; gap: 0.25rem; }
    kbd { padding: 0 0.45em; border: 1px solid var(--control); border-bottom-width: 2px; border-radius: 5px; background: var(--page); }
    .check { display: flex; gap: 0.5rem; align-items: center; min-height: 1.75rem; margin-top: 0.75rem; font-size: 0.875rem; }
    .check input { width: 1.1rem; height: 1.1rem; accent-color: var(--accent); }
    .marks { display: grid; gap: 0.25rem; font-size: 0.875rem; }
    .marks li { display: flex; gap: 0.75rem; align-items: center; }
    .marks .line { flex: none; width: 3rem; border-top: 2px solid var(--satisfied); }
    .marks .dashed { border-top-style: dashed; }
    .marks .dotted { border-top: 3px dotted var(--warning); }
    .marks .double { border-top: 4px double var(--error); }
    .help form { margin-top: 1.25rem; text-align: end; }

    """#
}
