// ---- The sources of views and pictures: files next to the page, or the page itself

/** Whether the page is self-contained, without files next to it. */
const isAlone = document.getElementById("review-data") !== null;

/** The report in a single-file page; undefined in a page with files. */
const archivedReport = () => isAlone ? JSON.parse(document.getElementById("review-data").textContent) : undefined;

/** The loaded views and constraints of scenes, by slug. */
const details = new Map();

/** The unpacked pictures of scenes as data addresses, by path. */
const unpackedPictures = new Map();

/** The address of a file of the report. Parts are encoded, so they can only be file names. */
const fileAddress = (path) => path.split("/").map(encodeURIComponent).join("/");

const archiveOf = (slug) => document.getElementById(`scene-${slug}`);

/** The contents of an archive, which is compressed by zlib and encoded as base64. */
const unpack = async (element) => {
  const bytes = Uint8Array.from(atob(element.textContent.trim()), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return JSON.parse(await new Response(stream).text());
};

const unpacking = new Map();

/** Unpacks a scene. Repeated calls share the result. */
const unpackScene = (slug) => {
  if (!unpacking.has(slug)) {
    unpacking.set(slug, unpack(archiveOf(slug)).then((archive) => {
      details.set(slug, archive.details);
      if (archive.systems) systems.set(slug, archive.systems);
      for (const [path, picture] of Object.entries(archive.pictures)) {
        unpackedPictures.set(path, path.endsWith(".svg") ? `data:image/svg+xml,${encodeURIComponent(picture)}` : `data:image/png;base64,${picture}`);
      }
    }));
  }
  return unpacking.get(slug);
};

/** Pictures are in folders with the slugs of their scenes. Each map has its own archive. */
const slugOfPicture = (path) => path.startsWith("maps/") ? `~map-${path.slice(5).replace(/\.[a-z]+$/, "")}` : path.split("/").at(-2);

/** Whether a picture can be shown: a single-file page may contain only some. */
const hasPicture = (path) => !isAlone || archiveOf(slugOfPicture(path)) !== null;

/** Calls back with the address of a picture, immediately if it is a file. */
const withPictureAddress = (path, use) => {
  if (!isAlone) return use(fileAddress(path));
  unpackScene(slugOfPicture(path)).then(() => { if (unpackedPictures.has(path)) use(unpackedPictures.get(path)); }, () => {});
};

/** Runs a script next to the page, then calls back, even if the script is missing. */
const runFile = (path, finish) => {
  const script = document.createElement("script");
  script.src = fileAddress(path);
  script.onload = finish;
  script.onerror = finish;
  document.head.append(script);
};

/** Loads the views and constraints of a scene, then calls back with them, or with null if they are missing. */
const loadDetails = ({ slug }, done) => {
  const finish = () => done(details.get(slug) ?? null);
  if (details.has(slug)) return finish();
  if (isAlone) return archiveOf(slug) ? unpackScene(slug).then(finish, finish) : finish();
  runFile(`data/${slug}.js`, finish);
};
