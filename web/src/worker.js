// The Python half of the page, in a worker so that the page stays alive while it thinks.
// One message asks `{id, call, args}`, one answers `{id, answer}`. Messages are answered in order.
import { loadPyodide } from "./pyodide/pyodide.mjs";

// The machine of Python is served packed (a third of its size): it is unpacked as it comes.
const plain = self.fetch.bind(self);
self.fetch = async (address, ...more) => {
  if (!String(address).endsWith("/pyodide.asm.wasm")) return plain(address, ...more);
  const packed = await plain(String(address).replace(/\.wasm$/, ".packed"), ...more);
  return new Response(packed.body.pipeThrough(new DecompressionStream("gzip")), {
    status: packed.status,
    headers: { "content-type": "application/wasm" },
  });
};

const ready = start();

async function start() {
  const archive = fetch("python.zip").then((found) => found.arrayBuffer());
  const python = await loadPyodide({
    indexURL: new URL("./pyodide/", self.location.href).href,
    env: { HOME: "/home/page", DOWLANG_CACHE: "/home/page/cache" },
  });
  python.unpackArchive(await archive, "zip", { extractDir: "/" });
  python.runPython("import sys; sys.dont_write_bytecode = True");
  const page = python.pyimport("dowlang.playground.calls").opened("/home/page/cards");
  return page;
}

self.onmessage = async ({ data }) => {
  try {
    const page = await ready;
    self.postMessage({ id: data.id, answer: page.call(data.call, JSON.stringify(data.args ?? {})) });
  } catch (fault) {
    self.postMessage({ id: data.id, answer: JSON.stringify({ fault: String(fault).slice(0, 400) }) });
  }
};
ready.then(
  () => self.postMessage({ id: 0, answer: "{}" }),
  (fault) => self.postMessage({ id: 0, answer: JSON.stringify({ fault: String(fault).slice(0, 400) }) }),
);
