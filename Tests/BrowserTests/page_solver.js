// Solves layouts of a gallery again with other constraints, as its page does.
//
// Takes the folder of the gallery and reads changes from standard input, one JSON object in a line: the scene's `slug`, the
// number of the `layout`, the number of the `constraint` and its new `constant`, `relation` or `priority`. Writes a line for
// each: the `frames`, or the `reason` for which there are none.

"use strict";

const fs = require("node:fs");
const path = require("node:path");
const vm = require("node:vm");

const folder = process.argv[2];
const sources = path.join(__dirname, "../../Sources/Review/Gallery/Page");
const context = vm.createContext({ window: {}, console });
const parts = ["live-model.js", "edit-commands.js", "linear-solver.js", "linear-reduction.js", "linear-conflicts.js", "texts.js", "systems.js"].map((name) => fs.readFileSync(path.join(sources, name), "utf8"));
vm.runInContext(`const report = {}; const isAlone = false;\n${parts.join("\n")}\nthis.page = { LayoutSystem, Unsolvable, unchanged, report, systems };`, context);
const { page } = context;
const details = new Map();
const review = (() => {
  const found = { layoutReview: null };
  vm.runInNewContext(`${fs.readFileSync(path.join(folder, "data.js"), "utf8")}\nfound.layoutReview = layoutReview;`, { found });
  return found.layoutReview;
})();

const load = (slug) => {
  if (details.has(slug)) return;
  const layoutReview = { add: (name, layouts) => details.set(name, layouts), addSystems: page.report.addSystems };
  for (const kind of ["data", "systems"]) vm.runInNewContext(fs.readFileSync(path.join(folder, kind, `${slug}.js`), "utf8"), { layoutReview });
};

const solvers = new Map();
const solverOf = (slug, layout) => {
  const key = `${slug} ${layout}`;
  if (!solvers.has(key)) {
    load(slug);
    const own = details.get(slug)[layout];
    const { scale } = review.kinds[review.scenes.find((scene) => scene.slug === slug).layouts[layout]].device;
    let solver = null;
    try { solver = new page.LayoutSystem(page.systems.get(slug), layout, own, scale); } catch (error) { solver = error; }
    solvers.set(key, { own, solver });
  }
  return solvers.get(key);
};

const answer = ({ slug, layout, constraint, ...change }) => {
  const { own, solver } = solverOf(slug, layout);
  const start = process.hrtime.bigint();
  try {
    if (!(solver instanceof page.LayoutSystem)) throw solver;
    const changed = own.constraints[constraint];
    const views = solver.solve(new Map([[changed, { ...page.unchanged(changed), ...change }]]));
    return { frames: views.map(({ frame }) => frame), milliseconds: Number(process.hrtime.bigint() - start) / 1e6 };
  } catch (error) {
    return { reason: solver === error ? `base: ${error.message}` : error instanceof page.Unsolvable ? error.message : `fault: ${error.stack}` };
  }
};

for (const line of fs.readFileSync(0, "utf8").split("\n")) if (line) console.log(JSON.stringify(answer(JSON.parse(line))));
