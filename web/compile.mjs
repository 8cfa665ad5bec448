// Compile the Python files of a folder with the Python of the browser, warm its cache, and write one
// archive: `node compile.mjs SITE OUT.zip`. SITE holds what stands in `site-packages`.
// A page that starts then reads compiled modules, finished grammar tables and printed texts.
import { loadPyodide } from "pyodide";
import { readFileSync, writeFileSync, readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";

const [site, out] = process.argv.slice(2);
const python = await loadPyodide({ env: { HOME: "/home/page", DOWLANG_CACHE: "/home/page/cache" } });
const target = python.runPython("import site; site.getsitepackages()[0]");

function* files(folder) {
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* files(path);
    else yield path;
  }
}

for (const path of files(site)) {
  const to = `${target}/${relative(site, path)}`;
  python.FS.mkdirTree(to.slice(0, to.lastIndexOf("/")));
  python.FS.writeFile(to, readFileSync(path));
}
python.globals.set("TARGET", target);
writeFileSync(out, python.runPython(readFileSync(new URL("./compile.py", import.meta.url), "utf-8")).toJs());
