// ---- Where views and pictures come from: files beside the page, or the page itself

/** Whether the page holds everything itself, so that there are no files beside it. */
const isAlone = document.getElementById("review-data") !== null;

/** The report in a page that stands alone; nothing where its file is missing. */
const archivedReport = () => isAlone ? JSON.parse(document.getElementById("review-data").textContent) : undefined;

/** The views and constraints of scenes that were loaded, by the scene's slug. */
const details = new Map();

/** The pictures of scenes that were unpacked, as addresses with everything in them, by their paths. */
const unpackedPictures = new Map();

/** The address of a file of the report; its parts can never be anything but names of files. */
const fileAddress = (path) => path.split("/").map(encodeURIComponent).join("/");

const archiveOf = (slug) => document.getElementById(`scene-${slug}`);

/** What is in the archive of a scene, compressed by zlib and written in base64. */
const unpack = async (element) => {
  const bytes = Uint8Array.from(atob(element.textContent.trim()), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return JSON.parse(await new Response(stream).text());
};

const unpacking = new Map();

/** Unpacks a scene once, however often it is asked for. */
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

/** Pictures stand in folders that are called like their scenes; each map has an archive of its own. */
const slugOfPicture = (path) => path.startsWith("maps/") ? `~map-${path.slice(5).replace(/\.[a-z]+$/, "")}` : path.split("/").at(-2);

/** Whether a picture can be shown: a page that stands alone may hold only some. */
const hasPicture = (path) => !isAlone || archiveOf(slugOfPicture(path)) !== null;

/** Calls back with the address of a picture, at once where it is a file. */
const withPictureAddress = (path, use) => {
  if (!isAlone) return use(fileAddress(path));
  unpackScene(slugOfPicture(path)).then(() => { if (unpackedPictures.has(path)) use(unpackedPictures.get(path)); }, () => {});
};

/** Runs a script beside the page, then calls back, also where it is missing. */
const runFile = (path, finish) => {
  const script = document.createElement("script");
  script.src = fileAddress(path);
  script.onload = finish;
  script.onerror = finish;
  document.head.append(script);
};

/** Loads the views and constraints of a scene, then calls back with them, or with null where they are missing. */
const loadDetails = ({ slug }, done) => {
  const finish = () => done(details.get(slug) ?? null);
  if (details.has(slug)) return finish();
  if (isAlone) return archiveOf(slug) ? unpackScene(slug).then(finish, finish) : finish();
  runFile(`data/${slug}.js`, finish);
};
