extension GalleryPage {
  /// The overview and the matrix of a scene.
  static let overviewStyle = #"""

    .intro { display: flex; flex-wrap: wrap; align-items: flex-end; justify-content: space-between; gap: 0.75rem 2rem; padding: 0.5rem 0 1.25rem; }
    .intro > div { display: grid; gap: 0.35rem; min-width: 0; }
    .totals { display: flex !important; flex-wrap: wrap; gap: 0.5rem !important; }
    .total { display: inline-flex; align-items: baseline; gap: 0.45rem; padding: 0.35rem 0.9rem; border: 1px solid var(--line); border-radius: 99px; background: var(--surface); color: var(--ink); text-decoration: none; }
    .total:hover { background: var(--raised); }
    .total strong { font-size: 1.125rem; font-variant-numeric: tabular-nums; }
    .total.error { color: var(--error-ink); }
    .total.warning { color: var(--warning); }
    .total[aria-current] { border-color: currentColor; box-shadow: inset 0 0 0 1px currentColor; }

    .unread { margin-bottom: 1.5rem; padding: 0.9rem 1rem; border: 1px solid var(--error); border-radius: 12px; background: var(--error-fill); }
    .unread h2 .badge { font-size: 1rem; }
    .unread details { margin-top: 0.6rem; }
    .unread summary { cursor: pointer; }
    .unread .findings { margin-top: 0.5rem; border-radius: 8px; background: var(--surface); }
    .unread .finding:first-child { border-top: 0; }

    .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr)); gap: clamp(0.75rem, 1.5vw, 1.25rem); }
    .card { content-visibility: auto; contain-intrinsic-size: auto 20rem; border-radius: 14px; }
    .card > a {
      display: flex; flex-direction: column; height: 100%; overflow: hidden;
      border: 1px solid var(--line); border-radius: 14px;
      background: var(--surface); color: inherit; text-decoration: none;
      transition: box-shadow 0.15s, border-color 0.15s;
    }
    .card > a:hover { border-color: var(--control); box-shadow: 0 6px 24px rgb(0 0 0 / 0.1); }
    .card > a:focus-visible { outline-offset: -3px; border-radius: 14px; }
    .card.error > a { box-shadow: inset 4px 0 0 var(--error); }
    .card.warning > a { box-shadow: inset 4px 0 0 var(--warning); }
    .card-picture { display: grid; place-items: center; height: 14rem; overflow: hidden; background: var(--stage); border-bottom: 1px solid var(--line); }
    .card-picture img { width: 100%; height: 100%; object-fit: cover; object-position: top; }
    .card-picture img.whole, .card-picture img.picture { object-fit: contain; object-position: center; padding: 0.75rem; }
    .card-text { display: grid; gap: 0.15rem; padding: 0.8rem 1rem 0.9rem; min-width: 0; }
    .card-name { font-size: 1.0625rem; overflow-wrap: anywhere; }
    .card-name strong { font-weight: 650; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
    .card-path { color: var(--quiet); font-size: 0.8125rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .card .badges { margin-top: 0.35rem; }

    .controls { display: flex !important; flex-wrap: wrap; gap: 0.5rem 0.75rem !important; }
    .panel + .matrix-scroller { margin-top: 1.25rem; }
    main > .panel { margin-bottom: 0.25rem; }

    /* Matrix: one scale for all pictures, devices across, what else differs downwards. */

    .matrix-scroller { margin: 0 calc(-1 * clamp(0.75rem, 2.5vw, 2rem)); padding: 0 clamp(0.75rem, 2.5vw, 2rem); overflow-x: auto; }
    .matrix { width: max-content; min-width: 100%; }
    .matrix-row { display: grid; gap: 0 1.75rem; padding: 1.25rem 0; border-top: 1px solid var(--line); content-visibility: auto; contain-intrinsic-size: auto calc(var(--tallest, 100) * var(--scale) * 1px + 5rem); }
    .matrix-row.head { padding: 0 0 0.75rem; border: 0; content-visibility: visible; }
    .column-header, .row-header { display: grid; align-content: start; font-size: 0.8125rem; line-height: 1.4; }
    .column-header strong { font-size: 0.875rem; font-weight: 650; }
    .row-header { position: sticky; left: 0; z-index: 1; padding-inline-end: 0.5rem; }
    .row-header strong { font-size: 0.875rem; font-weight: 650; text-transform: capitalize; }
    .matrix-row:not(.head) .row-header { align-self: start; padding-block: 0.35rem; border-radius: 8px; background: color-mix(in srgb, var(--page) 88%, transparent); }
    .cell a { display: inline-grid; gap: 0.4rem; justify-items: start; color: inherit; text-decoration: none; border-radius: 6px; max-width: 100%; }
    .cell a:focus-visible { outline-offset: 5px; }
    .cell .badges { max-width: 14rem; flex-direction: column; gap: 0; }
    .cell-device { display: none; font-size: 0.8125rem; line-height: 1.35; }

    .picture { display: block; width: calc(var(--width) * var(--scale) * 1px); height: calc(var(--height) * var(--scale) * 1px); max-width: none; background: var(--surface); }
    .cell .picture { border-radius: 6px; box-shadow: 0 0 0 1px var(--line), 0 1px 3px rgb(0 0 0 / 0.12); transition: box-shadow 0.15s; }
    .cell a:hover .picture { box-shadow: 0 0 0 2px var(--accent), 0 6px 18px rgb(0 0 0 / 0.18); }
    .cell.warning .picture { box-shadow: 0 0 0 2.5px var(--warning); }
    .cell.error .picture { box-shadow: 0 0 0 3px var(--error); }
    img:not([src]) { color: transparent; }
    .missing { display: grid; place-items: center; color: var(--quiet); font-size: 0.8125rem; border: 1px dashed var(--control); }

    .flow .matrix { width: auto; }
    .flow .matrix-row { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 1.25rem 1.5rem; contain-intrinsic-size: none; content-visibility: visible; }
    .flow .head, .flow .none { display: none !important; }
    .flow .row-header { position: static; width: 100%; display: flex; gap: 0.6rem; align-items: baseline; }
    .flow .cell-device { display: block; }
    .flow .cell { max-width: 100%; }
    .flow .cell a { width: min-content; min-width: 7.5rem; }
    .flow .picture { max-width: calc(100vw - 2 * clamp(0.75rem, 2.5vw, 2rem)); height: auto; aspect-ratio: var(--width) / var(--height); }

    """#
}
