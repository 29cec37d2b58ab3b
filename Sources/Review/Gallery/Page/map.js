// ---- Map

/** The part of an address before the name of a map. No scene has this name. */
const mapPart = "~map";

/** The maps of storyboards with several scenes. Maps with one scene show nothing new. */
const mapsOf = () => (report.maps ?? []).filter(({ picture, scenes }) => scenes.length > 1 && picturePath({ picture }) && hasPicture(picturePath({ picture })));

const findMap = (slug) => mapsOf().find((map) => map.slug === slug);

const mapAddress = (map, filters = {}) => address({ slug: mapPart, variant: map.slug, filters });

/** The names of maps. If storyboards share a name, it includes the part of the path that differs among them. */
const mapTitles = (maps) => {
  const titles = new Map(grouped(maps, ({ name }) => name).flatMap((alike) => {
    const folders = distinguishingFolders(alike.map(({ document }) => folderOf(document)));
    return alike.map((map, index) => [map, alike.length > 1 && folders[index] ? `${map.name} (${folders[index].replace(/\/?…$/, "")})` : map.name]);
  }));
  return maps.map((map) => titles.get(map));
};

/** The links to the maps of all storyboards. */
const mapLinks = (state) => {
  const maps = mapsOf();
  const link = (map, text) => make("a", { class: "button", href: mapAddress(map, state.filters), "data-key": `${mapPart}/${map.slug}` }, text);
  if (maps.length < 2) return maps.length ? linkRow(link(maps[0], "Map")) : null;
  return make("details", { class: "panel maps", open: maps.length < 13 },
    make("summary", null, make("h2", null, `Maps of ${plural(maps.length, "storyboard")}`)),
    make("p", { class: "link-row" }, mapTitles(maps).map((title, index) => link(maps[index], named(title)))));
};

/** A scene of a map as an area of its picture that opens it. */
const mapArea = ({ scenes, picture }, place, filters) => {
  const scene = scenes[place];
  const [x, y, width, height] = scene.rect;
  const part = (value, whole) => `${(value / whole) * 100}%`;
  return make("a", {
    class: "map-area", href: address({ slug: scene.slug, filters }), "data-key": scene.slug, "aria-label": scene.name, title: scene.name,
    style: `left:${part(x, picture.width)};top:${part(y, picture.height)};width:${part(width, picture.width)};height:${part(height, picture.height)}`,
  });
};

/** A segue as a sentence, for readers who cannot see the picture. */
const segueSentence = ({ scenes }, { kind, from, to, identifier, trigger }) => [
  `${scenes[from].name}: ${ruleName(kind)}`, to === null ? "" : scenes[to].name, identifier ? `(${identifier})` : "", trigger ? `from ${trigger}` : "",
].filter(Boolean).join(" ");

/** The positions of the scenes that can be opened, in reading order. */
const openScenes = ({ scenes }) => scenes.map((_, place) => place).filter((place) => scenes[place].slug)
  .sort((a, b) => scenes[a].rect[1] - scenes[b].rect[1] || scenes[a].rect[0] - scenes[b].rect[0]);

const mapPage = (map, state) => {
  const { picture } = map;
  const image = make("img", { alt: `Map of ${map.name}: ${plural(map.scenes.length, "scene")}, ${plural(map.segues.length, "segue")}`, width: picture.width, height: picture.height });
  withPictureAddress(picturePath(map), (found) => { image.src = found; });
  const frame = make("div", { class: "map-frame", style: `--width:${picture.width};--height:${picture.height}` }, image,
    openScenes(map).map((place) => mapArea(map, place, state.filters)));
  const size = make("button", { type: "button", class: "button", "aria-pressed": "false", click: () => {
    size.setAttribute("aria-pressed", String(frame.classList.toggle("actual")));
  } }, "Actual size");
  return [
    make("div", { class: "map-head" }, heading(1, named(map.name)), make("p", { class: "quiet" }, named(map.document)),
      make("p", { class: "link-row" }, size, listOfFiles(picture))),
    make("div", { class: "map-scroller" }, frame),
    map.segues.length ? make("details", { class: "panel" },
      make("summary", null, make("h2", null, plural(map.segues.length, "segue"))),
      make("ul", { class: "map-segues" }, map.segues.map((segue) => named(segueSentence(map, segue), "li")))) : null,
  ];
};
